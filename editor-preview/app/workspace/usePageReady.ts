import { useCallback, useEffect, useState } from 'react';

/** Maximum delay of deferrable work for a page that does not load, in milliseconds. */
export const pageTimeoutMs = 5_000;

/**
 * Checks and text measurement wait until the page has been painted or timed out: they share its thread.
 * Returns a callback for when it has been painted.
 */
export function usePageReady(): [isReady: boolean, onPageReady: () => void] {
  const [isReady, setReady] = useState(false);
  const onPageReady = useCallback(() => setReady(true), []);
  useEffect(() => {
    const timer = setTimeout(onPageReady, pageTimeoutMs);
    return () => clearTimeout(timer);
  }, [onPageReady]);
  return [isReady, onPageReady];
}
