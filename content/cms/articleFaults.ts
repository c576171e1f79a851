import { LRUCache } from 'lru-cache';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, FaultyArticleError, isNotCalled } from '../source/errors.ts';
import type { Cms } from './cms.ts';

/** Pause before a faulty article is requested again; doubles up to the longest. */
export const firstPauseMs = 2_000;
export const longestPauseMs = 30_000;
const maxArticles = 10_000;

interface Fault {
  error: Error;
  times: number;
  until: number;
}

/** Negative cache with growing pauses: readers get an immediate answer, and the CMS no useless requests. */
export class ArticleFaults {
  readonly #faults = new LRUCache<string, Fault>({ max: maxArticles });
  readonly #cms: Pick<Cms, 'status'>;
  readonly #log: ContentLog;
  readonly #now: () => number;
  #faultyArticles = 0;
  #breakerOpened = 0;

  constructor(cms: Pick<Cms, 'status'>, log: ContentLog, now: () => number) {
    this.#cms = cms;
    this.#log = log;
    this.#now = now;
  }

  get faultyArticles(): number {
    return this.#faultyArticles;
  }

  get(path: string): Error | undefined {
    const fault = this.#faults.get(path);
    return fault && this.#now() < fault.until ? fault.error : undefined;
  }

  /** Logs what is reported nowhere else. */
  note(path: string, error: unknown, hasCopy: boolean): void {
    if (error instanceof FaultyArticleError) {
      this.#faultyArticles += 1;
      this.#met(path, error);
      this.#log.warn({ path, kind: error.kind, err: error, copy: hasCopy }, 'an article is invalid');
      return;
    }
    if (!(error instanceof ContentUnavailableError)) return;
    if (error.hasAnswered) this.#met(path, error);
    this.#logOpenedBreaker(error);
    // An open breaker would log the same line for each request; metrics count them.
    // Without a copy the caller reports the error.
    if (isNotCalled(error) || !hasCopy) return;
    const details = { path, kind: error.kind, status: error.status, err: error };
    this.#log.warn(details, 'an article could not be fetched; its last valid copy is used');
  }

  #met(path: string, error: Error): void {
    const times = (this.#faults.get(path)?.times ?? 0) + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
    this.#faults.set(path, { error, times, until: this.#now() + pauseMs });
  }

  clear(path: string): void {
    this.#faults.delete(path);
  }

  #logOpenedBreaker({ kind }: ContentUnavailableError): void {
    const { breaker, breakerOpened } = this.#cms.status();
    if (breakerOpened === this.#breakerOpened) return;
    this.#breakerOpened = breakerOpened;
    this.#log.error({ breaker, kind }, 'the CMS fails too often; requests are paused');
  }
}
