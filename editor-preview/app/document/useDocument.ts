import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { EditorDocument } from './createDocument.ts';
import type { DocumentView } from './documentView.ts';

export interface ShownDocument<View = DocumentView> {
  readonly subscribe: EditorDocument['subscribe'];
  readonly view: () => View;
}

export function useDocument<View>({ subscribe, view }: ShownDocument<View>): View {
  return useSyncExternalStore(subscribe, view);
}

/** Re-renders only when that part changes. `isSame` compares parts that are created per call. */
export function useDocumentPart<View, Part>(
  { subscribe, view }: ShownDocument<View>,
  select: (view: View) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const known = useRef<{ readonly view: View; readonly select: (view: View) => Part; readonly part: Part }>(
    undefined,
  );
  return useSyncExternalStore(subscribe, () => {
    const { current: before } = known;
    const now = view();
    // Returns the same object for the same view, as React requires.
    if (before && before.view === now && before.select === select) return before.part;
    const made = select(now);
    const part = before && isSame(before.part, made) ? before.part : made;
    known.current = { view: now, select, part };
    return part;
  });
}

export function haveSameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => Object.is(value, values.get(field)));
}

export function useSavingAgain(document: EditorDocument): void {
  useEffect(() => {
    const isTroubled = (): boolean => !['saved', 'saving', 'not-kept'].includes(document.view().saving.kind);
    const tryAgain = (): void => {
      if (isTroubled()) void document.save();
    };
    // The event stream may have ended with the session.
    const onFocus = (): void => {
      if (isTroubled()) void document.save();
      else if (document.view().canSave) void document.refresh();
    };
    const onHidden = (): void => document.closeOpen();
    window.addEventListener('online', tryAgain);
    window.addEventListener('online', document.reconnected);
    window.addEventListener('focus', onFocus);
    window.addEventListener('pagehide', onHidden);
    return () => {
      window.removeEventListener('online', tryAgain);
      window.removeEventListener('online', document.reconnected);
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [document]);
}
