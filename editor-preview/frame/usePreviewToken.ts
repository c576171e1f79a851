import { useEffect, useState } from 'react';
import { ownValue } from '../../contracts/json/ownValue.ts';
import { editorFields, previewTokenAddress } from '../../editing/editorPages.ts';

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
      const given = await askForToken(path, asking.signal);
      if (asking.signal.aborted) return;
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

async function askForToken(
  path: string,
  signal: AbortSignal,
): Promise<{ token: string; seconds: number } | undefined> {
  const address = `${previewTokenAddress}?${new URLSearchParams({ [editorFields.path]: path })}`;
  try {
    const answer = await fetch(address, { method: 'POST', signal });
    const given: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof given !== 'object' || given === null) return undefined;
    const [token, seconds] = [ownValue(given, 'token'), ownValue(given, 'seconds')];
    return typeof token === 'string' && typeof seconds === 'number' ? { token, seconds } : undefined;
  } catch (error) {
    // How `fetch` tells that there is no network, or that it was called off.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
