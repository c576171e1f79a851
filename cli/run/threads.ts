import { Worker } from 'node:worker_threads';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckedDocument, CheckSettings } from '../check/checkDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

/** Beside the source, or, when that is built, beside the folder of its parts. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './checkWorker.ts' : '../checkWorker.js',
  import.meta.url,
);

/** Young objects are most of what a check makes: with room for them, hardly any is ever copied. In megabytes. */
const youngGeneration = 16;

/** Batches that a thread has in hand at once, so that it never waits for the next one. */
const batchesInHand = 2;

/** What a thread knows from its start. */
export interface ThreadData {
  settings: CheckSettings;
  corpus: readonly CorpusEntry[] | undefined;
}

interface Thread {
  worker: Worker;
  waiting: { resolve: (batch: CheckedDocument[]) => void; reject: (error: unknown) => void }[];
}

/** Threads that check batches of documents. */
export class Threads {
  readonly #threads: readonly Thread[];
  #freed: (() => void) | undefined;
  /** Why a thread has ended before its time. */
  #failure: unknown;

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () =>
      start(data, (failure) => {
        this.#failure ??= failure;
        this.#freed?.();
      }),
    );
  }

  /** Resolves when a thread can take another batch, so that no more of them are read than can be checked. */
  async room(): Promise<void> {
    while (this.#failure === undefined && this.#idlest().waiting.length >= batchesInHand) {
      await new Promise<void>((resolve) => {
        this.#freed = resolve;
      });
    }
  }

  /** Hands a batch to the thread that has least to do. */
  check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const { worker, waiting } = this.#idlest();
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(documents);
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #idlest(): Thread {
    const [first, ...others] = this.#threads;
    if (!first) throw new TypeError('There is no thread.');
    return others.reduce(
      (idlest, thread) => (thread.waiting.length < idlest.waiting.length ? thread : idlest),
      first,
    );
  }
}

function start(data: ThreadData, freed: (failure?: unknown) => void): Thread {
  const worker = new Worker(workerFile, {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
  const waiting: Thread['waiting'] = [];
  // A thread answers in the order of the batches.
  worker.on('message', (batch: CheckedDocument[]) => {
    waiting.shift()?.resolve(batch);
    freed();
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
    freed(error);
  });
  return { worker, waiting };
}
