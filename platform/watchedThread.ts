import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Readable while the thread is busy. The first entry counts steps; the others are the program's. */
export type Progress = Int32Array<SharedArrayBuffer>;

export const steps = 0;

export interface WatchedThreadData {
  progress: Progress;
}

export interface ThreadLimits {
  loading: number;
  work: number;
}

export class Stop {
  readonly reason: string;
  readonly progress: readonly number[];

  constructor(reason: string, progress: readonly number[]) {
    this.reason = reason;
    this.progress = progress;
  }
}

interface WatchedThreadOptions extends Pick<WorkerOptions, 'execArgv' | 'resourceLimits'> {
  places: number;
  limits: ThreadLimits;
  data?: Readonly<Record<string, unknown>>;
}

const looks = 10;

/** Terminated if it makes no progress. It posts one message when loaded, then one for each task, one at a time. */
export class WatchedThread<Message> {
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
    this.#worker.on('exit', () => this.#end('it ended its thread'));
    this.loaded = this.#watched(limits.loading);
  }

  get hasEnded(): boolean {
    return this.#stop !== undefined;
  }

  unref(): void {
    this.#worker.unref();
  }

  async ask(task: unknown): Promise<Message | Stop> {
    const loaded = await this.loaded;
    if (loaded instanceof Stop) return loaded;
    if (this.#stop) return this.#stop;
    this.#awaited = Promise.withResolvers();
    this.#worker.postMessage(task);
    return this.#watched(this.#limits.work);
  }

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
