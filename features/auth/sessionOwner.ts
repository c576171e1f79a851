import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthUser } from '#contracts/auth.ts';
import { storedSecret } from '#platform/storedSecret.ts';

/** Where in the data folder a key stands that was made up. */
export const membersSecretFile = 'members-secret';

/** By what somebody is called who wants their sessions ended: their address; the number of the account, where there is none. */
export function nameOfOwner({ email, rvoId }: AuthUser): string {
  return email ?? rvoId;
}

/** What stands in the database of whose a session is. Without the key, which is not there, nobody can try whose it might be. */
export function ownerHash(name: string, key: string): string {
  return createHmac('sha256', key).update(`session owner\n${name.trim().toLowerCase()}`).digest('base64url');
}

/** The key, as the installation has it: made up and kept in the data folder where nothing is configured. */
export async function ownerKey(configured: string | undefined, dataFolder: string): Promise<string> {
  return configured ?? storedSecret(fileIn(dataFolder));
}

/** Whether there is one without making one up. */
export function hasOwnerKey(configured: string | undefined, dataFolder: string): boolean {
  return configured !== undefined || existsSync(fileIn(dataFolder));
}

function fileIn(dataFolder: string): string {
  return path.join(dataFolder, membersSecretFile);
}
