/** With fewer calls in the window, a failure rate means nothing. */
export const volumeThreshold = 20;
export const errorThreshold = 0.5;
export const windowMs = 10_000;
/** Pause before one call probes the upstream. */
export const resetMs = 30_000;
const bucketMs = 1_000;

/** The default suits upstreams with many requests per second. */
export interface BreakerLimits {
  /** With fewer calls in the window, a failure rate means nothing. */
  volumeThreshold: number;
  windowMs: number;
  bucketMs: number;
  resetMs: number;
}

const usualLimits: BreakerLimits = { volumeThreshold, windowMs, bucketMs, resetMs };

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Call exactly one of the three when the call has ended; later calls do nothing. */
export interface Permit {
  succeeded(): void;
  /** @param subject the likely cause, such as one query: its failures count once in the window */
  failed(subject?: string): void;
  /** Cancelled by us: says nothing about the upstream. */
  cancelled(): void;
}

interface Bucket {
  start: number;
  calls: number;
  failures: number;
  subjects: Set<string>;
}

/** Stops calls while most fail, and probes with one call after a pause. */
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
    // An open breaker stays open after its pause until a call probes.
    return this.#state;
  }

  get timesOpened(): number {
    return this.#timesOpened;
  }

  tryAcquire(): Permit | undefined {
    if (this.#state === 'closed') return this.#permit((failed, subject) => this.#record(failed, subject));
    const paused = this.#now() - this.#openedAt < this.#limits.resetMs;
    if (this.#state === 'half-open' || paused) return undefined;
    this.#state = 'half-open';
    return this.#permit(
      (failed) => (failed ? this.#open() : this.#close()),
      // The probe was cancelled; the next call may probe immediately.
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
    // A call that began before the breaker opened tells nothing new.
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
