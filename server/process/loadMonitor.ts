import { heapShare, maxHeapShare } from './heap.ts';

/** How often the event loop is looked at, in milliseconds. */
const interval = 100;
/** A timer that comes so late says that requests have waited as long, nearly a page's deadline, before anybody looked. */
const maxDelay = 1_000;
/** Delays of this size, one after the other, say that more work comes in than gets done. */
const maxAverageDelay = 200;
/** The weight of the latest delay in their average: it takes about a second to follow. */
const averageWeight = 0.1;
/** After a delay, work that can wait is refused for so long: what queued up is worked off first. */
const recovery = 1000;
const looksBetweenHeapChecks = 10;

/** Watches whether this process keeps up with its work. */
export class LoadMonitor {
  #overloadedUntil = 0;
  #expectedAt = 0;
  #averageDelay = 0;
  #looks = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #now: () => number;

  /** @param now a clock in milliseconds that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  start(): void {
    this.#expectedAt = this.#now() + interval;
    this.#timer = setInterval(() => this.look(), interval).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whether only what is at hand, and what cannot wait, should be answered. */
  isOverloaded(): boolean {
    const now = this.#now();
    // Also when the timer itself has not had its turn yet.
    if (this.#timer && now - this.#expectedAt > maxDelay) this.#overloadedUntil = now + recovery;
    return now < this.#overloadedUntil;
  }

  look(): void {
    const now = this.#now();
    const delay = now - this.#expectedAt;
    this.#expectedAt = now + interval;
    // One long delay says all on its own; in the average it counts no more than it takes to be long.
    this.#averageDelay += averageWeight * (Math.min(Math.max(delay, 0), maxDelay) - this.#averageDelay);
    this.#looks += 1;
    const heapIsFull = this.#looks % looksBetweenHeapChecks === 0 && heapShare() > maxHeapShare;
    if (delay > maxDelay || this.#averageDelay > maxAverageDelay || heapIsFull) {
      this.#overloadedUntil = now + recovery;
    }
  }
}
