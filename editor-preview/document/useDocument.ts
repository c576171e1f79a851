import { useEffect, useSyncExternalStore } from 'react';
import type { EditorDocument } from './createDocument.ts';
import type { DocumentView } from './documentView.ts';

/** What is seen of a document now. Tries to save again when the network, or the editor, is back. */
export function useDocument(document: EditorDocument): DocumentView {
  const view = useSyncExternalStore(document.subscribe, document.view);
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
    window.addEventListener('focus', onFocus);
    window.addEventListener('pagehide', onHidden);
    return () => {
      window.removeEventListener('online', tryAgain);
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [document]);
  return view;
}
