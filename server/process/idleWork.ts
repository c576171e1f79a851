interface IdleWorkOptions {
  isIdle: () => boolean;
  /** Pieces that may wait; beyond it what is offered is left undone. */
  maxWaiting: number;
  onError: (error: unknown) => void;
}

/** How long it waits before it looks again whether there is nothing better to do, in milliseconds. */
const pause = 50;

/**
 * Work that nobody waits for: one piece at a time, in moments in which there is nothing else to do. While there is much
 * to do it is left undone, so only what comes up again by itself may be offered.
 */
export class IdleWork {
  readonly #options: IdleWorkOptions;
  readonly #waiting = new Map<string, () => Promise<void>>();
  #isRunning = false;

  constructor(options: IdleWorkOptions) {
    this.#options = options;
  }

  /** @param key names the work: what waits already is not taken twice */
  offer(key: string, work: () => Promise<void>): void {
    if (this.#waiting.has(key) || this.#waiting.size >= this.#options.maxWaiting) return;
    this.#waiting.set(key, work);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Whoever offers it goes on first.
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
  return new Promise((resolve) => setTimeout(resolve, pause).unref());
}
