import { setImmediate } from 'node:timers/promises';
import type { CorpusEntry } from '../../quality/corpus.ts';
import { inOrder, lookUp } from '../cache/documentCache.ts';
import type { ResultCache } from '../cache/resultCache.ts';
import type { CheckSettings, DocumentCheck } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { loadCheck } from '../check/loadCheck.ts';
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
 * Checks documents, on several threads where there are many, and ends these. Stops, with what it has, when it is
 * interrupted. What comes out is the same whatever the number of threads.
 */
export async function checkAll(
  documents: AsyncIterable<ArticleDocument>,
  settings: CheckSettings,
  options: CheckingOptions,
): Promise<CheckedAll> {
  const { pool, interruption, progress, cache } = options;
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
  let unknownCount = 0;
  let checker: Checker | undefined;
  const running = new Set<Promise<void>>();
  const waiting: Batch[] = [];
  const checkWaiting = async (): Promise<void> => {
    for (const { place, documents: together, known, unknown } of waiting.splice(0)) {
      checker ??= await Checker.open(settings, options, cache ? unknownCount : options.total);
      await checker.turn();
      if (interruption.aborted) return;
      const checking = checker.check(unknown).then((checked) => {
        take(place, inOrder(together, [...known, ...checked.map((one) => cache?.keep(one) ?? one)]));
        running.delete(checking);
      });
      running.add(checking);
      // Whatever goes wrong meanwhile is met when all are awaited.
      checking.catch(() => {});
    }
  };
  try {
    for await (const batch of batchesOf(documents)) {
      if (interruption.aborted) break;
      const looked: Batch = { place: count++, documents: batch, ...lookUp(batch, cache) };
      if (looked.unknown.length === 0) {
        take(looked.place, looked.known);
        continue;
      }
      waiting.push(looked);
      unknownCount += looked.unknown.length;
      // Where hardly anything has changed, nothing of what checks many is worth loading.
      if (cache && unknownCount < worthThreads && looked.unknown.every(isUnread)) continue;
      await checkWaiting();
    }
    await checkWaiting();
    await Promise.race([Promise.all(running), aborted(interruption)]);
  } finally {
    const ended = pool.end();
    cache?.save();
    await ended;
  }
  return { ...all, withFindings: found.flat(), interrupted: interruption.aborted };
}

/** Documents that are taken together, and what is known of them. */
interface Batch {
  /** In the order of the run, from 0. */
  place: number;
  documents: readonly ArticleDocument[];
  known: readonly CheckedDocument[];
  unknown: readonly ArticleDocument[];
}

/** Whether a document takes no memory while it waits. */
function isUnread({ kind }: ArticleDocument): boolean {
  return kind === 'file';
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

  private constructor(check: DocumentCheck, options: CheckingOptions, expected: number | undefined) {
    this.#options = options;
    this.#check = check;
    this.#startThreads(expected);
  }

  /**
   * Loads what checks. That is done here as well where other threads check, so that rules which cannot be loaded are told
   * before anything is checked.
   *
   * @param expected how many documents there will be at least, where that is known
   */
  static async open(
    settings: CheckSettings,
    options: CheckingOptions,
    expected: number | undefined,
  ): Promise<Checker> {
    const { documentCheck } = await loadCheck();
    return new Checker(await documentCheck(settings, options.corpus), options, expected);
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
