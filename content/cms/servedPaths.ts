import { canServeArticle } from '#contracts/siteAddresses.ts';
import type { ContentLog } from '../source/contentLog.ts';

/** Per instance: more paths are not logged. */
const maxLoggedPaths = 100;

/** Articles at other paths would be broken links in all lists. */
export class ServedPaths {
  readonly #log: ContentLog;
  readonly #logged = new Set<string>();

  constructor(log: ContentLog) {
    this.#log = log;
  }

  /** Logs a path that is not served, once. */
  has(path: string): boolean {
    if (canServeArticle(path)) return true;
    if (!this.#logged.has(path) && this.#logged.size < maxLoggedPaths) {
      this.#logged.add(path);
      const text =
        'an article of the CMS is ignored: its path is used by the site itself, or does not consist of a-z, 0-9, “-” and “_” between slashes; give it another path';
      this.#log.warn({ path }, text);
    }
    return false;
  }
}
