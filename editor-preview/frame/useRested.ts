import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce delay and maximum delay, in milliseconds. */
const [rest, longest] = [150, 600];

/**
 * A debounced value for what need not follow each keystroke.
 * @returns also a function that updates it immediately
 */
export function useRested<Value>(now: Value): [rested: Value, catchUp: () => void] {
  const [rested, setRested] = useState(now);
  const latest = useRef(now);
  latest.current = now;
  const behindSince = useRef<number>(undefined);
  const catchUp = useCallback(() => {
    behindSince.current = undefined;
    setRested(() => latest.current);
  }, []);
  useEffect(() => {
    if (rested === now) return undefined;
    behindSince.current ??= performance.now();
    const left = longest - (performance.now() - behindSince.current);
    const timer = setTimeout(catchUp, Math.max(0, Math.min(rest, left)));
    return () => clearTimeout(timer);
  }, [now, rested, catchUp]);
  return [rested, catchUp];
}
