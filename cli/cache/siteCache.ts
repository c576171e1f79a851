import type { CorpusEntry } from '../../quality/corpus.ts';
import type { IndexedDocument } from '../site/indexDocument.ts';
import { FileCache } from './fileCache.ts';

/** What other articles need to know of those in files that have not changed since. */
export class SiteCache {
  /** `null` for a file without an article: JSON knows no `undefined`. */
  readonly #files: FileCache<CorpusEntry | null>;

  /**
   * @param file where it is kept
   * @param parts all that an index depends on besides the files
   */
  constructor(file: string, parts: unknown) {
    this.#files = new FileCache(file, parts);
  }

  /** What is known of a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { indexed: IndexedDocument } | { knownHash: string | undefined } {
    const looked = this.#files.look(name);
    return 'value' in looked ? { indexed: { name, entry: looked.value ?? undefined } } : looked;
  }

  /** Takes note of what an index found, or that the content is the one that is known; gives what was found. */
  keep(indexed: IndexedDocument): IndexedDocument {
    const { name, entry, stamp, isUnchanged } = indexed;
    if (!stamp) return indexed;
    const known = isUnchanged ? this.#files.keepKnown(name, stamp) : undefined;
    if (known) return { name, entry: known.value ?? undefined };
    this.#files.keep(name, stamp, entry ?? null);
    return { name, entry };
  }

  save(): void {
    this.#files.save();
  }
}
