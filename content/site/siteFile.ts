import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ContentSource, Revisioned } from '../source/source.ts';

/** How often the file is checked, in milliseconds: not every file system reports changes. */
const lookEvery = 1_000;
/** Menus of a large site have a tenth of this. */
export const maxSiteFileBytes = 2_000_000;

/** The site configuration of a file. */
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

/** @throws ContentUnavailableError where the file cannot be read, or is no JSON */
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
    // In the message and not as the cause, with which the log would tell it twice.
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ContentUnavailableError('parse', `${file} cannot be read as JSON: ${why}`);
  }
}
