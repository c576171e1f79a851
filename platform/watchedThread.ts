import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Where a thread says how far it is, in memory that others can read while it does not answer. The first place counts
 * whatever it begins; what the others mean, it agrees on with whoever asks.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

/** The place in {@link Progress} that counts. */
export const steps = 0;

/** What a thread is given besides data of its own. */
export interface WatchedThreadData {
  progress: Progress;
}

/** For how long a thread may stand at the same place, in milliseconds. */
export interface ThreadLimits {
  /** While it loads. */
  loading: number;
  /** While it works on what it was asked. */
  work: number;
}

/** Why a thread ended before its time, and where it was. */
export class Stop {
  readonly reason: string;
  readonly progress: readonly number[];

  constructor(reason: string, progress: readonly number[]) {
    this.reason = reason;
    this.progress = progress;
  }
}

interface WatchedThreadOptions extends Pick<WorkerOptions, 'execArgv' | 'resourceLimits'> {
  /** Places of {@link Progress}. */
  places: number;
  limits: ThreadLimits;
  data?: Readonly<Record<string, unknown>>;
}

/** How many times within a limit it is looked whether a thread gets on. */
const looks = 10;

/**
 * A thread that is ended where it does not get on. It says one thing when it is loaded, and after that one thing for
 * each that it is asked, one at a time.
 */
export class WatchedThread<Message> {
  /** What it says when it is loaded. */
  readonly loaded: Promise<Message | Stop>;
  readonly #worker: Worker;
  readonly #progress: Progress;
  readonly #limits: ThreadLimits;
  #awaited: PromiseWithResolvers<Message | Stop>;
  #stop: Stop | undefined;

  /** @param file the thread's program; its `workerData` is the data with {@link WatchedThreadData} */
  constructor(file: URL, { places, limits, data, ...options }: WatchedThreadOptions) {
    this.#limits = limits;
    this.#progress = new Int32Array(new SharedArrayBuffer(places * Int32Array.BYTES_PER_ELEMENT));
    this.#awaited = Promise.withResolvers();
    this.#worker = new Worker(file, { ...options, workerData: { ...data, progress: this.#progress } });
    this.#worker.on('message', (message: Message) => this.#awaited.resolve(message));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => this.#end('it ended the thread that it ran in'));
    this.loaded = this.#watched(limits.loading);
  }

  /** Whether it has ended, or was ended: then it can be asked nothing more. */
  get hasEnded(): boolean {
    return this.#stop !== undefined;
  }

  /** Whether it may go on when all else in the process has ended. */
  unref(): void {
    this.#worker.unref();
  }

  /** Has something done: what came of it, or where it was stopped. */
  async ask(task: unknown): Promise<Message | Stop> {
    const loaded = await this.loaded;
    if (loaded instanceof Stop) return loaded;
    if (this.#stop) return this.#stop;
    this.#awaited = Promise.withResolvers();
    this.#worker.postMessage(task);
    return this.#watched(this.#limits.work);
  }

  /** Tells it something that needs no answer. */
  tell(what: unknown): void {
    this.#worker.postMessage(what);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Counts how often it is seen at the same place: time alone says nothing where all processes have to wait. */
  async #watched(limit: number): Promise<Message | Stop> {
    let seen = -1;
    let times = 0;
    const watch = setInterval(() => {
      const at = Atomics.load(this.#progress, steps);
      times = at === seen ? times + 1 : 0;
      seen = at;
      if (times >= looks) this.#end(`it did not end within ${limit / 1_000} s`);
    }, limit / looks);
    try {
      return await this.#awaited.promise;
    } finally {
      clearInterval(watch);
    }
  }

  #end(reason: string): void {
    this.#stop ??= new Stop(reason, [...this.#progress]);
    this.#awaited.resolve(this.#stop);
    void this.end();
  }
}
