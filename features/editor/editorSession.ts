import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A working day, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  // Hashes have one length, which `timingSafeEqual` needs, and tell nothing of the texts'.
  return timingSafeEqual(sha256(a), sha256(b));
}

/** A session that says until when it holds, signed with the token: nothing to keep, and another token ends it. */
export function issueSession(token: string, now: number): string {
  const until = Math.floor(now / 1000) + sessionSeconds;
  return `${until}.${signature(token, until)}`;
}

/** Whether a session was issued with this token and still holds. */
export function holdsSession(session: string | undefined, token: string, now: number): boolean {
  const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(session ?? '') ?? [];
  if (until === undefined || signed === undefined) return false;
  return sameSecret(signed, signature(token, Number(until))) && Number(until) * 1000 > now;
}

function signature(token: string, until: number): string {
  return createHmac('sha256', token).update(`pagewell editor session until ${until}`).digest('base64url');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
