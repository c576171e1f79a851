import { LRUCache } from 'lru-cache';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import { type Reader, variantKey } from './reader.ts';
import type { ReadyAnswer } from './readyAnswer.ts';

/** A page that is kept, and how long it may be used. Times are those of the cache's clock, in milliseconds. */
export interface KeptPage {
  readonly page: ReadyAnswer;
  /** The article's revision that it shows. */
  readonly revision: string;
  readonly madeAt: number;
  /** Whether a part is missing because a widget threw. */
  readonly degraded: boolean;
  /** Whether the content source could not be asked and gave its last good copy. */
  fromOldCopy: boolean;
  /** When the content source last said that this is the article's current revision. */
  confirmedAt: number;
  /** Until then it is sent without asking. */
  freshUntil: number;
  /** After a failure it is sent without asking until then, although it is due. */
  leftAloneUntil: number;
}

interface KnownPath {
  dependsOn: PageDependencies;
  /** Keys of the variants that are kept. */
  keys: Set<string>;
}

/** Pages that were made, by path and by what of the reader they depend on. Bounded by bytes, oldest use goes first. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  /** By path, what its page depends on, learned when it was made. Holds only paths of kept pages. */
  readonly #paths = new Map<string, KnownPath>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.size,
      dispose: (_page, key, reason) => {
        if (reason !== 'set') this.#forgetKey(key);
      },
    });
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  find(path: string, reader: Reader): KeptPage | undefined {
    const known = this.#paths.get(path);
    return known && this.#pages.get(pageKey(path, variantKey(known.dependsOn, reader)));
  }

  /** What the page at a path depends on; undefined where none is kept. */
  dependenciesOf(path: string): PageDependencies | undefined {
    return this.#paths.get(path)?.dependsOn;
  }

  keep(path: string, reader: Reader, dependsOn: PageDependencies, kept: KeptPage): void {
    const known = this.#paths.get(path);
    // Where a new revision depends on something else, the older one's variants can no longer be found by their keys.
    if (known && !sameDependencies(known.dependsOn, dependsOn)) this.drop(path);
    const key = pageKey(path, variantKey(dependsOn, reader));
    this.#pages.set(key, kept);
    if (!this.#pages.has(key)) return;
    const keys = this.#paths.get(path)?.keys ?? new Set();
    keys.add(key);
    this.#paths.set(path, { dependsOn, keys });
  }

  /** Drops the page at a path in all its variants, and nothing else. */
  drop(path: string): void {
    for (const key of [...(this.#paths.get(path)?.keys ?? [])]) this.#pages.delete(key);
  }

  #forgetKey(key: string): void {
    const path = pathOfKey(key);
    const known = this.#paths.get(path);
    known?.keys.delete(key);
    if (known?.keys.size === 0) this.#paths.delete(path);
  }
}

/** No path holds a line break, so the key can be taken apart again. */
const separator = '\n';

function pageKey(path: string, variant: string): string {
  return variant === '' ? path : path + separator + variant;
}

function pathOfKey(key: string): string {
  const end = key.indexOf(separator);
  return end === -1 ? key : key.slice(0, end);
}

function sameDependencies(a: PageDependencies, b: PageDependencies): boolean {
  return a.country === b.country && JSON.stringify(a.experiments) === JSON.stringify(b.experiments);
}
