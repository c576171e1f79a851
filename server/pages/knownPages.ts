import { LRUCache } from 'lru-cache';
import type { Reader } from '../../features/parts/dimension.ts';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import type { PageDimensions } from './dimensions.ts';
import type { Freshness } from './freshness.ts';
import { pageKey } from './pageStore.ts';

/** Paths, and pages of them, of which something is known. A few hundred bytes each. */
const maxKnown = 50_000;

/** What the page at a path depends on, learned when it was made. */
interface KnownPath {
  readonly dependsOn: PageDependencies;
}

interface KnownPage {
  readonly of: KnownPath;
  readonly freshness: Freshness;
}

/** What is known of the pages that are kept, beside the pages: what they depend on, and until when they are fresh. */
export class KnownPages {
  readonly #dimensions: PageDimensions;
  readonly #paths = new LRUCache<string, KnownPath>({ max: maxKnown });
  readonly #pages = new LRUCache<string, KnownPage>({ max: maxKnown });

  constructor(dimensions: PageDimensions) {
    this.#dimensions = dimensions;
  }

  /** Which variant of the page at a path a reader gets; undefined where nothing is known of the path. */
  variantOf(path: string, reader: Reader): string | undefined {
    const known = this.#paths.get(path);
    return known && this.#dimensions.variantOf(known.dependsOn, reader);
  }

  dependenciesOf(path: string): PageDependencies | undefined {
    return this.#paths.get(path)?.dependsOn;
  }

  freshnessOf(path: string, variant: string): Freshness | undefined {
    const page = this.#pages.get(pageKey(path, variant));
    // What was known before its path was dropped counts no more.
    return page?.of === this.#paths.get(path) ? page?.freshness : undefined;
  }

  /**
   * Notes what a page that was made depends on.
   *
   * @returns the reader's variant, and whether the path's pages so far can no longer be found by what they depended on
   */
  noteDependencies(
    path: string,
    reader: Reader,
    dependsOn: PageDependencies,
  ): { variant: string; hasChanged: boolean } {
    const before = this.#paths.get(path);
    const hasChanged = before !== undefined && !isSame(before.dependsOn, dependsOn);
    if (!before || hasChanged) this.#paths.set(path, { dependsOn });
    return { variant: this.#dimensions.variantOf(dependsOn, reader), hasChanged };
  }

  noteFreshness(path: string, variant: string, freshness: Freshness): void {
    const known = this.#paths.get(path);
    if (known) this.#pages.set(pageKey(path, variant), { of: known, freshness });
  }

  drop(path: string): void {
    this.#paths.delete(path);
  }

  clear(): void {
    this.#paths.clear();
    this.#pages.clear();
  }
}

function isSame(one: PageDependencies, other: PageDependencies): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
