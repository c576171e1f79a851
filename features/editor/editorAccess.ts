import { cookieValue } from '../../platform/http/cookies.ts';
import { tooManyAttempts } from '../../platform/http/httpError.ts';
import { RequestLimit } from '../../platform/http/requestLimit.ts';
import type { PageShell } from '../../shell/page/pageShell.ts';
import { type ApiReply, form, guard, type PageReply, page, type Route } from '../route.ts';
import { holdsSession, issueSession, sameSecret, sessionSeconds } from './editorSession.ts';
import { signInField, signInPage } from './signInPage.tsx';

interface EditorAccessOptions {
  token: string;
  shell: PageShell;
  https: boolean;
}

/** Far more than slips of the finger, far fewer than it takes to guess. */
export const wrongGuesses = { most: 20, seconds: 60 };

const cookieName = 'pagewell_editor';
/** A token and the name of its field. */
const maxFormBytes = 2048;

/**
 * Lets only those into the editor who know its token: people by a form and a cookie, programs by
 * `Authorization: Bearer`. What stands behind these routes is theirs.
 */
export function editorAccess({ token, shell, https }: EditorAccessOptions): Route[] {
  const limit = new RequestLimit(wrongGuesses);

  /** @throws HttpError 429 for whoever guessed too often, whether or not this is the token */
  function knowsToken(address: string | undefined, given: string | null): boolean {
    const wait = limit.secondsToWait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    if (given !== null && sameSecret(given, token)) return true;
    limit.note(address);
    return false;
  }

  const cookie = (value: string, lifetime: string): Record<string, string> => ({
    'Set-Cookie': `${cookieName}=${value}; ${lifetime}; Path=/editor; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`,
  });

  const headers = { 'WWW-Authenticate': 'Bearer realm="Pagewell editor"' };
  const signIn = (failed: boolean): PageReply => ({
    document: signInPage({ failed }, shell),
    status: 401,
    headers,
  });
  const signedOut: ApiReply = {
    status: 401,
    body: { error: 'Nobody is signed in, or not any more. Sign in at /editor, then send this again.' },
    headers,
  };

  return [
    page('POST /editor/sign-in', {
      body: form(maxFormBytes),
      handle: ({ body, clientAddress }) => {
        if (!knowsToken(clientAddress, body.get(signInField))) return signIn(true);
        const session = issueSession(token, Date.now());
        return { redirect: '/editor', headers: cookie(session, `Max-Age=${sessionSeconds}`) };
      },
    }),
    page('POST /editor/sign-out', {
      handle: () => ({
        redirect: '/editor',
        headers: cookie('', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'),
      }),
    }),
    guard('/editor', ({ path, headers, clientAddress }) => {
      const bearer = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
      if (bearer !== undefined && knowsToken(clientAddress, bearer)) return undefined;
      const session = cookieValue(headers.cookie, cookieName);
      if (holdsSession(session, token, Date.now())) return undefined;
      return path.startsWith('/editor/api/') ? signedOut : signIn(false);
    }),
  ];
}
