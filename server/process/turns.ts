/** How long work may keep the event loop before others have their turn, in milliseconds. */
const slice = 20;

/**
 * Takes turns on the event loop, in which one piece of work follows the other by itself: between two turns it looks for
 * what else there is to do, so that what is quick never waits for more than one of them.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when it is the caller's turn, which is all that the caller does before it waits for something else. */
  next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#waiting.length === 1) setImmediate(this.#give);
    return promise;
  }

  /**
   * For a piece of work that may be long: asked between its parts, it makes a new turn of what comes when this one has
   * taken long enough. The turn that it begins in has just begun.
   */
  giveWay(): () => Promise<void> | undefined {
    let began = this.#now();
    return () => {
      if (this.#now() - began < slice) return undefined;
      return this.next().then(() => {
        began = this.#now();
      });
    };
  }

  /** Node runs an immediate that is asked for in an immediate only after it has looked for what came in. */
  readonly #give = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#give);
  };
}
