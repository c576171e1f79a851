import { Worker } from 'node:worker_threads';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckSettings } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { IndexedDocument } from '../site/indexDocument.ts';
import { youngSpaceMegabytes } from './engine.ts';

/** Beside the source, or, when that is built, beside the folder of its parts. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './checkWorker.ts' : '../checkWorker.js',
  import.meta.url,
);

/** Batches that a thread has in hand at once, so that it never waits for the next one. */
const batchesInHand = 2;

/** Fewer documents are done sooner than threads are started and have loaded what they need. */
export const worthThreads = 400;

/** What a thread knows from its start. */
export interface ThreadData {
  settings: CheckSettings;
}

/** What a thread is asked for. */
export type Task =
  /** To look into documents for what other articles need to know. */
  | { kind: 'index'; documents: readonly ArticleDocument[] }
  /** To know all articles of the site from now on. */
  | { kind: 'know'; corpus: readonly CorpusEntry[] | undefined }
  | { kind: 'check'; documents: readonly ArticleDocument[] };

/** What a thread says: at first that it has loaded what it needs, then its answers, in the order of the tasks. */
export type Message = { kind: 'loaded' } | Answer;

export type Answer =
  | { kind: 'indexed'; documents: IndexedDocument[] }
  | { kind: 'known' }
  | { kind: 'checked'; documents: CheckedDocument[] };

interface Thread {
  worker: Worker;
  /** Whether it has loaded what it needs. */
  hasLoaded: boolean;
  waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[];
}

/** Threads that look into batches of documents and check them. */
export class Threads {
  readonly #threads: readonly Thread[];
  /** Why a thread has ended before its time. */
  #failure: unknown;

  constructor(count: number, data: ThreadData) {
    this.#threads = Array.from({ length: count }, () =>
      start(data, (failure) => {
        this.#failure ??= failure;
      }),
    );
  }

  /** Whether all of them have loaded what they need. */
  get haveLoaded(): boolean {
    return this.#threads.every(({ hasLoaded }) => hasLoaded);
  }

  /** Whether a thread can take another batch. Where one has failed, the next batch says so. */
  get hasRoom(): boolean {
    return this.#failure !== undefined || this.#idlest().waiting.length < batchesInHand;
  }

  /** Hands documents to the thread that has least to do, to be looked into for what others need to know. */
  async index(documents: readonly ArticleDocument[]): Promise<IndexedDocument[]> {
    const answer = await this.#ask({ kind: 'index', documents });
    return answer.kind === 'indexed' ? answer.documents : [];
  }

  /** Hands documents to the thread that has least to do, to be checked. */
  async check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    const answer = await this.#ask({ kind: 'check', documents });
    return answer.kind === 'checked' ? answer.documents : [];
  }

  /** Tells all threads what is known of the articles of the site. They answer in order, so nobody needs to wait. */
  know(corpus: readonly CorpusEntry[] | undefined): void {
    for (const thread of this.#threads) {
      // What fails is told by the next batch.
      this.#askThread(thread, { kind: 'know', corpus }).catch(() => {});
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #ask(task: Task): Promise<Answer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return this.#askThread(this.#idlest(), task);
  }

  #askThread({ worker, waiting }: Thread, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(task);
    });
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

function start(data: ThreadData, failed: (failure: unknown) => void): Thread {
  const worker = new Worker(workerFile, {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: youngSpaceMegabytes },
  });
  const waiting: Thread['waiting'] = [];
  const thread: Thread = { worker, hasLoaded: false, waiting };
  worker.on('message', (message: Message) => {
    if (message.kind === 'loaded') thread.hasLoaded = true;
    else waiting.shift()?.resolve(message);
  });
  worker.on('error', (error) => {
    failed(error);
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return thread;
}

/** Threads for a whole run, which are started when there is work enough for them. */
export class ThreadPool {
  readonly #count: number;
  readonly #data: ThreadData;
  #threads: Threads | undefined;

  /** @param count how many there may be, the first one included; 1 means that none is started */
  constructor(count: number, data: ThreadData) {
    this.#count = count;
    this.#data = data;
  }

  /**
   * Starts the threads, unless they are there already, where documents are so many that it is worth it. Nothing where
   * they are not, or are not counted, and where there may be no threads.
   */
  startFor(documents: number | undefined): Threads | undefined {
    if (this.#count === 1 || documents === undefined || documents < worthThreads) return undefined;
    this.#threads ??= new Threads(this.#count - 1, this.#data);
    return this.#threads;
  }

  async end(): Promise<void> {
    await this.#threads?.end();
    this.#threads = undefined;
  }
}
