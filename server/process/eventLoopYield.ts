const sliceMs = 20;

/** So that short requests wait for one piece of long work at most. */
export class EventLoopYield {
  readonly #queue: (() => void)[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue.push(resolve);
    if (this.#queue.length === 1) setImmediate(this.#runNext);
    return promise;
  }

  /** Call between parts of long work. Returns a promise to await once sliceMs is used up. */
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
  readonly #runNext = (): void => {
    this.#queue.shift()?.();
    if (this.#queue.length > 0) setImmediate(this.#runNext);
  };
}
