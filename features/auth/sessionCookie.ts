import type { IncomingHttpHeaders } from 'node:http';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';
import { idPattern, pendingSeconds, sessionSeconds } from './sessions.ts';

/** Ids in a browser's cookie: of its session, and of a sign-in in progress. */
export interface CookieIds {
  session?: string | undefined;
  pending?: string | undefined;
}

const cookieName = 'pagewell_session';
const between = '~';

/** The session cookie. It is HttpOnly. */
export interface SessionCookie {
  /** The ids that the browser sent; none if the value is invalid. */
  read: (headers: IncomingHttpHeaders) => CookieIds;
  /** The `Set-Cookie` header that stores the ids, or clears the cookie if there are none. */
  write: (ids: CookieIds) => string;
}

export function sessionCookie({ https }: { https: boolean }): SessionCookie {
  const name = hostCookie(cookieName, https);
  return {
    read: ({ cookie }) => {
      const [session = '', pending = '', ...more] = (cookieValue(cookie, name) ?? '').split(between);
      if (more.length > 0) return {};
      return {
        ...(idPattern.test(session) ? { session } : {}),
        ...(idPattern.test(pending) ? { pending } : {}),
      };
    },
    write: ({ session, pending }) => {
      const value = pending === undefined ? (session ?? '') : `${session ?? ''}${between}${pending}`;
      const seconds = session === undefined ? (pending === undefined ? 0 : pendingSeconds) : sessionSeconds;
      return setCookie(name, value, { seconds, https });
    },
  };
}
