import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Document } from './document.ts';
import type { PageShell } from './pageShell.ts';

/** More pages that list articles than a site has. */
const maxDocuments = 500;

/** Keeps pages that list articles: one is made anew when something that it shows has changed, and not when anything has. */
export class KeptDocuments {
  readonly #shell: Pick<PageShell, 'site'>;
  readonly #kept = new LRUCache<string, { contents: unknown; around: unknown; document: Document }>({
    max: maxDocuments,
  });

  constructor(shell: Pick<PageShell, 'site'>) {
    this.#shell = shell;
  }

  /**
   * The page at a path.
   *
   * @param contents all that it shows besides what stands around every page
   */
  of(path: string, contents: unknown, make: () => Document): Document {
    const around = this.#shell.site.configuration;
    const kept = this.#kept.get(path);
    if (kept?.around === around && isDeepStrictEqual(kept.contents, contents)) return kept.document;
    const document = make();
    this.#kept.set(path, { contents, around, document });
    return document;
  }
}
