import type { KeptArticle } from '../database/cms/cmsArticles.ts';
import type { GivenArticle } from '../database/cms/givenArticle.ts';
import type { CmsStore } from '../database/databaseStore.ts';
import type { ContentLog } from '../source/contentLog.ts';

/** Articles in one transaction: longer, and others wait too long behind it. */
export const maxBatch = 100;
/** Of texts that are pending, in UTF-16 units: about a hundred long articles. */
export const maxPendingText = 5_000_000;

/** What the CMS said of an article, until the store has it. */
interface PendingWrite {
  /** The article as it was fetched; undefined where the CMS has none. */
  article: KeptArticle | undefined;
  /** Its JSON as the CMS gave it; undefined where the store has this revision. */
  text: string | undefined;
  outcome: PromiseWithResolvers<boolean>;
}

/**
 * What was fetched and is not stored yet. Readers do not wait for it: it is in memory, where reads find it, and is stored in batches, one after
 * the other. What is fetched while one is stored is the next. What cannot be stored is fetched again by the next reader.
 */
export class PendingWrites {
  readonly #articles: CmsStore['articles'];
  readonly #log: ContentLog;
  readonly #pending = new Map<string, PendingWrite>();
  #pendingText = 0;
  #storing: Promise<void> | undefined;

  constructor(articles: CmsStore['articles'], log: ContentLog) {
    this.#articles = articles;
    this.#log = log;
  }

  /** What a path's article will be once it is stored; undefined where none is pending. */
  get(path: string): Pick<PendingWrite, 'article'> | undefined {
    return this.#pending.get(path);
  }

  /**
   * Stores what the CMS said in the background, in place of what is pending at its path.
   *
   * @param text undefined where the store has this revision of the article
   * @returns whether it was stored; never fails
   */
  add(path: string, article: KeptArticle | undefined, text?: string): Promise<boolean> {
    this.drop(path);
    const size = text?.length ?? 0;
    // More than the database can store: the next reader fetches it again.
    if (this.#pendingText > 0 && this.#pendingText + size > maxPendingText) return Promise.resolve(false);
    const outcome = Promise.withResolvers<boolean>();
    this.#pending.set(path, { article, text, outcome });
    this.#pendingText += size;
    this.#storing ??= this.#storeAll();
    return outcome.promise;
  }

  /** Drops what is pending of an article that has changed since. */
  drop(path: string): void {
    const write = this.#pending.get(path);
    if (write) this.#end(path, write, false);
  }

  /** Settles when nothing is pending. */
  async idle(): Promise<void> {
    await this.#storing;
  }

  async #storeAll(): Promise<void> {
    while (this.#pending.size > 0) {
      // Readers who wait for these articles go first.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#storeBatch([...this.#pending].slice(0, maxBatch));
    }
    this.#storing = undefined;
  }

  async #storeBatch(batch: readonly [path: string, write: PendingWrite][]): Promise<void> {
    let isStored = false;
    try {
      await this.#write(batch);
      isStored = true;
    } catch (error) {
      const paths = batch.map(([path]) => path);
      this.#log.warn({ err: error, paths }, 'what the CMS gave could not be stored');
    }
    for (const [path, write] of batch) this.#end(path, write, isStored);
  }

  async #write(batch: readonly [path: string, write: PendingWrite][]): Promise<void> {
    const given: GivenArticle[] = [];
    let confirmedAt = new Date();
    for (const [path, { article, text }] of batch) {
      if (!article) await this.#articles.remove(path);
      else {
        const { value, revision, etag } = article;
        const confirmed = new Date(article.confirmedAt);
        if (text === undefined) await this.#articles.confirm(path, confirmed);
        else {
          given.push({ path, value, text, revision, etag });
          if (confirmed < confirmedAt) confirmedAt = confirmed;
        }
      }
    }
    if (given.length > 0) await this.#articles.keepAll(given, confirmedAt);
  }

  #end(path: string, write: PendingWrite, isStored: boolean): void {
    write.outcome.resolve(isStored);
    if (this.#pending.get(path) !== write) return;
    this.#pending.delete(path);
    this.#pendingText -= write.text?.length ?? 0;
  }
}
