import { useEffect, useState } from 'react';
import { isRecord } from '#contracts/json/isRecord.ts';
import { editorFields, previewTokenAddress } from '#editing/editorPages.ts';
import { createAskServer } from '../document/askServer.ts';

const askServer = createAskServer();

/** How much of its time a token is used, before another one is fetched. */
const usedShare = 0.7;
/** When the server could not be asked, it is asked again after so long, in milliseconds. */
const pause = 10_000;

/**
 * What opens the preview on an origin of its own: renewed before it ends, for as long as somebody is signed in.
 *
 * @param isWanted whether the frame is on an origin of its own
 */
export function usePreviewToken(path: string, isWanted: boolean): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = 0;
    const renew = async (): Promise<void> => {
      clearTimeout(timer);
      const answer = await askServer(previewTokenAddress, { [editorFields.path]: path }, isGivenToken, {
        method: 'POST',
        calledOff: asking.signal,
      });
      if (asking.signal.aborted) return;
      const given = answer.kind === 'done' ? answer.value : undefined;
      if (given) setToken(given.token);
      const wait = given ? given.seconds * 1000 * usedShare : pause;
      dueAt = Date.now() + wait;
      timer = setTimeout(() => void renew(), wait);
    };
    // A computer that has slept comes back late.
    const onFocus = (): void => {
      if (Date.now() >= dueAt) void renew();
    };
    window.addEventListener('focus', onFocus);
    void renew();
    return () => {
      asking.abort();
      clearTimeout(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, [path, isWanted]);
  return token;
}

interface GivenToken {
  readonly token: string;
  readonly seconds: number;
}

function isGivenToken(value: unknown): value is GivenToken {
  return isRecord(value) && typeof value.token === 'string' && typeof value.seconds === 'number';
}
