import { LRUCache } from 'lru-cache';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';

/** Lifetime of a cached page: changes of the list appear within it. */
export const entryLifetimeMs = 60_000;
/** About 20 MB including compressed copies. */
const maxPages = 200;

interface Kept {
  document: Document;
  configuration: unknown;
}

/** For a minute. These pages are the same for all readers of a kind. */
export class DrugPageCache {
  readonly #shell: PageShell;
  readonly #kept: LRUCache<string, Kept>;
  readonly #now: () => number;

  constructor(shell: PageShell, now: () => number = Date.now) {
    this.#shell = shell;
    this.#now = now;
    this.#kept = new LRUCache({ max: maxPages, perf: { now }, ttlResolution: 0 });
  }

  get(key: string): Document | undefined {
    const kept = this.#kept.get(key);
    return kept?.configuration === this.#shell.site.configuration ? kept?.document : undefined;
  }

  /** @param until when it expires, in milliseconds since 1970 */
  set(key: string, document: Document, until = Number.POSITIVE_INFINITY): void {
    const ttl = Math.min(entryLifetimeMs, until - this.#now());
    if (ttl <= 0) return;
    this.#kept.set(key, { document, configuration: this.#shell.site.configuration }, { ttl });
  }
}
