import { LRUCache } from 'lru-cache';
import type { Reader } from '#features/parts/dimension.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';
import type { Answer } from './answer.ts';
import type { PageDimensions } from './dimensions.ts';
import type { Freshness } from './freshness.ts';

/** A page that was made, with all that is known of it. It is never changed: what is new of it makes another one. */
export interface KeptPage {
  readonly path: string;
  /** What tells it from the pages that other readers get at this path; '' where all get the same. */
  readonly variant: string;
  readonly answer: Answer;
  /** The article's revision that it shows. */
  readonly revision: string;
  /** When it is rendered again, also if its article does not change; in milliseconds since 1970. */
  readonly renderAgainAt: number;
  /** Whether the log does not say which page it is. */
  readonly isQuiet?: boolean | undefined;
  readonly dependsOn: PageDependencies;
  readonly freshness: Freshness;
}

/** The pages at a path: all of them depend on the same of their readers. */
interface PagesAtPath {
  readonly dependsOn: PageDependencies;
  readonly variants: Set<string>;
}

/** Pages in this process's memory, bounded by their bytes. Those that were not used for longest go first. */
export class PageStore {
  readonly #dimensions: PageDimensions;
  readonly #pages: LRUCache<string, KeptPage>;
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

  /** The page that a reader gets at a path. */
  get(path: string, reader: Reader): KeptPage | undefined {
    const variant = this.variantOf(path, reader);
    return variant === undefined ? undefined : this.#pages.get(pageKey(path, variant));
  }

  /** Which variant of the page at a path a reader gets; undefined where nothing of it is kept. */
  variantOf(path: string, reader: Reader): string | undefined {
    const pages = this.#paths.get(path);
    return pages && this.#dimensions.variantOf(pages.dependsOn, reader);
  }

  /** Keeps a page that was made. Where it depends on something else than those before, they can be found no longer, and go. */
  keep(page: KeptPage): void {
    const { path, variant, dependsOn } = page;
    const before = this.#paths.get(path);
    if (before && !isSame(before.dependsOn, dependsOn)) this.delete(path);
    const pages = this.#paths.get(path) ?? { dependsOn, variants: new Set() };
    this.#paths.set(path, pages);
    pages.variants.add(variant);
    this.#put(page);
  }

  /** Lets what is new of a page take its place, unless another one has done so meanwhile, or it is gone. */
  renew(
    { path, variant, answer: { etag } }: KeptPage,
    news: Partial<Pick<KeptPage, 'answer' | 'freshness'>>,
  ): void {
    const present = this.#pages.get(pageKey(path, variant));
    if (present?.answer.etag === etag) this.#put({ ...present, ...news });
  }

  /** The page as it is kept now, unless another one has taken its place. */
  present({ path, variant, answer: { etag } }: KeptPage): KeptPage | undefined {
    const present = this.#pages.peek(pageKey(path, variant));
    return present?.answer.etag === etag ? present : undefined;
  }

  /**
   * Deletes the page at a path in all its variants, and nothing else.
   *
   * @param exceptRevision of these, those that show it stay
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

  #put(page: KeptPage): void {
    const key = pageKey(page.path, page.variant);
    this.#pages.set(key, page);
    // One that is larger than all pages together may be is not kept at all.
    if (!this.#pages.has(key)) this.#forget(page);
  }

  #forget({ path, variant }: KeptPage): void {
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
