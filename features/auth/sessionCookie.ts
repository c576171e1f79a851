import type { IncomingHttpHeaders } from 'node:http';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';
import { idPattern, pendingSeconds, sessionSeconds } from './sessions.ts';

/** What a browser has of a session, and of a sign-in that is under way beside it. */
export interface KeptIds {
  session?: string | undefined;
  pending?: string | undefined;
}

const cookieName = 'pagewell_session';
const between = '~';

/** The cookie that keeps it. No script reads it. */
export interface SessionCookie {
  /** What the browser has sent; nothing where it is not of our making. */
  read: (headers: IncomingHttpHeaders) => KeptIds;
  /** The header that keeps it, or takes it away where there is nothing to keep. */
  write: (ids: KeptIds) => string;
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
