import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';

/** What is kept of what came of a document, and what is made of that again. */
interface KeptForm<Found, Kept> {
  kept: (found: Found) => Kept;
  found: (name: string, kept: Kept) => Found;
}

/** A file, what it was like, and what came of it. Without names of fields: there may be a hundred thousand. */
type KeptFile<Kept> = [name: string, ...stamp: [size: number, modified: number, hash: string], kept: Kept];

interface CacheFile<Kept> {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  saved: number;
  files: KeptFile<Kept>[];
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
export class DocumentCache<Found extends FoundInDocument, Kept> {
  readonly #file: string;
  readonly #key: string;
  readonly #form: KeptForm<Found, Kept>;
  /** What an earlier run has left. Those that are asked for and are the same are put behind the others. */
  readonly #before: Map<string, KeptFile<Kept>>;
  readonly #saved: number;
  readonly #now = new Map<string, KeptFile<Kept>>();

  /**
   * @param file where it is kept
   * @param parts all that the outcome depends on besides the files
   */
  constructor(file: string, parts: unknown, form: KeptForm<Found, Kept>) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    this.#form = form;
    const { saved, files } = read<Kept>(file, this.#key);
    this.#saved = saved;
    this.#before = new Map(files.map((kept) => [kept[0], kept]));
  }

  /** Whether no earlier run has left anything. */
  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  /** What came of a document; or the document, with what was its content, which decides whether it is looked into. */
  lookFor(document: ArticleDocument): { found: Found } | { document: ArticleDocument } {
    if (document.kind !== 'file') return { document };
    const looked = this.look(document.name);
    return 'found' in looked ? looked : { document: { ...document, known: { hash: looked.knownHash } } };
  }

  /** What came of a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { found: Found } | { knownHash: string | undefined } {
    const before = this.#before.get(name);
    if (!before) return { knownHash: undefined };
    const [, size, modified, contentHash, kept] = before;
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame = stats?.size === size && stats.mtimeMs === modified && modified < this.#saved - clockTick;
    if (!isSame) return { knownHash: contentHash };
    this.#before.delete(name);
    this.#before.set(name, before);
    return { found: this.#form.found(name, kept) };
  }

  /** Takes note of what was found, or that the content is the one that is known; gives what was found. */
  keep(found: Found): Found {
    const { name, stamp, isUnchanged } = found;
    if (!stamp) return found;
    const before = isUnchanged ? this.#before.get(name) : undefined;
    const kept = before ? before[4] : this.#form.kept(found);
    this.#now.set(name, [name, stamp.size, stamp.modified, stamp.hash, kept]);
    return this.#form.found(name, kept);
  }

  /** Writes it, if anything in it is new. Where that cannot be done, the next run takes longer, and that is all. */
  save(): void {
    if (this.#now.size === 0) return;
    for (const name of this.#now.keys()) this.#before.delete(name);
    // Of too many, those are left out that nobody asked for lately.
    const files = [...this.#before.values(), ...this.#now.values()].slice(-maxEntries);
    const content: CacheFile<Kept> = { key: this.#key, saved: Date.now(), files };
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
function read<Kept>(file: string, key: string): CacheFile<Kept> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile<Kept>(content) && content.key === key) return content;
  } catch {
    // There is none yet, or half of one.
  }
  return { key, saved: 0, files: [] };
}

function isCacheFile<Kept>(value: unknown): value is CacheFile<Kept> {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('saved' in value)) return false;
  return 'files' in value && Array.isArray(value.files);
}
