import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** On return from the back/forward cache another person may be reading. `autocomplete="off"` prevents refilling. */
export function useForgetOnReturn(forget: () => void): void {
  useEffect(() => {
    // Synchronously, so that no frame paints the entries.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) flushSync(forget);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}
