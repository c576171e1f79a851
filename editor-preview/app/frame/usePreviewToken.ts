import { useEffect, useState } from 'react';
import { hasFields, isNumber, isText } from '#contracts/json/guards.ts';
import {
  editorFields,
  type PreviewTokenGrant,
  previewTokenAddress,
} from '#editor-preview/model/editorPages.ts';
import { createApiClient } from '../document/apiClient.ts';

const callApi = createApiClient();

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
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = 0;
    const renew = async (): Promise<void> => {
      clearTimeout(timer);
      const answer = await callApi(previewTokenAddress, { [editorFields.path]: path }, isTokenGrant, {
        method: 'POST',
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      const grant = answer.kind === 'done' ? answer.value : undefined;
      if (grant) setToken(grant.token);
      const wait = grant ? grant.seconds * 1000 * usedShare : pause;
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
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, [path, isWanted]);
  return token;
}

const isTokenGrant = hasFields<PreviewTokenGrant>({ token: isText, seconds: isNumber });
