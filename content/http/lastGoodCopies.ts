import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../contracts/json/isRecord.ts';
import { hasCode } from '../../platform/errorCode.ts';
import { makeFolder } from '../../platform/makeFolder.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { WriteQueue } from './writeQueue.ts';

/** An article as the CMS last gave it. */
export interface Copy {
  path: string;
  value: unknown;
  revision: string;
  etag: string | undefined;
  /** When this revision was first seen here, ISO 8601. */
  fetchedAt: string;
  /** When the CMS last said that it still holds, ISO 8601. */
  confirmedAt: string;
}

const maxInMemory = 500;
const maxCharactersInMemory = 32 * 1024 * 1024;
export const maxFiles = 5_000;
/** Files of another form, left by another version, are read as none. */
const formatVersion = 2;

/**
 * The last good copy of each article: the ones in use in memory, all of them (up to a bound, the oldest go first) in a
 * folder, so that a restart while the CMS is down still serves. Writing them costs no reader any time. What cannot be
 * read or written is reported and counts as no copy: a full disk must not take pages down.
 */
export class LastGoodCopies {
  readonly #folder: string;
  readonly #log: ContentLog;
  readonly #maxFiles: number;
  readonly #memory = new LRUCache<string, Copy>({
    max: maxInMemory,
    maxSize: maxCharactersInMemory,
  });
  /** The files that exist or wait to be written, oldest first, and the version in them where that is known. */
  readonly #files = new Map<string, string | undefined>();
  readonly #queue: WriteQueue;

  private constructor(folder: string, files: string[], limit: number, log: ContentLog) {
    this.#folder = folder;
    this.#maxFiles = limit;
    this.#log = log;
    this.#queue = new WriteQueue(folder, (file, error) => {
      this.#log.warn({ err: error, file }, 'a last good copy could not be kept on disk');
      this.#files.delete(file);
    });
    for (const file of files) this.#files.set(file, undefined);
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
    try {
      const text = this.#queue.waitingFor(name) ?? (await readFile(path.join(this.#folder, name), 'utf8'));
      const copy = parseCopy(text);
      if (copy?.path !== articlePath) throw new Error('The file is no copy of this article.');
      this.#memory.set(articlePath, copy, { size: text.length });
      return copy;
    } catch (error) {
      this.#log.warn({ err: error, path: articlePath, file: name }, 'a last good copy on disk is unreadable');
      this.#remove(name);
      return undefined;
    }
  }

  /**
   * Keeps an article, in memory at once and on disk soon. Where so much waits for the disk that there is no room, it is
   * written when the CMS next gives it.
   *
   * @param json the article as it came, so that what is written down is what was checked
   */
  put(copy: Copy, json: string): void {
    this.#memory.set(copy.path, copy, { size: json.length });
    const name = fileName(copy.path);
    const version = `${copy.revision} ${copy.etag ?? ''}`;
    if (this.#files.get(name) === version) return;
    if (!this.#queue.write(name, written(copy, json))) return;
    // Deleted first, so that it moves to the end, among the newest.
    this.#files.delete(name);
    this.#files.set(name, version);
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= this.#maxFiles) break;
      this.#remove(oldest);
    }
  }

  /** Notes that the CMS still has this revision. Kept in memory only: a file for each request would wear the disk. */
  confirm(copy: Copy, confirmedAt: string): Copy {
    const confirmed = { ...copy, confirmedAt };
    const size = this.#memory.info(copy.path)?.size;
    if (size !== undefined) this.#memory.set(copy.path, confirmed, { size });
    return confirmed;
  }

  /** Forgets an article that the CMS no longer has. */
  drop(articlePath: string): void {
    this.#memory.delete(articlePath);
    const name = fileName(articlePath);
    if (this.#files.has(name)) this.#remove(name);
  }

  /** Settles when everything is written. */
  close(): Promise<void> {
    return this.#queue.flush();
  }

  #remove(name: string): void {
    this.#files.delete(name);
    this.#queue.remove(name);
  }
}

/** What is known of a copy in the first line, the article behind it as it came. */
function written({ value: _, ...facts }: Copy, json: string): string {
  return `${JSON.stringify({ version: formatVersion, ...facts })}\n${json}`;
}

/** @throws SyntaxError where the text is no JSON. */
function parseCopy(text: string): Copy | undefined {
  const end = text.indexOf('\n');
  const facts: unknown = JSON.parse(text.slice(0, end));
  if (!isRecord(facts) || facts.version !== formatVersion) return undefined;
  const { path: articlePath, revision, etag, fetchedAt, confirmedAt } = facts;
  if (typeof articlePath !== 'string' || typeof revision !== 'string') return undefined;
  if (typeof fetchedAt !== 'string' || typeof confirmedAt !== 'string') return undefined;
  return {
    path: articlePath,
    value: JSON.parse(text.slice(end + 1)),
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
    // What a crash left half written, or an earlier version in another form.
    if (!name.endsWith('.copy')) await rm(file, { force: true });
    else {
      const time = await timeOf(file);
      if (time !== undefined) dated.push({ name, time });
    }
  }
  return dated.sort((a, b) => a.time - b.time).map(({ name }) => name);
}

/** When a file was last written; undefined where a process that is about to end has just removed it. */
async function timeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Any path makes a harmless file name this way. */
function fileName(articlePath: string): string {
  return `${hash(articlePath)}.copy`;
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
