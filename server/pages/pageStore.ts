import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** A page that was made. It is never changed: one that is compressed better, or made anew, takes its place. */
export interface StoredPage {
  readonly answer: Answer;
  /** The article's revision that it shows. */
  readonly revision: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Whether a part is missing because a widget threw. */
  readonly degraded: boolean;
}

/**
 * Where pages are kept, by path and variant. Asynchronous, so that a store which several instances share can stand in
 * the place of the process's own. How fresh a page is, is not its business.
 */
export interface PageStore {
  get(path: string, variant: string): Promise<StoredPage | undefined>;
  set(path: string, variant: string, page: StoredPage): Promise<void>;
  /** Deletes the page at a path in all its variants, and nothing else. */
  delete(path: string): Promise<void>;
  /** Deletes all pages. */
  clear(): Promise<void>;
}

/** Pages in this process's memory, bounded by their bytes. Those that were not used for longest go first. */
export class MemoryPageStore implements PageStore {
  readonly #pages: LRUCache<string, StoredPage>;
  /** The keys of the variants that are kept, by path. */
  readonly #keys = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => answer.size,
      dispose: (_page, key, reason) => {
        if (reason !== 'set') this.#forgetKey(key);
      },
    });
  }

  async get(path: string, variant: string): Promise<StoredPage | undefined> {
    return this.#pages.get(pageKey(path, variant));
  }

  async set(path: string, variant: string, page: StoredPage): Promise<void> {
    const key = pageKey(path, variant);
    this.#pages.set(key, page);
    if (!this.#pages.has(key)) return;
    const keys = this.#keys.get(path) ?? new Set();
    this.#keys.set(path, keys.add(key));
  }

  async delete(path: string): Promise<void> {
    for (const key of [...(this.#keys.get(path) ?? [])]) this.#pages.delete(key);
  }

  async clear(): Promise<void> {
    this.#pages.clear();
  }

  #forgetKey(key: string): void {
    const path = key.slice(0, key.indexOf(separator));
    const keys = this.#keys.get(path);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(path);
  }
}

/** No path holds a line break, so the key can be taken apart again. */
const separator = '\n';

export function pageKey(path: string, variant: string): string {
  return path + separator + variant;
}
