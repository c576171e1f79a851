import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Progress of a thread in shared memory, readable while it is busy. The first entry counts steps; the others are up to the program. */
export type Progress = Int32Array<SharedArrayBuffer>;

/** The place in {@link Progress} that counts. */
export const steps = 0;

/** What a thread gets besides its own data. */
export interface WatchedThreadData {
  progress: Progress;
}

/** How long a thread may make no progress, in milliseconds. */
export interface ThreadLimits {
  /** While it loads. */
  loading: number;
  /** While it works on a task. */
  work: number;
}

/** Why a thread was stopped, and its progress. */
export class Stop {
  readonly reason: string;
  readonly progress: readonly number[];

  constructor(reason: string, progress: readonly number[]) {
    this.reason = reason;
    this.progress = progress;
  }
}

interface WatchedThreadOptions extends Pick<WorkerOptions, 'execArgv' | 'resourceLimits'> {
  /** Entries of {@link Progress}. */
  places: number;
  limits: ThreadLimits;
  data?: Readonly<Record<string, unknown>>;
}

/** Checks of a thread's progress within a limit. */
const looks = 10;

/** A thread that is terminated if it makes no progress. It posts one message when loaded, then one for each task, one at a time. */
export class WatchedThread<Message> {
  /** Its first message. */
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

  /** Whether it has ended: then it accepts no tasks. */
  get hasEnded(): boolean {
    return this.#stop !== undefined;
  }

  /** Lets the process exit while the thread runs. */
  unref(): void {
    this.#worker.unref();
  }

  /** Runs a task: its result, or where it was stopped. */
  async ask(task: unknown): Promise<Message | Stop> {
    const loaded = await this.loaded;
    if (loaded instanceof Stop) return loaded;
    if (this.#stop) return this.#stop;
    this.#awaited = Promise.withResolvers();
    this.#worker.postMessage(task);
    return this.#watched(this.#limits.work);
  }

  /** Posts a message that needs no answer. */
  tell(what: unknown): void {
    this.#worker.postMessage(what);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Counts checks without progress: elapsed time alone misleads while the whole machine is busy. */
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
