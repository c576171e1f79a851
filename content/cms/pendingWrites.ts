import type { StoredCmsArticle } from '../database/cms/cmsArticles.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { GivenArticle } from '../database/cms/givenArticle.ts';
import type { ContentLog } from '../source/contentLog.ts';

/** Articles in one transaction, and characters of their texts: while more are stored, readers of the built-in database would wait too long. */
export const maxBatch = { articles: 100, text: 150_000 };
/** Of texts that are pending, in UTF-16 units: about a hundred long articles. */
export const maxPendingText = 5_000_000;
/** How long what is pending gives way to readers. */
export const maxWaitMs = 1_000;

/** What the CMS said of an article, until the store has it. */
interface PendingWrite {
  /** The article as it was fetched; undefined where the CMS has none. */
  article: StoredCmsArticle | undefined;
  /** Its JSON as the CMS gave it; empty where the store has this revision. */
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
  /** Whether readers wait for articles. */
  isBusy: () => boolean;
  /** A clock in milliseconds that only goes forward. */
  now?: () => number;
}

/**
 * What was fetched and is not stored yet. It is in memory, where reads find it, and is stored in batches when no reader waits for an article, or
 * after a second. What cannot be stored is fetched again by the next reader.
 */
export class PendingWrites {
  readonly #parts: Parts;
  readonly #now: () => number;
  readonly #pending = new Map<string, PendingWrite>();
  #pendingText = 0;
  #storing: Promise<void> | undefined;
  /** Whether all that is pending is stored before readers' next articles. */
  #isUrgent = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  /** What a path's article will be once it is stored; undefined where none is pending. */
  get(path: string): Pick<PendingWrite, 'article'> | undefined {
    return this.#pending.get(path);
  }

  /**
   * Stores what the CMS said, in place of what is pending at its path.
   *
   * @param write.text empty where the store has this revision of the article
   * @param write.isUrgent whether it is stored although readers wait
   * @returns whether it was stored, or what came in its place; never fails
   */
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
    this.goOn();
    return outcome.promise;
  }

  /**
   * Drops what is pending of an article that has changed since. The change is fetched for itself, so nothing is left to do for this one.
   * What is being stored already may say so itself, and is stored.
   */
  drop(path: string): void {
    this.#remove(path)?.outcome.resolve(true);
  }

  /** Takes away what is pending at a path, and gives it where it is not being stored. */
  #remove(path: string): PendingWrite | undefined {
    const write = this.#pending.get(path);
    if (write) this.#forget(path, write);
    return write?.isBeingStored ? undefined : write;
  }

  /** Begins to store where it is time. Called whenever a reader got an article: so it needs no timer. */
  goOn(): void {
    if (!this.#storing && this.#isTime()) this.#storing = this.#storeWhileTime();
  }

  /** Stores all that is pending now. */
  async idle(): Promise<void> {
    this.#isUrgent = true;
    this.goOn();
    await this.#storing;
  }

  #isTime(): boolean {
    const [oldest] = this.#pending.values();
    if (!oldest) this.#isUrgent = false;
    return (
      oldest !== undefined &&
      (this.#isUrgent || !this.#parts.isBusy() || this.#now() - oldest.since >= maxWaitMs)
    );
  }

  async #storeWhileTime(): Promise<void> {
    while (this.#isTime()) {
      // Readers whose articles these are go first.
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
      this.#parts.log.warn({ err: error, paths }, 'what the CMS gave could not be stored');
    }
    for (const [path, write] of batch) {
      this.#forget(path, write);
      write.outcome.resolve(isStored);
    }
  }

  async #write(batch: Batch): Promise<void> {
    const { articles } = this.#parts;
    const given: GivenArticle[] = [];
    let givenAt = new Date();
    for (const [path, { article, text }] of batch) {
      if (!article) {
        await articles.remove(path);
        continue;
      }
      const { value, revision, etag } = article;
      const confirmedAt = new Date(article.confirmedAt);
      if (text === '') await articles.confirm(path, confirmedAt);
      else {
        given.push({ path, value, text, revision, etag });
        if (confirmedAt < givenAt) givenAt = confirmedAt;
      }
    }
    await articles.keepAll(given, givenAt);
  }

  #forget(path: string, write: PendingWrite): void {
    if (this.#pending.get(path) !== write) return;
    this.#pending.delete(path);
    this.#pendingText -= write.text.length;
  }
}
