import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { ThreadLimits } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { Checker } from './checker.ts';
import { CheckerThread } from './checkerThread.ts';
import type { CustomRuleInfo } from './threadMessages.ts';

/** Documents of a batch: enough to amortize messages, few enough to distribute. */
export const batchSize = 64;

/** With fewer batches, a thread is not worth the time to load the checks. */
const batchesPerThread = 4;

/** More threads take memory, and are hardly faster. */
const usualThreads = 6;

/** In milliseconds: for a rule on one unit, such as a block or a text; and for loading rule modules. */
const usualLimits: ThreadLimits = { work: 5_000, loading: 15_000 };

export function threadsWorth(documents: number, maxThreads: number): number {
  const threads = Math.min(maxThreads, Math.floor(documents / batchSize / batchesPerThread));
  return threads > 1 ? threads : 0;
}

export interface Lease {
  checker: Checker;
  release: () => void;
}

/** A publisher's own rules run only in worker threads, because these can be terminated. */
export class CheckerPool {
  /** Rules that did not end, and are skipped since. */
  readonly stopped = new Set<string>();
  readonly #settings: CheckSettings;
  readonly #maxThreads: number;
  readonly #limits: ThreadLimits;
  readonly #threads: CheckerThread[] = [];
  readonly #free: CheckerThread[] = [];
  readonly #queue: ((thread: CheckerThread) => void)[] = [];
  #local: Promise<Checker> | undefined;
  #corpus: readonly CorpusEntry[] | undefined;

  /** @param maxThreads 1 starts only those that are required */
  constructor(settings: CheckSettings, maxThreads?: number, limits = usualLimits) {
    this.#settings = settings;
    this.#maxThreads = maxThreads ?? Math.min(availableParallelism(), usualThreads);
    this.#limits = limits;
  }

  startFor(documents: number): void {
    const threads = this.#threadsFor(documents);
    while (this.#threads.length < threads) {
      const thread = new CheckerThread(this.#settings, this.stopped, this.#limits);
      thread.know(this.#corpus);
      this.#threads.push(thread);
      this.#release(thread);
    }
  }

  /** The number of checkers grows with the documents. */
  async lease(documents: number): Promise<Lease> {
    this.startFor(documents);
    // Yields to the event loop for messages of threads and for interruption.
    await setImmediate();
    if (this.#threads.length === 0) return { checker: await this.#localChecker(), release: () => {} };
    const thread =
      this.#free.shift() ?? (await new Promise<CheckerThread>((resolve) => this.#queue.push(resolve)));
    return { checker: thread, release: () => this.#release(thread) };
  }

  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    for (const thread of this.#threads) thread.know(corpus);
    void this.#local?.then((local) => local.know(corpus));
  }

  /** @throws UsageError when they cannot be loaded */
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

  #release(thread: CheckerThread): void {
    const resolve = this.#queue.shift();
    if (resolve) resolve(thread);
    else this.#free.push(thread);
  }

  #localChecker(): Promise<Checker> {
    this.#local ??= import('./checker.ts').then(({ LocalChecker }) => {
      const checker = new LocalChecker(this.#settings);
      checker.know(this.#corpus);
      return checker;
    });
    return this.#local;
  }
}
