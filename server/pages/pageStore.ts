import { LRUCache } from 'lru-cache';
import type { Reader } from '#feature-kit/dimension.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';
import type { Answer } from './answer.ts';
import type { PageDimensions } from './dimensions.ts';
import type { Freshness } from './freshness.ts';

/** Immutable: a renewed page is another object. */
export interface CachedPage {
  readonly path: string;
  /** '' if the page is the same for all readers. */
  readonly variant: string;
  readonly answer: Answer;
  readonly revision: string;
  readonly renderAgainAt: number;
  readonly isPrivate?: boolean | undefined;
  readonly dependsOn: PageDependencies;
  readonly freshness: Freshness;
}

interface PagesAtPath {
  readonly dependsOn: PageDependencies;
  readonly variants: Set<string>;
}

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

  get(path: string, reader: Reader): CachedPage | undefined {
    const variant = this.variantOf(path, reader);
    return variant === undefined ? undefined : this.#pages.get(pageKey(path, variant));
  }

  variantOf(path: string, reader: Reader): string | undefined {
    const pages = this.#paths.get(path);
    return pages && this.#dimensions.variantOf(pages.dependsOn, reader);
  }

  /** Pages of the path with other dimensions are unreachable and are dropped. */
  store(page: CachedPage): void {
    const { path, variant, dependsOn } = page;
    const previous = this.#paths.get(path);
    if (previous && !isSame(previous.dependsOn, dependsOn)) this.delete(path);
    const pages = this.#paths.get(path) ?? { dependsOn, variants: new Set() };
    this.#paths.set(path, pages);
    pages.variants.add(variant);
    this.#put(page);
  }

  renew(
    { path, variant, answer: { etag } }: CachedPage,
    news: Partial<Pick<CachedPage, 'answer' | 'freshness'>>,
  ): void {
    const present = this.#pages.get(pageKey(path, variant));
    if (present?.answer.etag === etag) this.#put({ ...present, ...news });
  }

  present({ path, variant, answer: { etag } }: CachedPage): CachedPage | undefined {
    const present = this.#pages.peek(pageKey(path, variant));
    return present?.answer.etag === etag ? present : undefined;
  }

  /** @param exceptRevision pages of this revision stay */
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
