import { editorAddresses } from '#editing/editorPages.ts';
import { reach, whyFailed } from '../document/askServer.ts';
import { words } from '../words/words.ts';

/** What became of signing in: in a sentence where it was not done. */
export type SignInOutcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** Signs in with a token, in this browser. The page stays as it is. */
export async function signIn(token: string): Promise<SignInOutcome> {
  // A redirect leads into the editor; it is not followed, for the page is here already.
  const answer = await reach(editorAddresses.signIn, {
    method: 'POST',
    body: new URLSearchParams({ token: tokenIn(token) }),
    redirect: 'manual',
  });
  if ('kind' in answer) return { ok: false, why: whyFailed(answer) };
  if (answer.type === 'opaqueredirect' || answer.status === 303) return { ok: true };
  if (answer.status === 429) return { ok: false, why: words.review.tooMany };
  if (answer.status === 401) return { ok: false, why: words.review.noToken };
  return { ok: false, why: words.review.serverError(answer.status) };
}

/** A whole link may be pasted. */
function tokenIn(pasted: string): string {
  return pasted.trim().replace(/^.*#/s, '');
}
