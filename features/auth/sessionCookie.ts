import type { IncomingHttpHeaders } from 'node:http';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';
import { idPattern, pendingSeconds, sessionSeconds } from './sessions.ts';

export interface CookieIds {
  session?: string | undefined;
  pending?: string | undefined;
}

const cookieName = 'pagewell_session';
const between = '~';

export interface SessionCookie {
  /** None if the value is invalid. */
  read: (headers: IncomingHttpHeaders) => CookieIds;
  /** Without ids the cookie is cleared. */
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
