import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthUser } from '#contracts/auth.ts';
import { storedSecret } from '#platform/storedSecret.ts';

export const membersSecretFile = 'members-secret';

/** The email address, or without one the account number. */
export function nameOfOwner({ email, rvoId }: AuthUser): string {
  return email ?? rvoId;
}

/** The database does not contain the key, so names cannot be tested against the hash. */
export function ownerHash(name: string, key: string): string {
  return createHmac('sha256', key).update(`session owner\n${name.trim().toLowerCase()}`).digest('base64url');
}

/** By default generated and stored in the data folder. */
export async function ownerKey(configured: string | undefined, dataFolder: string): Promise<string> {
  return configured ?? storedSecret(fileIn(dataFolder));
}

export function hasOwnerKey(configured: string | undefined, dataFolder: string): boolean {
  return configured !== undefined || existsSync(fileIn(dataFolder));
}

function fileIn(dataFolder: string): string {
  return path.join(dataFolder, membersSecretFile);
}
