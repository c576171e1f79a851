import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hasCode } from './errorCode.ts';

/** A shorter one could be guessed, such as the rest of an interrupted write. */
const fewestCharacters = 32;

/** Created once, readable by its user only. Written aside and renamed, so that it is never partial. */
export async function storedSecret(file: string): Promise<string> {
  const stored = await readIfThere(file);
  if (stored.length >= fewestCharacters) return stored;
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await rename(draft, file);
  // Another process may have created it concurrently.
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}
