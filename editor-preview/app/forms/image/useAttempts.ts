import { useEffect, useState } from 'react';
import { useReconnect } from '../field/formParts.ts';

/** Counts load attempts: browsers do not retry, so it increments when the server responds again. */
export function useAttempts(): { readonly attempt: number; readonly fail: () => void } {
  const onReconnect = useReconnect();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    return onReconnect(() => {
      setFailed(false);
      setAttempt((before) => before + 1);
    });
  }, [hasFailed, onReconnect]);
  return { attempt, fail: () => setFailed(true) };
}
