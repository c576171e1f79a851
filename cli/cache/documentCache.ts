import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArticleDocument } from '../input/document.ts';
import type { FoundInDocument } from '../input/foundInDocument.ts';

interface StoredForm<Found, Stored> {
  kept: (found: Found) => Stored;
  found: (name: string, kept: Stored) => Found;
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
  readonly #before: Map<string, StoredFile<Stored>>;
  readonly #saved: number;
  readonly #now = new Map<string, StoredFile<Stored>>();

  constructor(file: string, parts: unknown, form: StoredForm<Found, Stored>) {
    this.#file = file;
    this.#key = hash('sha256', JSON.stringify(parts));
    this.#form = form;
    const { saved, files } = read<Stored>(file, this.#key);
    this.#saved = saved;
    this.#before = new Map(files.map((cached) => [cached[0], cached]));
  }

  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  /** Without a cached result, the document with its last known hash. */
  lookFor(document: ArticleDocument): { found: Found } | { document: ArticleDocument } {
    if (document.kind !== 'file') return { document };
    const looked = this.look(document.name);
    return 'found' in looked ? looked : { document: { ...document, known: { hash: looked.knownHash } } };
  }

  look(name: string): { found: Found } | { knownHash: string | undefined } {
    const before = this.#before.get(name);
    if (!before) return { knownHash: undefined };
    const [, size, modified, contentHash, cached] = before;
    const stats = statSync(name, { throwIfNoEntry: false });
    const isSame = stats?.size === size && stats.mtimeMs === modified && modified < this.#saved - clockTick;
    if (!isSame) return { knownHash: contentHash };
    this.#before.delete(name);
    this.#before.set(name, before);
    return { found: this.#form.found(name, cached) };
  }

  keep(found: Found): Found {
    const { name, stamp, isUnchanged } = found;
    if (!stamp) return found;
    const before = isUnchanged ? this.#before.get(name) : undefined;
    const cached = before ? before[4] : this.#form.kept(found);
    this.#now.set(name, [name, stamp.size, stamp.modified, stamp.hash, cached]);
    return this.#form.found(name, cached);
  }

  /** If it fails, only the next run is slower. */
  save(): void {
    if (this.#now.size === 0) return;
    for (const name of this.#now.keys()) this.#before.delete(name);
    // Over the limit, the least recently used entries are dropped.
    const files = [...this.#before.values(), ...this.#now.values()].slice(-maxEntries);
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
