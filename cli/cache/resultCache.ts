import type { CheckedDocument } from '../check/checkDocument.ts';
import { FileCache } from './fileCache.ts';

/** What was found in files that have not changed since. Only whole results of the very same check are kept. */
export class ResultCache {
  readonly #files: FileCache<Pick<CheckedDocument, 'path' | 'findings'>>;

  /**
   * @param file where it is kept
   * @param parts all that the outcome of a check depends on besides the files
   */
  constructor(file: string, parts: unknown) {
    this.#files = new FileCache(file, parts);
  }

  /** What was found in a file, if it is surely the same; else what its content was, where that is known. */
  look(name: string): { checked: CheckedDocument } | { knownHash: string | undefined } {
    const looked = this.#files.look(name);
    return 'value' in looked ? { checked: { name, ...looked.value, complete: true } } : looked;
  }

  /** Takes note of what a check found, or that the content is the one that is known; gives what was found. */
  keep(checked: CheckedDocument): CheckedDocument {
    const { name, path, findings, stamp, isUnchanged } = checked;
    if (!stamp) return checked;
    const known = isUnchanged ? this.#files.keepKnown(name, stamp) : undefined;
    if (known) return { name, ...known.value, complete: true };
    this.#files.keep(name, stamp, { path, findings });
    return { name, path, findings, complete: true };
  }

  save(): void {
    this.#files.save();
  }
}
