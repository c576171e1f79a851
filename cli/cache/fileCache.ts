import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileStamp } from './fileStamp.ts';

/**
 * What is kept of files, one list for each thing: there may be a hundred thousand of them, and an object for each would
 * have to be read, held and written with the names of its fields.
 */
interface KeptFiles<Value> {
  names: string[];
  sizes: number[];
  /** When they were changed, in milliseconds since 1970. */
  modified: number[];
  hashes: string[];
  /** What came of them. */
  values: Value[];
}

interface CacheFile<Value> extends KeptFiles<Value> {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  saved: number;
}

/**
 * A file that changed so shortly before the cache was written may have changed again within the same tick of its
 * clock. In milliseconds.
 */
const clockTick = 2_000;

/** Files that are kept although nobody asked for them lately. */
const maxEntries = 100_000;

/**
 * What came of files that have not changed since: by size and time of change, and where these differ, by content.
 */
export class FileCache<Value> {
  readonly #file: string;
  readonly #key: string;
  /** What an earlier run has left, and where each file stands in it. */
  readonly #before: CacheFile<Value>;
  readonly #places: ReadonlyMap<string, number>;
  /** Those of them that were asked for and are the same. */
  readonly #met = new Set<number>();
  readonly #now: KeptFiles<Value> = noFiles();

  /**
   * @param file where it is kept
   * @param parts all that the values depend on besides the files, their own form among it
   */
  constructor(file: string, parts: unknown) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    this.#before = read<Value>(file, this.#key);
    this.#places = new Map(this.#before.names.map((name, place) => [name, place]));
  }

  /** Whether no earlier run has left anything. */
  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** What came of a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { value: Value } | { knownHash: string | undefined } {
    const place = this.#places.get(name);
    if (place === undefined) return { knownHash: undefined };
    const { stamp, value } = at(this.#before, place);
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame =
      stats?.size === stamp.size &&
      stats.mtimeMs === stamp.modified &&
      stamp.modified < this.#before.saved - clockTick;
    if (!isSame) return { knownHash: stamp.hash };
    this.#met.add(place);
    return { value };
  }

  /** Takes note of what came of a file. */
  keep(name: string, stamp: FileStamp, value: Value): void {
    add(this.#now, { name, stamp, value });
  }

  /** Takes note that a file's content is the one that is known; gives what came of it. */
  keepKnown(name: string, stamp: FileStamp): { value: Value } | undefined {
    const place = this.#places.get(name);
    if (place === undefined) return undefined;
    const { value } = at(this.#before, place);
    this.keep(name, stamp, value);
    return { value };
  }

  /** Writes it, if anything in it is new. Where that cannot be done, the next run takes longer, and that is all. */
  save(): void {
    if (this.#now.names.length === 0) return;
    this.#addOthers();
    const content: CacheFile<Value> = { key: this.#key, saved: Date.now(), ...this.#now };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(content));
      renameSync(draft, this.#file);
    } catch {
      // A folder that cannot be written to is no reason to fail.
    }
  }

  /** What was known before and is not new stays: first what was met, then the rest while there is room. */
  #addOthers(): void {
    const isNew = new Set(this.#now.names);
    const rest = [...this.#places.values()].filter((place) => !this.#met.has(place));
    for (const place of [...this.#met, ...rest]) {
      const kept = at(this.#before, place);
      if (isNew.has(kept.name)) continue;
      if (this.#now.names.length >= maxEntries && !this.#met.has(place)) return;
      add(this.#now, kept);
    }
  }
}

interface KeptFile<Value> {
  name: string;
  stamp: FileStamp;
  value: Value;
}

function noFiles<Value>(): KeptFiles<Value> {
  return { names: [], sizes: [], modified: [], hashes: [], values: [] };
}

function add<Value>(files: KeptFiles<Value>, { name, stamp, value }: KeptFile<Value>): void {
  files.names.push(name);
  files.sizes.push(stamp.size);
  files.modified.push(stamp.modified);
  files.hashes.push(stamp.hash);
  files.values.push(value);
}

/** The file that stands at a place: each of its things is in its list, because {@link add} put it there. */
function at<Value>(files: KeptFiles<Value>, place: number): KeptFile<Value> {
  const { names, sizes, modified, hashes, values } = files;
  const stamp = { size: sizes[place] ?? 0, modified: modified[place] ?? 0, hash: hashes[place] ?? '' };
  return { name: names[place] ?? '', stamp, value: values[place] as Value };
}

/** It is our own file: one with our key is as we wrote it, whatever else there is counts for nothing. */
function read<Value>(file: string, key: string): CacheFile<Value> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile<Value>(content) && content.key === key) return content;
  } catch {
    // There is none yet, or half of one.
  }
  return { key, saved: 0, ...noFiles<Value>() };
}

function isCacheFile<Value>(value: unknown): value is CacheFile<Value> {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('saved' in value)) return false;
  return Object.keys(noFiles()).every((list) => Array.isArray(Reflect.get(value, list)));
}
