import { createHmac, randomBytes } from 'node:crypto';
import { SignedTexts } from '#platform/signedTexts.ts';

/** A working day, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

/** Enough that no two sessions of a second are the same: each is ended on its own. */
const nonceBytes = 9;
/** Until when it holds, in seconds; a nonce, which those of earlier releases do not have; the signature. */
export const sessionPattern = /\d{1,12}(?:\.[\w-]{12})?\.[\w-]{43}/;

/** A session that says until when it holds, signed with a key: only that it ended early is stored, and another key ends it. */
export function issueSession(key: string, now: number): string {
  const until = Math.floor(now / 1000) + sessionSeconds;
  return sessions(key).sign(`${until}.${randomBytes(nonceBytes).toString('base64url')}`);
}

/** Whether a session was issued with this key and still holds. */
export function holdsSession(session: string | undefined, key: string, now: number): boolean {
  const until = sessions(key).open(session);
  return until !== undefined && Number.parseInt(until, 10) * 1000 > now;
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

function sessions(key: string): SignedTexts {
  return new SignedTexts(key, 'editor session');
}
