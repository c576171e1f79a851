import { cookieValue } from '../../platform/http/cookies.ts';
import { idPattern, pendingSeconds, sessionSeconds } from './sessions.ts';

/** What a browser has of a session, and of a sign-in that is under way beside it. */
export interface KeptIds {
  session?: string | undefined;
  pending?: string | undefined;
}

const cookieName = 'pagewell_session';
const between = '~';

/** What the browser has sent; nothing where it is not of our making. */
export function readSessionCookie(header: string | undefined): KeptIds {
  const [session = '', pending = '', ...more] = (cookieValue(header, cookieName) ?? '').split(between);
  if (more.length > 0) return {};
  return {
    ...(idPattern.test(session) ? { session } : {}),
    ...(idPattern.test(pending) ? { pending } : {}),
  };
}

/** The cookie that keeps it, or takes it away where there is nothing to keep. No script reads it. */
export function sessionCookie({ session, pending }: KeptIds, { https }: { https: boolean }): string {
  const value = pending === undefined ? (session ?? '') : `${session ?? ''}${between}${pending}`;
  const age = session === undefined ? (pending === undefined ? 0 : pendingSeconds) : sessionSeconds;
  return `${cookieName}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
