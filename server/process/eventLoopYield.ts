/** How long work may block the event loop. */
const sliceMs = 20;

/** Yields between pieces of long work, so that short requests wait for one piece at most. */
export class EventLoopYield {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when the caller may run one synchronous piece of work. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#waiting.length === 1) setImmediate(this.#give);
    return promise;
  }

  /** For long work: call between its parts; returns a promise to await once this sliceMs is used up. */
  yieldIfDue(): () => Promise<void> | undefined {
    let began = this.#now();
    return () => {
      if (this.#now() - began < sliceMs) return undefined;
      return this.next().then(() => {
        began = this.#now();
      });
    };
  }

  /** Node polls for I/O between an immediate and one that is scheduled in it. */
  readonly #give = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#give);
  };
}
