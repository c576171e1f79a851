import { createHmac } from 'node:crypto';
import { SignedTexts } from '../../../platform/signedTexts.ts';

/** A working day, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

/** A session that says until when it holds, signed with a key: nothing to keep, and another key ends it. */
export function issueSession(key: string, now: number): string {
  return sessions(key).sign(String(Math.floor(now / 1000) + sessionSeconds));
}

/** Whether a session was issued with this key and still holds. */
export function holdsSession(session: string | undefined, key: string, now: number): boolean {
  const until = sessions(key).open(session);
  return until !== undefined && Number(until) * 1000 > now;
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
