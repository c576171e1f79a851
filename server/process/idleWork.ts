interface IdleWorkOptions {
  isIdle: () => boolean;
  maxWaiting: number;
  onError: (error: unknown) => void;
}

const pauseMs = 50;

/** One task at a time while the process is idle. Drops tasks under load, so offer only tasks that recur. */
export class IdleWork {
  readonly #options: IdleWorkOptions;
  readonly #pending = new Map<string, () => Promise<void>>();
  #isRunning = false;

  constructor(options: IdleWorkOptions) {
    this.#options = options;
  }

  /** @param key drops duplicates in the queue */
  offer(key: string, work: () => Promise<void>): void {
    if (this.#pending.has(key) || this.#pending.size >= this.#options.maxWaiting) return;
    this.#pending.set(key, work);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // The caller continues first.
    await turn();
    for (const [key, work] of this.#pending) {
      while (!this.#options.isIdle()) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      this.#pending.delete(key);
      try {
        await work();
      } catch (error) {
        this.#options.onError(error);
      }
      await turn();
    }
    this.#isRunning = false;
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
