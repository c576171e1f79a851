/** How long a queue waits for what, in milliseconds. */
export interface PurgeTimes {
  /** What changes within it is told together. */
  batch: number;
  /** After the first failure; each further one doubles it. */
  firstPause: number;
  longestPause: number;
  /** What could not be told for so long is given up. */
  giveUp: number;
}

export const purgeTimes: PurgeTimes = {
  batch: 200,
  firstPause: 1_000,
  longestPause: 60_000,
  giveUp: 60 * 60_000,
};

interface PurgeQueueOptions {
  /** Tells a receiver of tags. Those that it hands to `told` are done, also where it fails at later ones. */
  send: (tags: readonly string[], told: (tags: readonly string[]) => void) => Promise<void>;
  onFailure: (error: unknown) => void;
  onGivenUp: (tags: number) => void;
  /** For all others, where there are too many to keep. */
  tagOfAll: string;
  times?: PurgeTimes | undefined;
}

/** More than that at once is a change of the whole site. */
const mostWaiting = 10_000;

/** What is still to be told to a CDN: in batches, one call at a time, again and again until it succeeds or nobody can hope for it. */
export class PurgeQueue {
  readonly #options: PurgeQueueOptions;
  readonly #times: PurgeTimes;
  /** Since when each waits. A tag that changes while it is told goes in again. */
  #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(options: PurgeQueueOptions) {
    this.#options = options;
    this.#times = options.times ?? purgeTimes;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0 && this.#underWay === undefined;
  }

  get size(): number {
    return this.#waiting.size;
  }

  add(tags: readonly string[], since: number = Date.now()): void {
    if (this.#isClosed || tags.length === 0) return;
    for (const tag of tags) this.#waiting.set(tag, Math.min(this.#waiting.get(tag) ?? since, since));
    if (this.#waiting.size > mostWaiting) this.#waiting = new Map([[this.#options.tagOfAll, since]]);
    this.#later(this.#times.batch);
  }

  /** Sends nothing more, and waits for the call that is under way, which its sender ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  #later(pause: number): void {
    if (this.#timer || this.#underWay || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#underWay = this.#send().finally(() => {
        this.#underWay = undefined;
        if (this.#waiting.size > 0) this.#later(this.#failures > 0 ? this.#pause() : this.#times.batch);
      });
    }, pause);
    this.#timer.unref();
  }

  async #send(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#options.send([...batch.keys()], (tags) => {
        for (const tag of tags) batch.delete(tag);
      });
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#putBack(batch);
      if (!this.#isClosed) this.#options.onFailure(error);
    }
  }

  #putBack(batch: ReadonlyMap<string, number>): void {
    const eldest = Date.now() - this.#times.giveUp;
    let givenUp = 0;
    for (const [tag, since] of batch) {
      if (since > eldest) this.#waiting.set(tag, since);
      else givenUp += 1;
    }
    if (givenUp > 0) this.#options.onGivenUp(givenUp);
  }

  #pause(): number {
    const { firstPause, longestPause } = this.#times;
    return Math.min(firstPause * 2 ** (this.#failures - 1), longestPause);
  }
}
