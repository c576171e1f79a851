import { useEffect, useState } from 'react';
import type { EditorDocument } from '../document/createDocument.ts';
import { fetchAll, idleDelayMs } from '../parts/fetchedLater.ts';
import { words } from '../words/words.ts';

/** When idle, for offline work. Returns a callback for when the page has its part, which it fetches itself. */
export function useFetchedAll(document: EditorDocument, announce: (message: string) => void): () => void {
  const [isPageComplete, setPageComplete] = useState(false);
  const [isToolComplete, setToolComplete] = useState(false);
  useEffect(() => {
    if (isToolComplete) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const fetchIfOnline = (): void => {
      if (navigator.onLine) void fetchAll().then(setToolComplete);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(fetchIfOnline, idleDelayMs);
    };
    wait();
    const leave = document.subscribe(wait);
    window.addEventListener('online', wait);
    return () => {
      clearTimeout(timer);
      leave();
      window.removeEventListener('online', wait);
    };
  }, [document, isToolComplete]);
  const isComplete = isToolComplete && isPageComplete;
  useEffect(() => {
    if (isComplete) announce(words.isComplete);
  }, [isComplete, announce]);
  return () => setPageComplete(true);
}
