import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../../platform/makeFolder.ts';
import { isJsonObject } from '../articleDocument.ts';
import type { ContentLog } from '../contentLog.ts';

/** An article as the CMS last gave it. */
export interface Copy {
  path: string;
  /** As it came, so that what is written down is what was checked. */
  text: string;
  value: unknown;
  revision: string;
  etag: string | undefined;
  /** When this revision was first seen here, ISO 8601. */
  fetchedAt: string;
  /** When the CMS last said that it still holds, ISO 8601. */
  confirmedAt: string;
}

const maxInMemory = 500;
const maxBytesInMemory = 64 * 1024 * 1024;
export const maxFiles = 5_000;
/** Files of another form, left by another version, are read as none. */
const formatVersion = 1;

/**
 * The last good copy of each article: the ones in use in memory, all of them (up to a bound, the oldest go first) in a
 * folder, so that a restart while the CMS is down still serves. What cannot be read or written is reported and counts
 * as no copy: a full disk must not take pages down.
 */
export class LastGoodCopies {
  readonly #folder: string;
  readonly #log: ContentLog;
  readonly #maxFiles: number;
  readonly #memory = new LRUCache<string, Copy>({
    max: maxInMemory,
    maxSize: maxBytesInMemory,
    // The parsed value takes about as much again as its text.
    sizeCalculation: (copy) => 2 * copy.text.length + 1,
  });
  /** Names of the files that exist, oldest first. */
  readonly #files = new Set<string>();
  #writes: Promise<void> = Promise.resolve();

  private constructor(folder: string, files: string[], limit: number, log: ContentLog) {
    this.#folder = folder;
    this.#maxFiles = limit;
    this.#log = log;
    for (const file of files) this.#files.add(file);
  }

  /** Opens the copies of one CMS; each has a folder of its own, so that no site shows another's articles. */
  static async open(
    dataDir: string,
    origin: string,
    log: ContentLog,
    limit: number = maxFiles,
  ): Promise<LastGoodCopies> {
    const folder = path.join(dataDir, 'content-copies', hash(origin).slice(0, 16));
    await makeFolder(folder);
    return new LastGoodCopies(folder, await filesByAge(folder), limit, log);
  }

  /** How many articles can be served while the CMS is down. */
  get size(): number {
    return this.#files.size;
  }

  async get(articlePath: string): Promise<Copy | undefined> {
    const inMemory = this.#memory.get(articlePath);
    if (inMemory) return inMemory;
    const name = fileName(articlePath);
    if (!this.#files.has(name)) return undefined;
    const copy = await this.#read(name, articlePath);
    if (copy) this.#memory.set(articlePath, copy);
    return copy;
  }

  put(copy: Copy): void {
    this.#memory.set(copy.path, copy);
    const name = fileName(copy.path);
    // Deleted first, so that it moves to the end, among the newest.
    this.#files.delete(name);
    this.#files.add(name);
    this.#queue(name, () => this.#write(name, copy));
    for (const oldest of this.#files) {
      if (this.#files.size <= this.#maxFiles) break;
      this.#remove(oldest);
    }
  }

  /** Notes that the CMS still has this revision. Kept in memory only: a file for each request would wear the disk. */
  confirm(copy: Copy, confirmedAt: string): Copy {
    const confirmed = { ...copy, confirmedAt };
    this.#memory.set(copy.path, confirmed);
    return confirmed;
  }

  /** Forgets an article that the CMS no longer has. */
  drop(articlePath: string): void {
    this.#memory.delete(articlePath);
    const name = fileName(articlePath);
    if (this.#files.has(name)) this.#remove(name);
  }

  /** Settles when everything is written. */
  async close(): Promise<void> {
    await this.#writes;
  }

  #remove(name: string): void {
    this.#files.delete(name);
    this.#queue(name, () => rm(path.join(this.#folder, name), { force: true }));
  }

  /** One after the other, so that of two writes of one file the later one stays. */
  #queue(name: string, work: () => Promise<void>): void {
    this.#writes = this.#writes.then(work).catch((error: unknown) => {
      this.#log.warn({ err: error, file: name }, 'a last good copy could not be kept on disk');
    });
  }

  async #write(name: string, copy: Copy): Promise<void> {
    const { value: _, ...written } = copy;
    const draft = path.join(this.#folder, `${name}.${randomUUID()}.tmp`);
    try {
      await writeFile(draft, JSON.stringify({ version: formatVersion, ...written }));
      // Renaming is atomic: whoever reads sees the old file or the new one, also after a power cut.
      await rename(draft, path.join(this.#folder, name));
    } finally {
      await rm(draft, { force: true });
    }
  }

  async #read(name: string, articlePath: string): Promise<Copy | undefined> {
    try {
      const copy = parseCopy(await readFile(path.join(this.#folder, name), 'utf8'));
      if (copy?.path === articlePath) return copy;
      throw new Error('The file is no copy of this article.');
    } catch (error) {
      this.#log.warn({ err: error, path: articlePath, file: name }, 'a last good copy on disk is unreadable');
      this.#remove(name);
      return undefined;
    }
  }
}

/** @throws SyntaxError where the file is no JSON. */
function parseCopy(json: string): Copy | undefined {
  const file: unknown = JSON.parse(json);
  if (!isJsonObject(file) || file.version !== formatVersion) return undefined;
  const { path: articlePath, text, revision, etag, fetchedAt, confirmedAt } = file;
  if (typeof articlePath !== 'string' || typeof text !== 'string' || typeof revision !== 'string')
    return undefined;
  if (typeof fetchedAt !== 'string' || typeof confirmedAt !== 'string') return undefined;
  const value: unknown = JSON.parse(text);
  return {
    path: articlePath,
    text,
    value,
    revision,
    etag: typeof etag === 'string' ? etag : undefined,
    fetchedAt,
    confirmedAt,
  };
}

async function filesByAge(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const dated: { name: string; time: number }[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    if (name.endsWith('.json')) dated.push({ name, time: (await stat(file)).mtimeMs });
    // What a crash left half written.
    else if (name.endsWith('.tmp')) await rm(file, { force: true });
  }
  return dated.sort((a, b) => a.time - b.time).map(({ name }) => name);
}

/** Any path makes a harmless file name this way. */
function fileName(articlePath: string): string {
  return `${hash(articlePath)}.json`;
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
