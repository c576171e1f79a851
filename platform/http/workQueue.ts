import { unavailable } from './httpError.ts';

interface WorkQueueOptions {
  maxRunning: number;
  maxWaiting: number;
  /** For work with a client; without one, only the general limit counts. */
  perClient?: { maxRunning: number; maxWaiting: number };
  onRefusal?: () => void;
  now?: () => number;
}

interface WorkLimits {
  /** Latest useful end, by the queue's clock; may move while the work is queued. */
  until?: () => number;
  client?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface QueuedRequest {
  until: () => number;
  client: string | undefined;
  admit: () => void;
  refuse: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

const latestWeight = 0.1;
const never = () => Number.POSITIVE_INFINITY;

/** Refuses tasks that cannot end before their deadline, so an overloaded server does no useless work. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #now: () => number;
  readonly #queue = new Set<QueuedRequest>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #usualMs = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  get isFull(): boolean {
    return this.#running >= this.#options.maxRunning;
  }

  /** @throws HttpError 503 if the work cannot end before its deadline, or the queue is full */
  async run<Value>(work: () => Promise<Value>, limits: WorkLimits = {}): Promise<Value> {
    const { client } = limits;
    await this.#enter(limits);
    const startedAt = this.#now();
    try {
      return await work();
    } finally {
      this.#usualMs += latestWeight * (this.#now() - startedAt - this.#usualMs);
      this.#end(client);
    }
  }

  async #enter({ until = never, client, signal }: WorkLimits): Promise<void> {
    if (signal?.aborted) throw unavailable();
    if (!this.isFull && this.#mayRun(client)) return this.#start(client);
    if (this.#queue.size >= this.#options.maxWaiting || !this.#mayWait(client)) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queued: QueuedRequest = { until, client, admit: resolve, refuse: reject };
    const abort = () => {
      this.#take(queued);
      reject(unavailable());
    };
    signal?.addEventListener('abort', abort);
    this.#queue.add(queued);
    this.#watch(queued);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  #mayRun(client: string | undefined): boolean {
    const { perClient } = this.#options;
    if (client === undefined || !perClient) return true;
    return (this.#runningOf.get(client) ?? 0) < perClient.maxRunning;
  }

  #mayWait(client: string | undefined): boolean {
    const { perClient } = this.#options;
    if (client === undefined || !perClient) return true;
    let queued = 0;
    for (const other of this.#queue) if (other.client === client) queued += 1;
    return queued < perClient.maxWaiting;
  }

  #start(client: string | undefined): void {
    this.#running += 1;
    if (client !== undefined) this.#runningOf.set(client, (this.#runningOf.get(client) ?? 0) + 1);
  }

  #end(client: string | undefined): void {
    this.#running -= 1;
    if (client !== undefined) {
      const left = (this.#runningOf.get(client) ?? 1) - 1;
      if (left > 0) this.#runningOf.set(client, left);
      else this.#runningOf.delete(client);
    }
    this.#admitNext();
  }

  #admitNext(): void {
    for (const queued of this.#queue) {
      if (this.isFull) return;
      if (this.#msLeftToStart(queued) <= 0) this.#refuse(queued);
      else if (this.#mayRun(queued.client)) {
        this.#take(queued);
        this.#start(queued.client);
        queued.admit();
      }
    }
  }

  /** Refuses queued work as soon as it cannot end before its deadline. */
  #watch(queued: QueuedRequest): void {
    const leftMs = this.#msLeftToStart(queued);
    if (leftMs <= 0) this.#refuse(queued);
    else if (Number.isFinite(leftMs)) queued.timer = setTimeout(() => this.#watch(queued), leftMs);
  }

  #msLeftToStart({ until }: QueuedRequest): number {
    return until() - this.#now() - this.#usualMs;
  }

  #take(queued: QueuedRequest): void {
    this.#queue.delete(queued);
    clearTimeout(queued.timer);
  }

  #refuse(queued: QueuedRequest): void {
    this.#take(queued);
    queued.refuse(this.#refusal());
  }

  #refusal(): Error {
    this.#options.onRefusal?.();
    return unavailable();
  }
}
