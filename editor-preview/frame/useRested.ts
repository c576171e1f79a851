import { useCallback, useEffect, useRef, useState } from 'react';

/** How long something must not change before others are told, and how long they wait at most, in milliseconds. */
const [rest, longest] = [150, 600];

/**
 * What something was when it last rested: what need not follow each key is told when typing pauses.
 *
 * @returns with a function that lets it be what it is now
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
