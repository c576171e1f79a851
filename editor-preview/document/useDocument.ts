import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { EditorDocument } from './createDocument.ts';
import type { DocumentView } from './documentView.ts';

/** What has to be known of a document to show it, or a part of what is seen of it. */
export interface ShownDocument<View = DocumentView> {
  readonly subscribe: EditorDocument['subscribe'];
  readonly view: () => View;
}

/** All that is seen of a document now: another one after every key. */
export function useDocument<View>({ subscribe, view }: ShownDocument<View>): View {
  return useSyncExternalStore(subscribe, view);
}

/**
 * A part of what is seen of a document. Whoever shows it is drawn anew only when that part has become another one.
 *
 * @param isSame compares two of them, where each is made when it is asked for
 */
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
    // Asked again about the same, it answers the same.
    if (before && before.view === now && before.select === select) return before.part;
    const made = select(now);
    const part = before && isSame(before.part, made) ? before.part : made;
    known.current = { view: now, select, part };
    return part;
  });
}

/** Whether two objects of the same fields hold the same. */
export function haveSameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => Object.is(value, values.get(field)));
}

/** Tries to save again when the network, or the editor, is back. */
export function useSavingAgain(document: EditorDocument): void {
  useEffect(() => {
    const isTroubled = (): boolean => !['saved', 'saving', 'not-kept'].includes(document.view().saving.kind);
    const tryAgain = (): void => {
      if (isTroubled()) void document.save();
    };
    // The stream of what others do may have ended with the session.
    const onFocus = (): void => {
      if (isTroubled()) void document.save();
      else if (document.view().canSave) void document.refresh();
    };
    const onHidden = (): void => document.closeOpen();
    window.addEventListener('online', tryAgain);
    window.addEventListener('online', document.serverIsBack);
    window.addEventListener('focus', onFocus);
    window.addEventListener('pagehide', onHidden);
    return () => {
      window.removeEventListener('online', tryAgain);
      window.removeEventListener('online', document.serverIsBack);
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [document]);
}
