import type { ArticleDocument } from '../input/document.ts';
import { FileCache } from './fileCache.ts';
import type { FileStamp } from './fileStamp.ts';

/** What came of a document. */
export interface FoundInDocument {
  name: string;
  /** What the file was like, where that is wanted. */
  stamp?: FileStamp;
  /** Whether its content is the one that was known: then nothing was done. */
  isUnchanged?: boolean;
}

/** What is kept of what came of a document, and what is made of that again. */
interface KeptForm<Found, Kept> {
  kept: (found: Found) => Kept;
  found: (name: string, kept: Kept) => Found;
}

/** What came of files that have not changed since. */
export class DocumentCache<Found extends FoundInDocument, Kept> {
  readonly #files: FileCache<Kept>;
  readonly #form: KeptForm<Found, Kept>;

  /**
   * @param file where it is kept
   * @param parts all that the outcome depends on besides the files
   */
  constructor(file: string, parts: unknown, form: KeptForm<Found, Kept>) {
    this.#files = new FileCache(file, parts);
    this.#form = form;
  }

  /** What came of a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { found: Found } | { knownHash: string | undefined } {
    const looked = this.#files.look(name);
    return 'value' in looked ? { found: this.#form.found(name, looked.value) } : looked;
  }

  /** What came of a document; or the document, with what was its content, which decides whether it is looked into. */
  lookFor(document: ArticleDocument): { found: Found } | { document: ArticleDocument } {
    if (document.kind !== 'file') return { document };
    const looked = this.look(document.name);
    return 'found' in looked ? looked : { document: { ...document, known: { hash: looked.knownHash } } };
  }

  /** Whether no earlier run has left anything. */
  get isEmpty(): boolean {
    return this.#files.isEmpty;
  }

  /** Takes note of what was found, or that the content is the one that is known; gives what was found. */
  keep(found: Found): Found {
    const { name, stamp, isUnchanged } = found;
    if (!stamp) return found;
    const known = isUnchanged ? this.#files.keepKnown(name, stamp) : undefined;
    const kept = known ? known.value : this.#form.kept(found);
    if (!known) this.#files.keep(name, stamp, kept);
    return this.#form.found(name, kept);
  }

  save(): void {
    this.#files.save();
  }
}
