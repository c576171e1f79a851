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

export type SessionCookie = ReturnType<typeof sessionCookie>;

export function sessionCookie({ https }: { https: boolean }) {
  const name = hostCookie(cookieName, https);
  return {
    /** None if the value is invalid. */
    read: ({ cookie }: IncomingHttpHeaders) => {
      const [session = '', pending = '', ...more] = (cookieValue(cookie, name) ?? '').split(between);
      if (more.length > 0) return {};
      return {
        ...(idPattern.test(session) ? { session } : {}),
        ...(idPattern.test(pending) ? { pending } : {}),
      };
    },
    /** Without ids the cookie is cleared. */
    write: ({ session, pending }: CookieIds) => {
      const value = pending === undefined ? (session ?? '') : `${session ?? ''}${between}${pending}`;
      const seconds = session === undefined ? (pending === undefined ? 0 : pendingSeconds) : sessionSeconds;
      return setCookie(name, value, { seconds, https });
    },
  };
}
