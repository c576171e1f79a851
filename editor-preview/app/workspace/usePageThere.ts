import { useCallback, useEffect, useState } from 'react';

/** Maximum delay of deferrable work for a page that does not load, in milliseconds. */
export const waitsForPage = 5_000;

/**
 * Checks and text measurement wait until the page has been painted or timed out: they share its thread.
 * Returns a callback for when it has been painted.
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
