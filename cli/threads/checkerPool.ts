import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { ThreadLimits } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#quality/corpus.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { Checker } from './checker.ts';
import { CheckerThread } from './checkerThread.ts';
import type { CustomRuleInfo } from './threadMessages.ts';

/** Documents that a checker is given at once: enough that handing over costs nothing, few enough to share out. */
export const batchSize = 64;

/** With fewer batches, a thread is not worth its start, in which it loads what checks. */
const batchesPerThread = 4;

/** More threads than these take memory, and are quicker by little. */
const usualThreads = 6;

/** In milliseconds: for a rule to look at one thing, such as a block or a text; and for modules of rules to load. */
const usualLimits: ThreadLimits = { work: 5_000, loading: 15_000 };

/** How many threads are worth their start, where there may be so many; 0 where this one is soon done alone. */
export function threadsWorth(documents: number, maxThreads: number): number {
  const threads = Math.min(maxThreads, Math.floor(documents / batchSize / batchesPerThread));
  return threads > 1 ? threads : 0;
}

/** A checker that nobody else uses until it is given back. */
export interface Lease {
  checker: Checker;
  giveBack: () => void;
}

/**
 * The checkers of a run: this thread alone where there is little to do, else other threads alone, while this one hands out
 * the work. A publisher's own rules run in other threads only, because these can be ended.
 */
export class CheckerPool {
  /** Rules that did not end, and have been left out since. */
  readonly stopped = new Set<string>();
  readonly #settings: CheckSettings;
  readonly #maxThreads: number;
  readonly #limits: ThreadLimits;
  readonly #threads: CheckerThread[] = [];
  readonly #free: CheckerThread[] = [];
  readonly #waiting: ((thread: CheckerThread) => void)[] = [];
  #local: Promise<Checker> | undefined;
  #corpus: readonly CorpusEntry[] | undefined;

  /** @param maxThreads how many threads there may be; 1 means that none is started that need not be */
  constructor(settings: CheckSettings, maxThreads?: number, limits = usualLimits) {
    this.#settings = settings;
    this.#maxThreads = maxThreads ?? Math.min(availableParallelism(), usualThreads);
    this.#limits = limits;
  }

  /** Starts as many threads as are worth it for so many documents, so that they load while something else is done. */
  startFor(documents: number): void {
    const wanted = this.#threadsFor(documents);
    while (this.#threads.length < wanted) {
      const thread = new CheckerThread(this.#settings, this.stopped, this.#limits);
      thread.know(this.#corpus);
      this.#threads.push(thread);
      this.#giveBack(thread);
    }
  }

  /** Waits for a checker. There are the more of them, the more documents there are. */
  async lease(documents: number): Promise<Lease> {
    this.startFor(documents);
    // A turn for the answers of threads, and for whoever wants to interrupt.
    await setImmediate();
    if (this.#threads.length === 0) return { checker: await this.#localChecker(), giveBack: () => {} };
    const thread =
      this.#free.shift() ?? (await new Promise<CheckerThread>((take) => this.#waiting.push(take)));
    return { checker: thread, giveBack: () => this.#giveBack(thread) };
  }

  /** Tells all checkers, those to come as well, what is known of the articles of the site. */
  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    for (const thread of this.#threads) thread.know(corpus);
    void this.#local?.then((local) => local.know(corpus));
  }

  /**
   * What the publisher's own rules are.
   *
   * @throws UsageError where they cannot be loaded
   */
  async customRules(): Promise<readonly CustomRuleInfo[]> {
    if (this.#settings.ruleModules.length === 0) return [];
    this.startFor(1);
    return (await this.#threads[0]?.customRules()) ?? [];
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
    this.#free.length = 0;
  }

  #threadsFor(documents: number): number {
    const worth = threadsWorth(documents, this.#maxThreads);
    return this.#settings.ruleModules.length > 0 ? Math.max(1, worth) : worth;
  }

  #giveBack(thread: CheckerThread): void {
    const take = this.#waiting.shift();
    if (take) take(thread);
    else this.#free.push(thread);
  }

  /** Loaded where it is used: this thread mostly has no need of what checks. */
  #localChecker(): Promise<Checker> {
    this.#local ??= import('./checker.ts').then(({ LocalChecker }) => {
      const checker = new LocalChecker(this.#settings);
      checker.know(this.#corpus);
      return checker;
    });
    return this.#local;
  }
}
