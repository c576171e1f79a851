import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { StoredForPage } from '../database/cms/cmsArticles.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { PendingWrites } from './pendingWrites.ts';
import type { Expected } from './unknownPaths.ts';

export interface StoredArticle extends Pick<StoredForPage, 'article' | 'others'> {
  expected: Expected;
}

/** Stored articles and pending writes; only the latter while the store is down. */
export class StoredArticles {
  readonly #articles: Pick<CmsStore['articles'], 'get'>;
  readonly #writes: Pick<PendingWrites, 'get'>;
  readonly #log: ContentLog;
  #failure: unknown;
  /** The CMS's list was read to its end, by the last answered read. */
  #isListWhole = false;

  constructor(
    articles: Pick<CmsStore['articles'], 'get'>,
    writes: Pick<PendingWrites, 'get'>,
    log: ContentLog,
  ) {
    this.#articles = articles;
    this.#writes = writes;
    this.#log = log;
  }

  /** A timeout does not count: writes may succeed. */
  get isUnavailable(): boolean {
    return this.#failure !== undefined && !(this.#failure instanceof TimeLimitError);
  }

  /** With the data of related articles, in one statement. */
  async get(path: string, limitMs: number | undefined): Promise<StoredArticle> {
    const pending = this.#writes.get(path);
    try {
      const reading = this.#read(path);
      const stored = await (limitMs === undefined ? reading : withinTime(limitMs, reading));
      this.#failure = undefined;
      return pending ? { ...stored, article: pending.article } : stored;
    } catch (error) {
      const isSlow = error instanceof TimeLimitError;
      this.#logFirst(error, isSlow);
      this.#failure = error;
      // A flood of invented paths may be the reason.
      return {
        article: pending?.article,
        others: {},
        expected: isSlow && this.#isListWhole ? 'unread' : 'yes',
      };
    }
  }

  /** A failing store is an error, a slow one a warning. Logged once each. */
  #logFirst(error: unknown, isSlow: boolean): void {
    if (isSlow && this.#failure === undefined)
      this.#log.warn({ err: error }, 'the store is too slow; articles are requested only from the CMS');
    if (!isSlow && !this.isUnavailable)
      this.#log.error(
        { err: error },
        'the store cannot be reached; articles are requested only from the CMS',
      );
  }

  async #read(path: string): Promise<StoredArticle> {
    const { article: stored, others, isNamed, isListWhole } = await this.#articles.get(path);
    this.#isListWhole = isListWhole;
    return { article: stored, others, expected: isNamed || !isListWhole ? 'yes' : 'no' };
  }
}
