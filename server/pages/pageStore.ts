import { LRUCache } from 'lru-cache';
import type { Reader } from '#features/parts/dimension.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';
import type { Answer } from './answer.ts';
import type { PageDimensions } from './dimensions.ts';
import type { Freshness } from './freshness.ts';

/** A rendered page. Immutable: a renewed page is another object. */
export interface CachedPage {
  readonly path: string;
  /** '' if the page is the same for all readers. */
  readonly variant: string;
  readonly answer: Answer;
  /** The article's revision that it shows. */
  readonly revision: string;
  /** When it is re-rendered at the latest; in milliseconds since 1970. */
  readonly renderAgainAt: number;
  /** Whether it is private: its path is not logged. */
  readonly isPrivate?: boolean | undefined;
  readonly dependsOn: PageDependencies;
  readonly freshness: Freshness;
}

/** The pages of a path: all depend on the same dimensions. */
interface PagesAtPath {
  readonly dependsOn: PageDependencies;
  readonly variants: Set<string>;
}

/** Cache of pages in this process, bounded in bytes; evicts the least recently used. */
export class PageStore {
  readonly #dimensions: PageDimensions;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #paths = new Map<string, PagesAtPath>();

  constructor(dimensions: PageDimensions, maxBytes: number) {
    this.#dimensions = dimensions;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.size,
      dispose: (page, _key, reason) => {
        if (reason !== 'set') this.#forget(page);
      },
    });
  }

  /** The cached page of a path for a reader. */
  get(path: string, reader: Reader): CachedPage | undefined {
    const variant = this.variantOf(path, reader);
    return variant === undefined ? undefined : this.#pages.get(pageKey(path, variant));
  }

  /** Which variant of the page at a path a reader gets; undefined if none is cached. */
  variantOf(path: string, reader: Reader): string | undefined {
    const pages = this.#paths.get(path);
    return pages && this.#dimensions.variantOf(pages.dependsOn, reader);
  }

  /** Caches a rendered page. Pages of its path with other dimensions are unreachable and are dropped. */
  keep(page: CachedPage): void {
    const { path, variant, dependsOn } = page;
    const before = this.#paths.get(path);
    if (before && !isSame(before.dependsOn, dependsOn)) this.delete(path);
    const pages = this.#paths.get(path) ?? { dependsOn, variants: new Set() };
    this.#paths.set(path, pages);
    pages.variants.add(variant);
    this.#put(page);
  }

  /** Renews a page, unless it was replaced or dropped meanwhile. */
  renew(
    { path, variant, answer: { etag } }: CachedPage,
    news: Partial<Pick<CachedPage, 'answer' | 'freshness'>>,
  ): void {
    const present = this.#pages.get(pageKey(path, variant));
    if (present?.answer.etag === etag) this.#put({ ...present, ...news });
  }

  /** The cached page, unless it was replaced. */
  present({ path, variant, answer: { etag } }: CachedPage): CachedPage | undefined {
    const present = this.#pages.peek(pageKey(path, variant));
    return present?.answer.etag === etag ? present : undefined;
  }

  /**
   * Deletes the pages of a path in all variants.
   * @param exceptRevision pages of this revision stay
   */
  delete(path: string, exceptRevision?: string): void {
    for (const variant of [...(this.#paths.get(path)?.variants ?? [])]) {
      const key = pageKey(path, variant);
      const stays = exceptRevision !== undefined && this.#pages.peek(key)?.revision === exceptRevision;
      if (!stays) this.#pages.delete(key);
    }
  }

  clear(): void {
    this.#pages.clear();
  }

  #put(page: CachedPage): void {
    const key = pageKey(page.path, page.variant);
    this.#pages.set(key, page);
    // A page larger than the whole cache is not cached.
    if (!this.#pages.has(key)) this.#forget(page);
  }

  #forget({ path, variant }: CachedPage): void {
    const pages = this.#paths.get(path);
    pages?.variants.delete(variant);
    if (pages?.variants.size === 0) this.#paths.delete(path);
  }
}

/** No path holds a line break. */
function pageKey(path: string, variant: string): string {
  return `${path}\n${variant}`;
}

function isSame(one: PageDependencies, other: PageDependencies): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
