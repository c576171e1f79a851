import { unavailable } from './httpError.ts';

/** Lets a few pieces of heavy work run at a time; some wait, and what would wait too long is refused. */
export class WorkQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws HttpError 503 where too much waits already */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.#maxRunning) {
      if (this.#waiting.length >= this.#maxWaiting) throw unavailable();
      // Whoever ends hands its place on, so the number that runs stays the same.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
