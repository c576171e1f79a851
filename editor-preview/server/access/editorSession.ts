import { createHmac, randomBytes } from 'node:crypto';
import { SignedTexts } from '#platform/signedTexts.ts';

export const sessionSeconds = 12 * 60 * 60;

/** Makes two sessions of the same second distinct: each can be ended separately. */
const nonceBytes = 9;
/** Expiry in seconds; a nonce, absent in sessions of earlier releases; the signature. */
export const sessionPattern = /\d{1,12}(?:\.[\w-]{12})?\.[\w-]{43}/;

/** Only an early end is stored; another key invalidates the session. */
export function issueSession(key: string, now: number): string {
  const until = Math.floor(now / 1000) + sessionSeconds;
  return sessions(key).sign(`${until}.${randomBytes(nonceBytes).toString('base64url')}`);
}

export function holdsSession(session: string | undefined, key: string, now: number): boolean {
  const until = sessions(key).open(session);
  return until !== undefined && Number.parseInt(until, 10) * 1000 > now;
}

/** Depends on the server's token and the person's: changing either ends the sessions. */
export function keyOfPerson(
  serverToken: string,
  { id, tokenHash }: { id: string; tokenHash: string },
): string {
  return createHmac('sha256', serverToken).update(`pagewell person ${id} ${tokenHash}`).digest('base64url');
}

function sessions(key: string): SignedTexts {
  return new SignedTexts(key, 'editor session');
}
