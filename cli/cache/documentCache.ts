import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';

/** Conversion between a document's result and its cached form. */
interface KeptForm<Found, Kept> {
  kept: (found: Found) => Kept;
  found: (name: string, kept: Kept) => Found;
}

/**
 * A file, its stamp and its result. A tuple, because field names of a hundred thousand entries take space.
 */
type KeptFile<Kept> = [name: string, ...stamp: [size: number, modified: number, hash: string], kept: Kept];

interface CacheFile<Kept> {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  saved: number;
  files: KeptFile<Kept>[];
}

/**
 * A file changed this shortly before the cache was written may have changed again within the same clock tick.
 * In milliseconds.
 */
const clockTick = 2_000;

/** Limit of cached files, including those that recent runs did not use. */
const maxEntries = 100_000;

/** Results of unchanged files: compared by size and modification time, and if these differ, by content. */
export class DocumentCache<Found extends FoundInDocument, Kept> {
  readonly #file: string;
  readonly #key: string;
  readonly #form: KeptForm<Found, Kept>;
  /** Entries of earlier runs. Used entries move to the end. */
  readonly #before: Map<string, KeptFile<Kept>>;
  readonly #saved: number;
  readonly #now = new Map<string, KeptFile<Kept>>();

  /**
   * @param file path of the cache
   * @param parts everything that a result depends on besides the files
   */
  constructor(file: string, parts: unknown, form: KeptForm<Found, Kept>) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    this.#form = form;
    const { saved, files } = read<Kept>(file, this.#key);
    this.#saved = saved;
    this.#before = new Map(files.map((kept) => [kept[0], kept]));
  }

  /** Whether earlier runs left no entries. */
  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  /** The cached result of a document; otherwise the document with its last known hash. */
  lookFor(document: ArticleDocument): { found: Found } | { document: ArticleDocument } {
    if (document.kind !== 'file') return { document };
    const looked = this.look(document.name);
    return 'found' in looked ? looked : { document: { ...document, known: { hash: looked.knownHash } } };
  }

  /** The cached result of a file if it is surely unchanged; otherwise its last known hash, if any. */
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

  /** Records a result, or that the content is unchanged; returns the result. */
  keep(found: Found): Found {
    const { name, stamp, isUnchanged } = found;
    if (!stamp) return found;
    const before = isUnchanged ? this.#before.get(name) : undefined;
    const kept = before ? before[4] : this.#form.kept(found);
    this.#now.set(name, [name, stamp.size, stamp.modified, stamp.hash, kept]);
    return this.#form.found(name, kept);
  }

  /** Writes the cache if it has new entries. If that fails, only the next run is slower. */
  save(): void {
    if (this.#now.size === 0) return;
    for (const name of this.#now.keys()) this.#before.delete(name);
    // Over the limit, the least recently used entries are dropped.
    const files = [...this.#before.values(), ...this.#now.values()].slice(-maxEntries);
    const content: CacheFile<Kept> = { key: this.#key, saved: Date.now(), files };
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(content));
      renameSync(draft, this.#file);
    } catch {
      // An unwritable folder is no reason to fail.
    }
  }
}

/** Reads our own file: with our key it has our format; anything else counts as empty. */
function read<Kept>(file: string, key: string): CacheFile<Kept> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile<Kept>(content) && content.key === key) return content;
  } catch {
    // The file is missing or truncated.
  }
  return { key, saved: 0, files: [] };
}

function isCacheFile<Kept>(value: unknown): value is CacheFile<Kept> {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('saved' in value)) return false;
  return 'files' in value && Array.isArray(value.files);
}
