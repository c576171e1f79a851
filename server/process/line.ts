import { unavailable } from '../../platform/http/httpError.ts';

interface LineOptions {
  /** Pieces of work that may be under way at once. */
  places: number;
  /** Those who may wait for a place. */
  maxWaiting: number;
  /** Told of each who is refused. */
  onRefusal?: () => void;
  /** A clock in milliseconds that only goes forward. */
  now?: () => number;
}

interface Waiting {
  /** Until when the work has to be done to be of use; whoever joins the one who waits may move it. */
  until: () => number;
  admit: () => void;
  refuse: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

/** The weight of the latest piece of work in what one usually takes. */
const latestWeight = 0.1;

/**
 * Admits to work that costs much: so many at once. The others wait in order, as long as they can still be in time, and
 * only who cannot is refused. So a server that is asked for more than it can do goes on doing as much as it can, and no
 * more is begun than will be of use.
 */
export class Line {
  readonly #options: LineOptions;
  readonly #now: () => number;
  readonly #waiting = new Set<Waiting>();
  #inside = 0;
  /** What work takes from its place to its end, in milliseconds. */
  #usual = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Whether nobody is inside: the moment for what can wait. */
  get isIdle(): boolean {
    return this.#inside === 0;
  }

  /** Whether whoever comes now has to wait: no moment for what nobody waits for. */
  get isFull(): boolean {
    return this.#inside >= this.#options.places;
  }

  /**
   * Does the work when it is its turn.
   *
   * @param until by the clock of `performance.now()`, when it has to be done to be of use
   * @throws HttpError 503 where that cannot be
   */
  async run<Value>(work: () => Promise<Value>, until: () => number): Promise<Value> {
    await this.#enter(until);
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#usual += latestWeight * (this.#now() - began - this.#usual);
      this.#leave();
    }
  }

  async #enter(until: () => number): Promise<void> {
    if (!this.isFull) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.size >= this.#options.maxWaiting) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { until, admit: resolve, refuse: reject, timer: undefined };
    this.#waiting.add(waiting);
    this.#watch(waiting);
    return promise;
  }

  /** Sends somebody away when they cannot be in time any more. */
  #watch(waiting: Waiting): void {
    const left = this.#timeLeft(waiting);
    if (left <= 0) {
      this.#waiting.delete(waiting);
      waiting.refuse(this.#refusal());
    } else {
      waiting.timer = setTimeout(() => this.#watch(waiting), left);
    }
  }

  /** Milliseconds in which it has to begin. */
  #timeLeft({ until }: Waiting): number {
    return until() - this.#now() - this.#usual;
  }

  /** Whoever ends hands its place on, so the number inside stays the same. */
  #leave(): void {
    for (const waiting of this.#waiting) {
      this.#waiting.delete(waiting);
      clearTimeout(waiting.timer);
      if (this.#timeLeft(waiting) > 0) {
        waiting.admit();
        return;
      }
      waiting.refuse(this.#refusal());
    }
    this.#inside -= 1;
  }

  #refusal(): Error {
    this.#options.onRefusal?.();
    return unavailable();
  }
}
