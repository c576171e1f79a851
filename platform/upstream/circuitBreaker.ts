/** Below so many calls in the window, a share says nothing. */
export const volumeThreshold = 20;
/** From this share of failures on, the upstream is taken to be down. */
export const errorThreshold = 0.5;
export const windowMs = 10_000;
/** How long nothing is asked before one call tries again. */
export const resetMs = 30_000;
const bucketMs = 1_000;

/** When a breaker opens, and for how long. The usual one is for upstreams that are asked many times a second. */
export interface BreakerLimits {
  /** Below so many calls in the window, a share says nothing. */
  volumeThreshold: number;
  windowMs: number;
  /** What the window is counted in. */
  bucketMs: number;
  resetMs: number;
}

const usualLimits: BreakerLimits = { volumeThreshold, windowMs, bucketMs, resetMs };

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Leave for one call. Exactly one of the three is to be called when the call has ended; later calls do nothing. */
export interface Permit {
  succeeded(): void;
  /** @param subject what alone may be to blame, such as one question: its failures count once in the window */
  failed(subject?: string): void;
  /** The call says nothing about the upstream: it was given up for a reason of our own. */
  cancelled(): void;
}

interface Bucket {
  start: number;
  calls: number;
  failures: number;
  /** What failures were blamed on. */
  subjects: Set<string>;
}

/**
 * Stops asking an upstream that mostly fails, so that neither it nor our readers wait for it, and asks again with a
 * single call after a pause. One breaker per upstream. Time is handed in, so that every threshold can be tested.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #limits: BreakerLimits;
  #state: BreakerState = 'closed';
  #openedAt = 0;
  #buckets: Bucket[] = [];
  #timesOpened = 0;

  constructor(now: () => number, limits: BreakerLimits = usualLimits) {
    this.#now = now;
    this.#limits = limits;
  }

  get state(): BreakerState {
    // An open breaker whose pause is over stays open until somebody asks: nobody else can be the probe.
    return this.#state;
  }

  get timesOpened(): number {
    return this.#timesOpened;
  }

  /** Leave to call the upstream, or nothing while it must be left alone. */
  tryAcquire(): Permit | undefined {
    if (this.#state === 'closed') return this.#permit((failed, subject) => this.#record(failed, subject));
    const paused = this.#now() - this.#openedAt < this.#limits.resetMs;
    if (this.#state === 'half-open' || paused) return undefined;
    this.#state = 'half-open';
    return this.#permit(
      (failed) => (failed ? this.#open() : this.#close()),
      // The probe told nothing; the next call may probe at once.
      () => {
        this.#state = 'open';
      },
    );
  }

  #permit(
    ended: (failed: boolean, subject?: string) => void,
    cancelled: () => void = () => undefined,
  ): Permit {
    let isOver = false;
    const once = (then: (subject?: string) => void) => (subject?: string) => {
      if (isOver) return;
      isOver = true;
      then(subject);
    };
    return {
      succeeded: once(() => ended(false)),
      failed: once((subject) => ended(true, subject)),
      cancelled: once(cancelled),
    };
  }

  #record(failed: boolean, subject?: string): void {
    // A call that began before the breaker opened says nothing new.
    if (this.#state !== 'closed') return;
    const { volumeThreshold, windowMs, bucketMs } = this.#limits;
    const now = this.#now();
    this.#buckets = this.#buckets.filter((bucket) => now - bucket.start < windowMs);
    if (subject !== undefined && this.#buckets.some(({ subjects }) => subjects.has(subject))) return;
    let bucket = this.#buckets.at(-1);
    if (!bucket || now - bucket.start >= bucketMs) {
      bucket = { start: now, calls: 0, failures: 0, subjects: new Set() };
      this.#buckets.push(bucket);
    }
    bucket.calls += 1;
    if (failed) bucket.failures += 1;
    if (subject !== undefined) bucket.subjects.add(subject);

    const calls = this.#buckets.reduce((sum, each) => sum + each.calls, 0);
    const failures = this.#buckets.reduce((sum, each) => sum + each.failures, 0);
    if (calls >= volumeThreshold && failures / calls >= errorThreshold) this.#open();
  }

  #open(): void {
    this.#state = 'open';
    this.#openedAt = this.#now();
    this.#timesOpened += 1;
  }

  #close(): void {
    this.#state = 'closed';
    this.#buckets = [];
  }
}
