import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Forgets what was entered when the page comes back from the browser's memory, as it does by its Back button: somebody
 * else may be reading then. What the browser fills in anew is kept out by `autocomplete="off"`.
 */
export function useForgetOnReturn(forget: () => void): void {
  useEffect(() => {
    // At once, so that no frame shows what was entered.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) flushSync(forget);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}
