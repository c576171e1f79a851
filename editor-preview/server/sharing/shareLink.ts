import { createHash, randomBytes } from 'node:crypto';
import { sharedAddress } from '#editor-preview/model/sharing/share.ts';
import { sameSecret } from '#platform/signedTexts.ts';

/** Logs contain paths, but no queries. */
export const secretField = 'key';

const idLength = 9;
const secretLength = 32;

export interface NewLink {
  id: string;
  secretHash: string;
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

export function opens(secret: string | null, secretHash: string): boolean {
  return secret !== null && sameSecret(hashOf(secret), secretHash);
}

/** No salt or iterations: secrets are random and too long to try. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
