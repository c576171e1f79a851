import { setTimeout as wait } from 'node:timers/promises';

/** While readers wait, in milliseconds. */
const busyPause = 50;
/** So often an article gives way, a second in all: where readers always wait, it is kept all the same. */
const mostRests = 20;
/** Of texts that wait to be kept, in UTF-16 units, about a hundred long articles: with more, the oldest are kept at once. */
const mostText = 5_000_000;

/** Something that is to be kept. */
interface LateWrite {
  size: number;
  /** How often there had been a rest when it came. */
  restsBefore: number;
  keep: () => Promise<void>;
  settled: PromiseWithResolvers<void>;
}

interface Pace {
  /** Whether readers wait for pages. */
  isBusy: () => boolean;
  /** Lets readers go first, for a moment. */
  rest?: () => Promise<unknown>;
}

/**
 * Keeps what a reader was the first to ask for, with nobody waiting: one article after the other, and readers first. To keep one takes the
 * database longer than to find what a page needs, and that waits for its turn behind it.
 */
export class LateWrites {
  readonly #waiting = new Map<string, LateWrite>();
  readonly #pace: Required<Pace>;
  #waitingText = 0;
  #rests = 0;
  #isAtWork = false;

  constructor({ isBusy, rest = () => wait(busyPause, undefined, { ref: false }) }: Pace) {
    this.#pace = { isBusy, rest };
  }

  /**
   * @param size how much text is held until it is kept, in UTF-16 units
   * @param keep never fails
   * @returns settles when it is kept, or is not to be kept any more
   */
  add(path: string, size: number, keep: () => Promise<void>): Promise<void> {
    const settled = Promise.withResolvers<void>();
    this.#waiting.set(path, { size, restsBefore: this.#rests, keep, settled });
    this.#waitingText += size;
    // Begun whatever else is being kept: readers' next questions wait behind it, so no more come than can be kept.
    for (let next = this.#oldest(); next && this.#waitingText > mostText; next = this.#oldest()) {
      void this.#begin(next[0]);
    }
    if (!this.#isAtWork) void this.#work();
    return settled.promise;
  }

  /** Begins now what waits at a path: somebody asks for it. */
  hasten(path: string): void {
    void this.#begin(path);
  }

  /** Keeps all that waits now, one after the other and giving way to nobody. */
  async keepAll(): Promise<void> {
    for (const path of [...this.#waiting.keys()]) await this.#begin(path);
  }

  /** Leaves what waits at a path: it is another one than was to be kept. */
  drop(path: string): void {
    this.#take(path)?.settled.resolve();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    for (let next = this.#oldest(); next; next = this.#oldest()) {
      const [path, write] = next;
      if (!this.#givesWay(write)) await this.#begin(path);
      else {
        await this.#pace.rest();
        this.#rests += 1;
      }
    }
    this.#isAtWork = false;
  }

  #oldest(): [path: string, write: LateWrite] | undefined {
    return this.#waiting.entries().next().value;
  }

  #givesWay({ restsBefore }: LateWrite): boolean {
    return this.#pace.isBusy() && this.#rests - restsBefore < mostRests;
  }

  async #begin(path: string): Promise<void> {
    const write = this.#take(path);
    if (!write) return;
    await write.keep();
    write.settled.resolve();
  }

  #take(path: string): LateWrite | undefined {
    const write = this.#waiting.get(path);
    if (write) this.#waitingText -= write.size;
    this.#waiting.delete(path);
    return write;
  }
}
