import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { membersSecretFile } from '#features/auth/sessionOwner.ts';
import { consentSecretFile } from '#features/consent/openConsent.ts';
import { isMissing } from '../files/readBounded.ts';

const mediaFolder = 'media';
const secretFiles: readonly string[] = [consentSecretFile, membersSecretFile];

/** Media and generated secrets; the rest can be rebuilt. @throws Error for a link or other special file */
export async function dataFiles(dataFolder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of [mediaFolder, ...secretFiles]) await addFiles(dataFolder, name, found);
  return found;
}

async function addFiles(dataFolder: string, path: string, found: string[]): Promise<void> {
  const place = join(dataFolder, path);
  const stats = await statsOf(place);
  if (!stats) return;
  if (stats.isFile()) found.push(path);
  else if (stats.isDirectory()) {
    for (const name of (await readdir(place)).sort()) await addFiles(dataFolder, `${path}/${name}`, found);
  } else {
    throw new Error(
      `${place} is a link or a device, which a backup does not follow. Replace it with the files`,
    );
  }
}

/** A forged backup must not write elsewhere. */
export function isDataFile(path: string): boolean {
  if (secretFiles.includes(path)) return true;
  const [first, ...parts] = path.split('/');
  return (
    first === mediaFolder &&
    parts.length > 0 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part))
  );
}

export function modeOf(path: string): number {
  return secretFiles.includes(path) ? 0o600 : 0o644;
}

/** Of a link itself; undefined if nothing is there. */
export async function statsOf(place: string): Promise<Stats | undefined> {
  return lstat(place).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
