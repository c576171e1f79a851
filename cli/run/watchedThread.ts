import { Worker } from 'node:worker_threads';
import { counted } from '../counts.ts';
import { UsageError } from '../exitStatus.ts';
import { reasonOf } from '../input/readBounded.ts';
import {
  type Answer,
  type Message,
  progress,
  type Task,
  type ThreadData,
  type ThreadRules,
} from './threadMessages.ts';

/** Beside the source, or, when that is built, beside the folder of its parts. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './checkerThreadMain.ts' : '../checkerThread.js',
  import.meta.url,
);

/** Node.js says of a publisher's rules that their package does not say what kind of modules it has: it finds out itself. */
const quietAboutModules = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];

/** Time limits, in milliseconds. */
export interface ThreadLimits {
  /** For a rule to look at one thing: a block, a text, the article. */
  rule: number;
  /** For modules of rules to load. */
  loading: number;
}

/** How many times within a rule's limit it is looked whether a thread gets on. */
const looks = 10;

/** Where a thread was when it ended before its time, and why it did. */
export interface Stop {
  kind: 'stopped';
  reason: string;
  /** Which of its rules was under way, from 1; 0 where none was. */
  rule: number;
  /** The place of the document in its batch. */
  document: number;
}

/** A worker thread that is ended where it does not get on. It has one task at a time. */
export class WatchedThread {
  readonly #worker: Worker;
  readonly #progress: Int32Array;
  readonly #limits: ThreadLimits;
  readonly #ready = Promise.withResolvers<ThreadRules>();
  #asked: PromiseWithResolvers<Answer | Stop> | undefined;

  constructor(data: Omit<ThreadData, 'progress'>, limits: ThreadLimits) {
    this.#progress = new Int32Array(new SharedArrayBuffer(progress.places * Int32Array.BYTES_PER_ELEMENT));
    this.#limits = limits;
    this.#worker = new Worker(threadFile, {
      workerData: { ...data, progress: this.#progress },
      execArgv: quietAboutModules,
    });
    const loading = setTimeout(
      () => this.#stop(`not ended within ${inSeconds(limits.loading)}`),
      limits.loading,
    );
    this.#worker.on('message', (message: Message) => {
      clearTimeout(loading);
      if (message.kind === 'ready') this.#ready.resolve(message.rules);
      else if (message.kind === 'refused') this.#ready.reject(new UsageError(message.reason));
      else this.#asked?.resolve(message);
    });
    this.#worker.on('error', (error) => this.#stop(reasonOf(error)));
    this.#worker.on('exit', () => {
      clearTimeout(loading);
      this.#stop('it ended the thread that it ran in');
    });
    // Nobody may ask before it fails, and whoever asks afterwards is told.
    this.#ready.promise.catch(() => {});
  }

  /**
   * Its rules, as soon as they are loaded.
   *
   * @throws UsageError where they cannot be
   */
  get rules(): Promise<ThreadRules> {
    return this.#ready.promise;
  }

  /**
   * Has something done.
   *
   * @returns what came of it; or where it was stopped: then the thread has ended
   * @throws UsageError where its rules cannot be loaded
   */
  async ask(task: Task): Promise<Answer | Stop> {
    await this.rules;
    this.#asked = Promise.withResolvers();
    this.tell(task);
    const watch = this.#watch();
    try {
      return await this.#asked.promise;
    } finally {
      clearInterval(watch);
    }
  }

  /** Tells it something that needs no answer. */
  tell(task: Task): void {
    this.#worker.postMessage(task);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Counts how often the thread is seen at the same place: time alone says nothing where all processes have to wait. */
  #watch(): NodeJS.Timeout {
    let seen = -1;
    let times = 0;
    return setInterval(() => {
      const steps = Atomics.load(this.#progress, progress.steps);
      times = steps === seen ? times + 1 : 0;
      seen = steps;
      if (times >= looks) this.#stop(`it did not end within ${inSeconds(this.#limits.rule)}`);
    }, this.#limits.rule / looks);
  }

  /** Ends the thread, and says where it was. Does nothing where it has ended. */
  #stop(reason: string): void {
    this.#ready.reject(new UsageError(`rules of your own cannot be loaded: ${reason}`));
    this.#asked?.resolve({
      kind: 'stopped',
      reason,
      rule: Atomics.load(this.#progress, progress.rule),
      document: Atomics.load(this.#progress, progress.document),
    });
    void this.end();
  }
}

function inSeconds(milliseconds: number): string {
  return counted(milliseconds / 1_000, 'second');
}
