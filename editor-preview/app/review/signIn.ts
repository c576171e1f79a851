import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { failureMessage, fetchWithTimeout } from '../document/apiClient.ts';
import { words } from '../words/words.ts';

export type SignInOutcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

export async function signIn(token: string): Promise<SignInOutcome> {
  // Success redirects into the editor; not followed, because the page is already open.
  const answer = await fetchWithTimeout(editorAddresses.signIn, {
    method: 'POST',
    body: new URLSearchParams({ token: tokenIn(token) }),
    redirect: 'manual',
  });
  if ('kind' in answer) return { ok: false, why: failureMessage(answer) };
  if (answer.type === 'opaqueredirect' || answer.status === 303) return { ok: true };
  if (answer.status === 429) return { ok: false, why: words.review.tooMany };
  if (answer.status === 401) return { ok: false, why: words.review.noToken };
  return { ok: false, why: words.review.serverError(answer.status) };
}

/** A whole link may be pasted. */
function tokenIn(pasted: string): string {
  return pasted.trim().replace(/^.*#/s, '');
}
