import { useEffect, useState } from 'react';
import { isRecord } from '#contracts/json/isRecord.ts';
import { editorFields, previewTokenAddress } from '#editor-preview/model/editorPages.ts';
import { createAskServer } from '../document/askServer.ts';

const askServer = createAskServer();

/** The share of a token's lifetime after which another one is fetched. */
const usedShare = 0.7;
const pause = 10_000;

/**
 * Renewed before it expires, while the person is signed in.
 * @param isWanted whether the frame is on a separate origin
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
    // Timers of a sleeping computer are late.
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
