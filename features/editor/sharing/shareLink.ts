import { createHash, randomBytes } from 'node:crypto';
import { sharedAddress } from '#editing/sharing/share.ts';
import { sameSecret } from '#platform/signedTexts.ts';

/** In the query of a link: its secret. There, because logs show paths and no queries. */
export const secretField = 'key';

/** In bytes. */
const idLength = 9;
const secretLength = 32;

/** A link that nobody can guess, and what is kept of it, from which nobody can make it. */
export interface NewLink {
  id: string;
  secretHash: string;
  /** Path and query. */
  link: string;
}

export function newLink(): NewLink {
  const id = randomBytes(idLength).toString('base64url');
  const secret = randomBytes(secretLength).toString('base64url');
  return {
    id,
    secretHash: hashOf(secret),
    link: `${sharedAddress}/${id}?${new URLSearchParams({ [secretField]: secret })}`,
  };
}

/** Whether a secret is the one that was hashed. */
export function opens(secret: string | null, secretHash: string): boolean {
  return secret !== null && sameSecret(hashOf(secret), secretHash);
}

/** Without salt and once: secrets are random, and too many to try them all. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
