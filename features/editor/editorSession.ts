import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A working day, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  // Hashes have one length, which `timingSafeEqual` needs, and tell nothing of the texts'.
  return timingSafeEqual(sha256(a), sha256(b));
}

/** A session that says until when it holds, signed with a key: nothing to keep, and another key ends it. */
export function issueSession(key: string, now: number): string {
  const until = Math.floor(now / 1000) + sessionSeconds;
  return `${until}.${signature(key, until)}`;
}

/** Whether a session was issued with this key and still holds. */
export function holdsSession(session: string | undefined, key: string, now: number): boolean {
  const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(session ?? '') ?? [];
  if (until === undefined || signed === undefined) return false;
  return sameSecret(signed, signature(key, Number(until))) && Number(until) * 1000 > now;
}

/**
 * The key of a person's sessions: whoever has the server's token and the store, but neither of them alone, could make one
 * up, and a token that is revoked ends them all.
 */
export function keyOfPerson(
  serverToken: string,
  { id, tokenHash }: { id: string; tokenHash: string },
): string {
  return createHmac('sha256', serverToken).update(`pagewell person ${id} ${tokenHash}`).digest('base64url');
}

function signature(key: string, until: number): string {
  return createHmac('sha256', key).update(`pagewell editor session until ${until}`).digest('base64url');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
