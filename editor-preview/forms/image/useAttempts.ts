import { useEffect, useState } from 'react';
import { useWhenServerIsBack } from '../field/formParts.ts';

/**
 * Counts the attempts to load something: browsers give up what could not be loaded, so it is asked for anew whenever the server
 * is back.
 */
export function useAttempts(): { readonly attempt: number; readonly fail: () => void } {
  const whenServerIsBack = useWhenServerIsBack();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) return undefined;
    return whenServerIsBack(() => {
      setFailed(false);
      setAttempt((before) => before + 1);
    });
  }, [hasFailed, whenServerIsBack]);
  return { attempt, fail: () => setFailed(true) };
}
