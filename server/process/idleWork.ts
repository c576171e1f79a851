interface IdleWorkOptions {
  isIdle: () => boolean;
  /** Queued tasks; beyond it new ones are dropped. */
  maxWaiting: number;
  onError: (error: unknown) => void;
}

/** How long it waits before it checks again whether the process is idle. */
const pauseMs = 50;

/** Runs background tasks one at a time while the process is idle. It drops tasks under load, so offer only tasks that recur. */
export class IdleWork {
  readonly #options: IdleWorkOptions;
  readonly #waiting = new Map<string, () => Promise<void>>();
  #isRunning = false;

  constructor(options: IdleWorkOptions) {
    this.#options = options;
  }

  /**
   * @param key identifies the task: duplicates in the queue are dropped
   */
  offer(key: string, work: () => Promise<void>): void {
    if (this.#waiting.has(key) || this.#waiting.size >= this.#options.maxWaiting) return;
    this.#waiting.set(key, work);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // The caller continues first.
    await turn();
    for (const [key, work] of this.#waiting) {
      while (!this.#options.isIdle()) await later();
      this.#waiting.delete(key);
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

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
}
