import { LRUCache } from 'lru-cache';

/** How long a faulty article is not asked for again: the first time, and at the most. */
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
 * What was wrong with articles when they were last asked for. Each is left alone for a while, longer each time that it
 * is met again, so that its readers are answered at once and the CMS is not asked for what it cannot give.
 */
export class ArticleFaults {
  readonly #faults = new LRUCache<string, Fault>({ max: maxArticles });
  readonly #now: () => number;

  /** @param now a clock in milliseconds that only goes forward */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is wrong with an article that is not to be asked for yet. */
  get(path: string): Error | undefined {
    const fault = this.#faults.get(path);
    return fault && this.#now() < fault.until ? fault.error : undefined;
  }

  met(path: string, error: Error): void {
    const times = (this.#faults.get(path)?.times ?? 0) + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
    this.#faults.set(path, { error, times, until: this.#now() + pauseMs });
  }

  /** The article is well again. */
  mended(path: string): void {
    this.#faults.delete(path);
  }
}
