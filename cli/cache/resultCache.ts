import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CheckedDocument } from '../check/checkDocument.ts';
import type { FileStamp } from './fileStamp.ts';

/** What is kept of a file: what it was like, and what was found in it. */
interface Kept extends FileStamp {
  /** The article's path. */
  path: string;
  findings: CheckedDocument['findings'];
}

interface CacheFile {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  saved: number;
  entries: [name: string, kept: Kept][];
}

/**
 * A file that changed so shortly before the cache was written may have changed again within the same tick of its
 * clock. In milliseconds.
 */
const clockTick = 2_000;

/** Files that are kept although nobody asked for them lately. */
const maxEntries = 100_000;

/**
 * What was found in files that have not changed since: by size and time of change, and where these differ, by content.
 * Only whole results of the very same check are kept.
 */
export class ResultCache {
  readonly #file: string;
  readonly #key: string;
  readonly #kept: Map<string, Kept>;
  readonly #saved: number;
  readonly #used = new Map<string, Kept>();
  #isChanged = false;

  /**
   * @param file where it is kept
   * @param parts all that the outcome of a check depends on besides the files
   */
  constructor(file: string, parts: unknown) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    const { saved, entries } = read(file, this.#key);
    this.#saved = saved;
    this.#kept = new Map(entries);
  }

  /** What was found in a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { checked: CheckedDocument } | { knownHash: string | undefined } {
    const kept = this.#kept.get(name);
    if (!kept) return { knownHash: undefined };
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame =
      stats?.size === kept.size && stats.mtimeMs === kept.modified && kept.modified < this.#saved - clockTick;
    if (!isSame) return { knownHash: kept.hash };
    this.#used.set(name, kept);
    return { checked: checkedOf(name, kept) };
  }

  /** Takes note of what a check found, or that the content is the one that is known; gives what was found. */
  keep(checked: CheckedDocument): CheckedDocument {
    const { name, path, findings, stamp, isUnchanged } = checked;
    if (!stamp) return checked;
    const known = isUnchanged ? this.#kept.get(name) : undefined;
    const kept = known ? { ...known, ...stamp } : { ...stamp, path, findings };
    this.#isChanged = true;
    this.#used.set(name, kept);
    return checkedOf(name, kept);
  }

  /** Writes it, if anything in it is new. Where that cannot be done, the next run takes longer, and that is all. */
  save(): void {
    if (!this.#isChanged) return;
    const room = Math.max(0, maxEntries - this.#used.size);
    const others = [...this.#kept].filter(([name]) => !this.#used.has(name)).slice(0, room);
    const content: CacheFile = {
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

function checkedOf(name: string, { path, findings }: Kept): CheckedDocument {
  return { name, path, findings, complete: true };
}

/** It is our own file: one with our key is as we wrote it, whatever else there is counts for nothing. */
function read(file: string, key: string): Pick<CacheFile, 'saved' | 'entries'> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile(content) && content.key === key) return content;
  } catch {
    // There is none yet, or half of one.
  }
  return { saved: 0, entries: [] };
}

function isCacheFile(value: unknown): value is CacheFile {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'saved' in value && 'entries' in value
  );
}
