import { LRUCache } from 'lru-cache';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, FaultyArticleError, isTurnedAway } from '../source/errors.ts';
import type { Cms } from './cms.ts';

/** How long a faulty article is not requested again: the first time, and at the most. */
export const firstPauseMs = 2_000;
export const longestPauseMs = 30_000;
const maxArticles = 10_000;

interface Fault {
  error: Error;
  /** How often in a row it was met. */
  times: number;
  until: number;
}

/**
 * What was wrong with articles when they were last requested. Each is paused for a while, longer each time that the fault
 * is met again, so that its readers are answered immediately and the CMS is spared requests that it cannot answer.
 */
export class ArticleFaults {
  readonly #faults = new LRUCache<string, Fault>({ max: maxArticles });
  readonly #cms: Pick<Cms, 'status'>;
  readonly #log: ContentLog;
  readonly #now: () => number;
  #faultyArticles = 0;
  #breakerOpened = 0;

  /** @param now a clock in milliseconds that only goes forward */
  constructor(cms: Pick<Cms, 'status'>, log: ContentLog, now: () => number) {
    this.#cms = cms;
    this.#log = log;
    this.#now = now;
  }

  get faultyArticles(): number {
    return this.#faultyArticles;
  }

  /** What is wrong with an article that is not to be requested yet. */
  get(path: string): Error | undefined {
    const fault = this.#faults.get(path);
    return fault && this.#now() < fault.until ? fault.error : undefined;
  }

  /** Remembers what is the article's own fault, and logs what is reported nowhere else. */
  note(path: string, error: unknown, hasCopy: boolean): void {
    if (error instanceof FaultyArticleError) {
      this.#faultyArticles += 1;
      this.#met(path, error);
      this.#log.warn({ path, kind: error.kind, err: error, copy: hasCopy }, 'an article is faulty');
      return;
    }
    if (!(error instanceof ContentUnavailableError)) return;
    if (error.hasAnswered) this.#met(path, error);
    this.#logOpenedBreaker(error);
    // With an open breaker every request would log the same line; metrics count them. Without a copy the caller reports the error.
    if (isTurnedAway(error) || !hasCopy) return;
    const details = { path, kind: error.kind, status: error.status, err: error };
    this.#log.warn(details, 'an article could not be fetched, so its last good copy is used');
  }

  #met(path: string, error: Error): void {
    const times = (this.#faults.get(path)?.times ?? 0) + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
    this.#faults.set(path, { error, times, until: this.#now() + pauseMs });
  }

  /** The article is well again. */
  mended(path: string): void {
    this.#faults.delete(path);
  }

  #logOpenedBreaker({ kind }: ContentUnavailableError): void {
    const { breaker, breakerOpened } = this.#cms.status();
    if (breakerOpened === this.#breakerOpened) return;
    this.#breakerOpened = breakerOpened;
    this.#log.error({ breaker, kind }, 'the CMS fails too often and is left alone for a while');
  }
}
