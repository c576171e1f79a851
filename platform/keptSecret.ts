import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hasCode } from './errorCode.ts';

/** Shorter ones are none of ours, and could be guessed: what is left of a file whose writing was cut off, for one. */
const fewestCharacters = 32;

/**
 * The secret of an installation: made once, and readable by whoever runs it alone. It is written aside and put in its place
 * whole, so that a disk that is full, or a process that ends, leaves no part of one.
 */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readIfThere(file);
  if (kept.length >= fewestCharacters) return kept;
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await rename(draft, file);
  // Another process that began at the same time may have been the last.
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
