import { LRUCache } from 'lru-cache';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';

/** Lifetime of a cached page: changes of the list appear within it. */
export const entryLifetimeMs = 60_000;
/** About 20 MB including compressed copies. */
const maxPages = 200;

interface CachedEntry {
  document: Document;
  configuration: unknown;
}

/** For a minute. These pages are the same for all readers of a kind. */
export class DrugPageCache {
  readonly #shell: PageShell;
  readonly #cache: LRUCache<string, CachedEntry>;
  readonly #now: () => number;

  constructor(shell: PageShell, now: () => number = Date.now) {
    this.#shell = shell;
    this.#now = now;
    this.#cache = new LRUCache({ max: maxPages, perf: { now }, ttlResolution: 0 });
  }

  get(key: string): Document | undefined {
    const cached = this.#cache.get(key);
    return cached?.configuration === this.#shell.site.configuration ? cached?.document : undefined;
  }

  /** @param until when it expires, in milliseconds since 1970 */
  set(key: string, document: Document, until = Number.POSITIVE_INFINITY): void {
    const ttl = Math.min(entryLifetimeMs, until - this.#now());
    if (ttl <= 0) return;
    this.#cache.set(key, { document, configuration: this.#shell.site.configuration }, { ttl });
  }
}
