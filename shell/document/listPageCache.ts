import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Document } from './document.ts';
import type { PageShell } from './pageShell.ts';

/** More pages with article lists than a site has. */
const maxDocuments = 500;

/** Cache of pages with article lists: re-rendered only when something on the page has changed. */
export class ListPageCache {
  readonly #shell: Pick<PageShell, 'site'>;
  readonly #cache = new LRUCache<string, { contents: unknown; around: unknown; document: Document }>({
    max: maxDocuments,
  });

  constructor(shell: Pick<PageShell, 'site'>) {
    this.#shell = shell;
  }

  /** @param contents all that it shows except the configuration around every page */
  of(path: string, contents: unknown, make: () => Document): Document {
    const around = this.#shell.site.configuration;
    const cached = this.#cache.get(path);
    if (cached?.around === around && isDeepStrictEqual(cached.contents, contents)) return cached.document;
    const document = make();
    this.#cache.set(path, { contents, around, document });
    return document;
  }
}
