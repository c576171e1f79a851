import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { StoredForPage } from '../database/cms/cmsArticles.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { PendingWrites } from './pendingWrites.ts';
import type { Expected } from './unknownPaths.ts';

export interface StoredArticle extends Pick<StoredForPage, 'kept' | 'others'> {
  expected: Expected;
}

/** What the store has of articles, with what is pending; while it is out of reach, what is pending alone. */
export class StoredArticles {
  readonly #articles: Pick<CmsStore['articles'], 'get'>;
  readonly #writes: Pick<PendingWrites, 'get'>;
  readonly #log: ContentLog;
  /** Why the last read failed; undefined where it succeeded. */
  #failure: unknown;
  /** Whether the CMS's list was read to its end, by the last read that was answered, timed out or not. */
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

  /** Whether the last read failed. One that timed out did not: writes may succeed. */
  get isAway(): boolean {
    return this.#failure !== undefined && !(this.#failure instanceof TimeLimitError);
  }

  /** The article at a path and what its page shows of others, in one statement. */
  async get(path: string, limitMs: number | undefined): Promise<StoredArticle> {
    const pending = this.#writes.get(path);
    try {
      const reading = this.#read(path);
      const stored = await (limitMs === undefined ? reading : withinTime(limitMs, reading));
      this.#failure = undefined;
      return pending ? { ...stored, kept: pending.article } : stored;
    } catch (error) {
      const isSlow = error instanceof TimeLimitError;
      this.#logFirst(error, isSlow);
      this.#failure = error;
      // A flood of made-up paths may be why it takes too long.
      return { kept: pending?.article, others: {}, expected: isSlow && this.#isListWhole ? 'unread' : 'yes' };
    }
  }

  /** A slow store needs no person yet, so it is no error; one that fails is, also after it was slow. */
  #logFirst(error: unknown, isSlow: boolean): void {
    if (isSlow && this.#failure === undefined)
      this.#log.warn({ err: error }, 'the store is too slow, so the CMS alone is asked for articles');
    if (!isSlow && !this.isAway)
      this.#log.error({ err: error }, 'the store cannot be asked for articles, so the CMS alone is');
  }

  async #read(path: string): Promise<StoredArticle> {
    const { kept, others, isNamed, isListWhole } = await this.#articles.get(path);
    this.#isListWhole = isListWhole;
    return { kept, others, expected: isNamed || !isListWhole ? 'yes' : 'no' };
  }
}
