import { editorAddresses } from '../../editing/editorPages.ts';
import { reach, whyFailed } from '../document/askServer.ts';

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
  if (answer.status === 429)
    return { ok: false, why: 'There were too many attempts. Wait a minute, then try again.' };
  if (answer.status === 401)
    return { ok: false, why: 'Nobody has this token, or it was revoked. Ask for another one.' };
  return { ok: false, why: `The server answered with an error, ${answer.status}.` };
}

/** A whole link may be pasted. */
function tokenIn(pasted: string): string {
  return pasted.trim().replace(/^.*#/s, '');
}
