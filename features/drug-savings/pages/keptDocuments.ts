import { LRUCache } from 'lru-cache';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';

/** So long a page is sent as it is, in milliseconds: what changed of the list is in it no later. */
export const entryLifetimeMs = 60_000;
/** About 20 MB with what they are compressed to. */
const maxTicks = 200;

interface Kept {
  document: Document;
  /** What stood around it when it was made. */
  configuration: unknown;
}

/** Pages that are the same for all readers of a kind, for a minute: each is made and compressed once for all of them. */
export class ListPageCache {
  readonly #shell: PageShell;
  readonly #kept: LRUCache<string, Kept>;
  readonly #now: () => number;

  /** @param now the time in milliseconds, for tests */
  constructor(shell: PageShell, now: () => number = Date.now) {
    this.#shell = shell;
    this.#now = now;
    this.#kept = new LRUCache({ max: maxTicks, perf: { now }, ttlResolution: 0 });
  }

  /** The page, where it is at hand, and the site is configured as it was. */
  get(key: string): Document | undefined {
    const kept = this.#kept.get(key);
    return kept?.configuration === this.#shell.site.configuration ? kept?.document : undefined;
  }

  /**
   * Keeps a page.
   *
   * @param until it is not sent any more from then on, in milliseconds since 1970
   */
  set(key: string, document: Document, until = Number.POSITIVE_INFINITY): void {
    const ttl = Math.min(entryLifetimeMs, until - this.#now());
    if (ttl <= 0) return;
    this.#kept.set(key, { document, configuration: this.#shell.site.configuration }, { ttl });
  }
}
