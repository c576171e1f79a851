import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ContentSource, Revisioned } from '../source/source.ts';

/** How often the file is looked at, in milliseconds: to be told of changes is not to be had on every file system. */
const lookEvery = 1_000;
/** Menus of a large site have a tenth of this. */
export const maxSiteFileBytes = 2_000_000;

/** A content source whose site configuration is in a file, whatever else the source has. */
export function withSiteFile(source: ContentSource, file: string): ContentSource {
  return {
    get: (path) => source.get(path),
    list: (query) => source.list(query),
    at: (paths) => source.at(paths),
    parts: (size) => source.parts(size),
    search: (text, options) => source.search(text, options),
    suggest: (text, options) => source.suggest(text, options),
    onChange: (listener) => source.onChange(listener),
    ...(source.movedTo
      ? { movedTo: (path: string) => source.movedTo?.(path) ?? Promise.resolve(undefined) }
      : {}),
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
