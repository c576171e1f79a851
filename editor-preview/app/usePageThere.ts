import { useCallback, useEffect, useState } from 'react';

/** How long what can wait does so for a page that does not come, in milliseconds. */
export const waitsForPage = 5_000;

/**
 * Whether the page has been painted, or does not come for now. What nobody looks at before, such as checking the article and
 * measuring its text, would hold it up: they share a thread.
 *
 * @returns to be called, besides, when it has been painted
 */
export function usePageThere(): [isThere: boolean, pageIsThere: () => void] {
  const [isThere, setThere] = useState(false);
  const pageIsThere = useCallback(() => setThere(true), []);
  useEffect(() => {
    const timer = setTimeout(pageIsThere, waitsForPage);
    return () => clearTimeout(timer);
  }, [pageIsThere]);
  return [isThere, pageIsThere];
}
