import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ContentSource, Revisioned } from '../source/source.ts';

/** In milliseconds. Polling: not every file system reports changes. */
const lookEvery = 1_000;
/** A large site needs a tenth of this. */
export const maxSiteFileBytes = 2_000_000;

export function siteOf(file: string): Pick<ContentSource, 'site' | 'onSiteChange'> {
  return {
    site: () => readSiteFile(file),
    onSiteChange: (listener) => {
      const changed = () => listener();
      watchFile(file, { interval: lookEvery, persistent: false }, changed);
      return () => unwatchFile(file, changed);
    },
  };
}

/** @throws ContentUnavailableError for a file that is unreadable or no JSON */
export async function readSiteFile(file: string): Promise<Revisioned<unknown>> {
  try {
    const { size, mtime } = await stat(file);
    if (size > maxSiteFileBytes)
      throw new ContentUnavailableError('too-large', `${file} has more than ${maxSiteFileBytes} bytes.`);
    const text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 32);
    return { value: JSON.parse(text), revision, updatedAt: mtime.toISOString() };
  } catch (cause) {
    if (cause instanceof ContentUnavailableError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ContentUnavailableError('parse', `${file} cannot be read as JSON: ${why}`);
  }
}
