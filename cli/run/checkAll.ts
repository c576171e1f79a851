import { setImmediate } from 'node:timers/promises';
import type { CorpusEntry } from '../../quality/corpus.ts';
import { inOrder, lookUp } from '../cache/documentCache.ts';
import type { ResultCache } from '../cache/resultCache.ts';
import { type CheckSettings, type DocumentCheck, documentCheck } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import { batchesOf } from './batch.ts';
import { tuneEngine } from './engine.ts';
import { type ThreadPool, type Threads, worthThreads } from './threads.ts';

/** What a run found, before it is judged. */
export interface CheckedAll {
  articles: number;
  unread: number;
  withFindings: CheckedDocument[];
  /** The paths of the articles that were checked. */
  paths: Set<string>;
  interrupted: boolean;
}

export interface CheckingOptions {
  pool: ThreadPool;
  /** How many documents there are, where that is known. */
  total: number | undefined;
  interruption: AbortSignal;
  progress: (checked: number) => void;
  cache?: ResultCache | undefined;
  /** What is known of all articles of the site. */
  corpus?: readonly CorpusEntry[] | undefined;
}

/**
 * Checks documents, on several threads where there are many. Stops, with what it has, when it is interrupted. What
 * comes out is the same whatever the number of threads.
 */
export async function checkAll(
  documents: AsyncIterable<ArticleDocument>,
  settings: CheckSettings,
  options: CheckingOptions,
): Promise<CheckedAll> {
  const { interruption, progress, cache } = options;
  const all: CheckedAll = {
    articles: 0,
    unread: 0,
    withFindings: [],
    paths: new Set(),
    interrupted: false,
  };
  const found: CheckedDocument[][] = [];
  const take = (batch: number, documents: readonly CheckedDocument[]): void => {
    const withFindings: CheckedDocument[] = [];
    found[batch] = withFindings;
    for (const checked of documents) {
      if (checked.complete) all.articles += 1;
      else all.unread += 1;
      if (checked.path !== '') all.paths.add(checked.path);
      if (checked.findings.length > 0) withFindings.push(checked);
    }
    progress(all.articles + all.unread);
  };

  let count = 0;
  const checker = await Checker.open(settings, options);
  try {
    const running = new Set<Promise<void>>();
    for await (const documentsOfBatch of batchesOf(documents)) {
      if (interruption.aborted) break;
      const batch = count++;
      const { known, unknown } = lookUp(documentsOfBatch, cache);
      if (unknown.length === 0) {
        take(batch, known);
        continue;
      }
      await checker.turn();
      if (interruption.aborted) break;
      const checking = checker.check(unknown).then((checked) => {
        take(batch, inOrder(documentsOfBatch, [...known, ...checked.map((one) => cache?.keep(one) ?? one)]));
        running.delete(checking);
      });
      running.add(checking);
      // Whatever goes wrong meanwhile is met when all are awaited.
      checking.catch(() => {});
    }
    await Promise.race([Promise.all(running), aborted(interruption)]);
  } finally {
    cache?.save();
  }
  return { ...all, withFindings: found.flat(), interrupted: interruption.aborted };
}

/**
 * Checks batches: here, and where there are so many that it is worth its start, in other threads besides. This one
 * checks whenever the others have enough to do, rather than watch them.
 */
class Checker {
  readonly #options: CheckingOptions;
  readonly #check: DocumentCheck;
  #threads: Threads | undefined;
  #checkedHere = 0;

  private constructor(check: DocumentCheck, options: CheckingOptions) {
    this.#options = options;
    this.#check = check;
    this.#startThreads(options.total);
  }

  /** The check is made here in any case, so that rules which cannot be loaded are told before anything begins. */
  static async open(settings: CheckSettings, options: CheckingOptions): Promise<Checker> {
    return new Checker(await documentCheck(settings, options.corpus), options);
  }

  /** A turn for the answers of other threads, and for whoever wants to interrupt. */
  async turn(): Promise<void> {
    if (!this.#threads) this.#startThreads(this.#checkedHere);
    if (this.#threads ? this.#threads.haveLoaded : this.#checkedHere >= worthThreads) tuneEngine();
    await setImmediate();
  }

  async check(batch: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    if (this.#threads?.hasRoom) return this.#threads.check(batch);
    this.#checkedHere += batch.length;
    // As if it came from another thread: a piece of a text would keep the whole text.
    return this.#check(batch).map((checked) =>
      checked.findings.length === 0 ? checked : structuredClone(checked),
    );
  }

  #startThreads(documents: number | undefined): void {
    const { pool, corpus } = this.#options;
    this.#threads = pool.startFor(documents);
    if (corpus) this.#threads?.know(corpus);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
