import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';

interface StoredForm<Found, Stored> {
  toStored: (found: Found) => Stored;
  fromStored: (name: string, stored: Stored) => Found;
}

/** A tuple, because field names of a hundred thousand entries take space. */
type StoredFile<Stored> = [
  name: string,
  ...stamp: [size: number, modified: number, hash: string],
  kept: Stored,
];

interface CacheFile<Stored> {
  key: string;
  saved: number;
  files: StoredFile<Stored>[];
}

/** Milliseconds. A file changed this shortly before the write may have changed again in the same clock tick. */
const clockTick = 2_000;

const maxEntries = 100_000;

/** Compares size and modification time, and if these differ, the content. */
export class DocumentCache<Found extends FoundInDocument, Stored> {
  readonly #file: string;
  readonly #key: string;
  readonly #form: StoredForm<Found, Stored>;
  /** Used entries move to the end. */
  readonly #previous: Map<string, StoredFile<Stored>>;
  readonly #saved: number;
  readonly #now = new Map<string, StoredFile<Stored>>();

  constructor(file: string, parts: unknown, form: StoredForm<Found, Stored>) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    this.#form = form;
    const { saved, files } = read<Stored>(file, this.#key);
    this.#saved = saved;
    this.#previous = new Map(files.map((cached) => [cached[0], cached]));
  }

  get isEmpty(): boolean {
    return this.#previous.size === 0;
  }

  /** Without a cached result, the document with its last known hash. */
  lookFor(document: ArticleDocument): { found: Found } | { document: ArticleDocument } {
    if (document.kind !== 'file') return { document };
    const looked = this.look(document.name);
    return 'found' in looked ? looked : { document: { ...document, known: { hash: looked.knownHash } } };
  }

  look(name: string): { found: Found } | { knownHash: string | undefined } {
    const previous = this.#previous.get(name);
    if (!previous) return { knownHash: undefined };
    const [, size, modified, contentHash, cached] = previous;
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame = stats?.size === size && stats.mtimeMs === modified && modified < this.#saved - clockTick;
    if (!isSame) return { knownHash: contentHash };
    this.#previous.delete(name);
    this.#previous.set(name, previous);
    return { found: this.#form.fromStored(name, cached) };
  }

  store(found: Found): Found {
    const { name, stamp, isUnchanged } = found;
    if (!stamp) return found;
    const previous = isUnchanged ? this.#previous.get(name) : undefined;
    const cached = previous ? previous[4] : this.#form.toStored(found);
    this.#now.set(name, [name, stamp.size, stamp.modified, stamp.hash, cached]);
    return this.#form.fromStored(name, cached);
  }

  /** If it fails, only the next run is slower. */
  save(): void {
    if (this.#now.size === 0) return;
    for (const name of this.#now.keys()) this.#previous.delete(name);
    // Over the limit, the least recently used entries are dropped.
    const files = [...this.#previous.values(), ...this.#now.values()].slice(-maxEntries);
    const content: CacheFile<Stored> = { key: this.#key, saved: Date.now(), files };
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

/** With our key a file has our format; anything else counts as empty. */
function read<Stored>(file: string, key: string): CacheFile<Stored> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCacheFile<Stored>(content) && content.key === key) return content;
  } catch {}
  return { key, saved: 0, files: [] };
}

function isCacheFile<Stored>(value: unknown): value is CacheFile<Stored> {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('saved' in value)) return false;
  return 'files' in value && Array.isArray(value.files);
}
