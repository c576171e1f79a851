import type { StoredCmsArticle } from '../database/cms/cmsArticles.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { FetchedArticle } from '../database/cms/fetchedArticle.ts';
import type { ContentLog } from '../source/contentLog.ts';

/** One transaction: with more, readers of the built-in database would wait too long. */
export const maxBatch = { articles: 100, text: 150_000 };
/** UTF-16 units: about a hundred long articles. */
export const maxPendingText = 5_000_000;
/** Pending writes give way to readers at most this long. */
export const maxDelayMs = 1_000;

interface PendingWrite {
  article: StoredCmsArticle | undefined;
  /** As the CMS sent it; empty if the store has this revision. */
  text: string;
  since: number;
  isBeingStored: boolean;
  outcome: PromiseWithResolvers<boolean>;
}

type NewWrite = Pick<PendingWrite, 'article' | 'text'> & { isUrgent: boolean };
type Batch = readonly [path: string, write: PendingWrite][];

interface Parts {
  articles: CmsStore['articles'];
  log: ContentLog;
  isBusy: () => boolean;
  now?: () => number;
}

/**
 * Stored in batches when no reader waits, or after a second.
 * What cannot be stored is fetched again by the next reader.
 */
export class PendingWrites {
  readonly #parts: Parts;
  readonly #now: () => number;
  readonly #pending = new Map<string, PendingWrite>();
  #pendingText = 0;
  #storing: Promise<void> | undefined;
  /** Store all before readers' next articles. */
  #isUrgent = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  get(path: string): Pick<PendingWrite, 'article'> | undefined {
    return this.#pending.get(path);
  }

  /** @param write.text empty if the store has this revision @returns whether it or its replacement was stored */
  add(path: string, write: NewWrite): Promise<boolean> {
    const replaced = this.#remove(path);
    const isStored = this.#put(path, write);
    replaced?.outcome.resolve(isStored);
    return isStored;
  }

  #put(path: string, { article, text, isUrgent }: NewWrite): Promise<boolean> {
    // More than the database can store: the next reader fetches it again.
    if (this.#pendingText > 0 && this.#pendingText + text.length > maxPendingText)
      return Promise.resolve(false);
    const outcome = Promise.withResolvers<boolean>();
    this.#pending.set(path, { article, text, since: this.#now(), isBeingStored: false, outcome });
    this.#pendingText += text.length;
    this.#isUrgent ||= isUrgent;
    this.storeIfDue();
    return outcome.promise;
  }

  /** The change is fetched separately. A write in progress is not stopped. */
  drop(path: string): void {
    this.#remove(path)?.outcome.resolve(true);
  }

  #remove(path: string): PendingWrite | undefined {
    const write = this.#pending.get(path);
    if (write) this.#forget(path, write);
    return write?.isBeingStored ? undefined : write;
  }

  /** Called after each reader's article, so no timer is needed. */
  storeIfDue(): void {
    if (!this.#storing && this.#isTime()) this.#storing = this.#storeWhileTime();
  }

  async idle(): Promise<void> {
    this.#isUrgent = true;
    this.storeIfDue();
    await this.#storing;
  }

  #isTime(): boolean {
    const [oldest] = this.#pending.values();
    if (!oldest) this.#isUrgent = false;
    return (
      oldest !== undefined &&
      (this.#isUrgent || !this.#parts.isBusy() || this.#now() - oldest.since >= maxDelayMs)
    );
  }

  async #storeWhileTime(): Promise<void> {
    while (this.#isTime()) {
      // Readers of these articles go first.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#storeBatch(this.#nextBatch());
    }
    this.#storing = undefined;
  }

  #nextBatch(): Batch {
    const batch: [string, PendingWrite][] = [];
    let text = 0;
    for (const entry of this.#pending) {
      text += entry[1].text.length;
      if (batch.length > 0 && (batch.length === maxBatch.articles || text > maxBatch.text)) break;
      batch.push(entry);
    }
    return batch;
  }

  async #storeBatch(batch: Batch): Promise<void> {
    let isStored = false;
    for (const [, write] of batch) write.isBeingStored = true;
    try {
      await this.#write(batch);
      isStored = true;
    } catch (error) {
      const paths = batch.map(([path]) => path);
      this.#parts.log.warn({ err: error, paths }, 'the response of the CMS could not be stored');
    }
    for (const [path, write] of batch) {
      this.#forget(path, write);
      write.outcome.resolve(isStored);
    }
  }

  async #write(batch: Batch): Promise<void> {
    const { articles: store } = this.#parts;
    const articles: FetchedArticle[] = [];
    let fetchedAt = new Date();
    for (const [path, { article, text }] of batch) {
      if (!article) {
        await store.remove(path);
        continue;
      }
      const { value, revision, etag } = article;
      const confirmedAt = new Date(article.confirmedAt);
      if (text === '') await store.confirm(path, confirmedAt);
      else {
        articles.push({ path, value, text, revision, etag });
        if (confirmedAt < fetchedAt) fetchedAt = confirmedAt;
      }
    }
    await store.storeAll(articles, fetchedAt);
  }

  #forget(path: string, write: PendingWrite): void {
    if (this.#pending.get(path) !== write) return;
    this.#pending.delete(path);
    this.#pendingText -= write.text.length;
  }
}
