import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileStamp } from './fileStamp.ts';

/** What is kept of a file: what it was like, and what came of it. */
interface Kept<Value> extends FileStamp {
  value: Value;
}

interface CacheFile<Value> {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  saved: number;
  entries: [name: string, kept: Kept<Value>][];
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
  readonly #kept: Map<string, Kept<Value>>;
  readonly #saved: number;
  readonly #used = new Map<string, Kept<Value>>();
  #isChanged = false;

  /**
   * @param file where it is kept
   * @param parts all that the values depend on besides the files, their own form among it
   */
  constructor(file: string, parts: unknown) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    const { saved, entries } = read<Value>(file, this.#key);
    this.#saved = saved;
    this.#kept = new Map(entries);
  }

  /** What came of a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { value: Value } | { knownHash: string | undefined } {
    const kept = this.#kept.get(name);
    if (!kept) return { knownHash: undefined };
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame =
      stats?.size === kept.size && stats.mtimeMs === kept.modified && kept.modified < this.#saved - clockTick;
    if (!isSame) return { knownHash: kept.hash };
    this.#used.set(name, kept);
    return { value: kept.value };
  }

  /** Takes note of what came of a file. */
  keep(name: string, stamp: FileStamp, value: Value): void {
    this.#isChanged = true;
    this.#used.set(name, { ...stamp, value });
  }

  /** Takes note that a file's content is the one that is known; gives what came of it. */
  keepKnown(name: string, stamp: FileStamp): { value: Value } | undefined {
    const known = this.#kept.get(name);
    if (known) this.keep(name, stamp, known.value);
    return known;
  }

  /** Writes it, if anything in it is new. Where that cannot be done, the next run takes longer, and that is all. */
  save(): void {
    if (!this.#isChanged) return;
    const room = Math.max(0, maxEntries - this.#used.size);
    const others = [...this.#kept].filter(([name]) => !this.#used.has(name)).slice(0, room);
    const content: CacheFile<Value> = {
      key: this.#key,
      saved: Date.now(),
      entries: [...others, ...this.#used],
    };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(content));
      renameSync(draft, this.#file);
    } catch {
      // A folder that cannot be written to is no reason to fail.
    }
  }
}

/** It is our own file: one with our key is as we wrote it, whatever else there is counts for nothing. */
function read<Value>(file: string, key: string): Pick<CacheFile<Value>, 'saved' | 'entries'> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile<Value>(content) && content.key === key) return content;
  } catch {
    // There is none yet, or half of one.
  }
  return { saved: 0, entries: [] };
}

function isCacheFile<Value>(value: unknown): value is CacheFile<Value> {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'saved' in value && 'entries' in value
  );
}
