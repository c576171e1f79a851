import type { KeptForPage } from '../database/cms/cmsArticles.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { CmsStore, StoreInReach } from './cmsStore.ts';
import { LateWrites } from './lateWrites.ts';

/**
 * The store's copies of a CMS's articles, for a caller that does without them while the store cannot be reached. Writes are in the background:
 * a read waits for the pending write of its path.
 */
export class ArticleCopies {
  readonly #store: StoreInReach;
  readonly #log: ContentLog;
  /** Pending writes by path. */
  readonly #writes = new Map<string, Promise<boolean>>();
  readonly #lateWrites = new LateWrites({ isBusy: () => this.#areReadersWaiting() });
  #isStoreAway = false;
  #areReadersWaiting: () => boolean = () => false;

  constructor(store: StoreInReach, log: ContentLog) {
    this.#store = store;
    this.#log = log;
  }

  /** Late writes begin when no reader waits for a page, or a second later. */
  giveWay(areReadersWaiting: () => boolean): void {
    this.#areReadersWaiting = areReadersWaiting;
  }

  /** The copy of an article and what its page shows of others, after the pending write of it; nothing where the store cannot be reached. */
  async get(path: string): Promise<KeptForPage> {
    this.#lateWrites.hasten(path);
    await this.#writes.get(path);
    return this.peek(path);
  }

  /** The same without waiting for a pending write. */
  async peek(path: string): Promise<KeptForPage> {
    return (await this.#ask(({ articles }) => articles.get(path))) ?? { kept: undefined, others: {} };
  }

  /** Whether the CMS's list may name the path; undefined where the store cannot be reached. */
  mayBeThere(path: string): Promise<boolean | undefined> {
    return this.#ask(({ articles }) => articles.mayBeThere(path));
  }

  /**
   * Writes in the background. What cannot be written is fetched again by the next reader.
   *
   * @param lateSize the length of the text, where readers who wait go first
   * @returns whether it was written; never fails
   */
  async write(path: string, keep: (store: CmsStore) => Promise<void>, lateSize?: number): Promise<boolean> {
    if (this.#isStoreAway) return false;
    let isWritten = false;
    const begin = async () => {
      try {
        await keep(await this.#store());
        isWritten = true;
      } catch (error) {
        this.#log.warn({ err: error, path }, 'what the CMS gave could not be kept');
      }
    };
    const begun = (lateSize === undefined ? begin() : this.#lateWrites.add(path, lateSize, begin)).then(
      () => isWritten,
    );
    const write = begun.finally(() => {
      if (this.#writes.get(path) === write) this.#writes.delete(path);
    });
    this.#writes.set(path, write);
    return write;
  }

  /** Drops the late write of an article that is said to have changed since. */
  drop(path: string): void {
    this.#lateWrites.drop(path);
  }

  /** Settles when all writes have ended. */
  async idle(): Promise<void> {
    while (this.#writes.size > 0) {
      await this.#lateWrites.keepAll();
      await Promise.all(this.#writes.values());
    }
  }

  async #ask<Answer>(ask: (store: CmsStore) => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await ask(await this.#store());
      this.#isStoreAway = false;
      return answer;
    } catch (error) {
      if (!this.#isStoreAway) {
        this.#log.error({ err: error }, 'the store cannot be asked for articles, so the CMS alone is');
      }
      this.#isStoreAway = true;
      return undefined;
    }
  }
}
