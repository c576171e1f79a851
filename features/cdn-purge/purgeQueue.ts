import { UpstreamError } from '#platform/upstream/upstreamError.ts';

/** How long a queue waits for what, in milliseconds. */
export interface PurgeTimes {
  /** What changes within it is told together. */
  batch: number;
  /** What was told is told once more after it: a page that was on its way may have come to the receiver later. */
  again: number;
  /** After the first failure; each further one doubles it. */
  firstPause: number;
  longestPause: number;
  /** What could not be told for so long is given up. */
  giveUp: number;
}

export const purgeTimes: PurgeTimes = {
  batch: 200,
  again: 5_000,
  firstPause: 1_000,
  longestPause: 60_000,
  giveUp: 60 * 60_000,
};

interface PurgeQueueOptions {
  /** Tells a receiver of tags. Those that it hands to `told` are done, also where it fails at later ones. */
  send: (tags: readonly string[], told: (tags: readonly string[]) => void) => Promise<void>;
  onFailure: (error: unknown) => void;
  onGivenUp: (tags: number, error: unknown) => void;
  /** For all others: where there are too many to keep, or some were given up. */
  tagOfAll: string;
  times?: PurgeTimes | undefined;
}

interface Waiting {
  /** Milliseconds since 1970. */
  since: number;
  isAgain: boolean;
}

/** More than that at once is a change of the whole site. */
const mostWaiting = 10_000;

/**
 * What is still to be told to a CDN: in batches, one call at a time, again and again until it succeeds or nobody can hope for it; and once
 * more after that.
 */
export class PurgeQueue {
  readonly #options: PurgeQueueOptions;
  readonly #times: PurgeTimes;
  /** A tag that changes while it is told goes in again. */
  #waiting = new Map<string, Waiting>();
  /** What is being told. */
  #batch: ReadonlyMap<string, Waiting> = new Map();
  /** What was told once, and since when it had waited for that. */
  readonly #toldOnce = new Map<NodeJS.Timeout, number>();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  #failures = 0;
  #leastPause = 0;
  #hasGivenUp = false;
  #isClosed = false;

  constructor(options: PurgeQueueOptions) {
    this.#options = options;
    this.#times = options.times ?? purgeTimes;
  }

  /** Tags that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** All that came before it is told, twice; in milliseconds since 1970. */
  get toldUntil(): number {
    let eldest = Date.now();
    for (const { since } of [...this.#waiting.values(), ...this.#batch.values()])
      eldest = Math.min(eldest, since);
    for (const since of this.#toldOnce.values()) eldest = Math.min(eldest, since);
    return eldest;
  }

  add(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#put(tags, { since: Date.now(), isAgain: false });
    if (!this.#hasGivenUp) return;
    // Nobody knows any more what the receiver has not heard of.
    this.#hasGivenUp = false;
    this.#put([this.#options.tagOfAll], { since: Date.now(), isAgain: false });
  }

  /** Sends nothing more, and waits for the call that is under way, which its sender ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const timer of this.#toldOnce.keys()) clearTimeout(timer);
    await this.#underWay;
  }

  #put(tags: Iterable<string>, added: Waiting): void {
    if (this.#isClosed) return;
    for (const tag of tags) {
      const before = this.#waiting.get(tag) ?? added;
      const since = Math.min(before.since, added.since);
      this.#waiting.set(tag, { since, isAgain: before.isAgain && added.isAgain });
    }
    if (this.#waiting.size > mostWaiting) {
      const all = { since: this.toldUntil, isAgain: false };
      this.#waiting = new Map([[this.#options.tagOfAll, all]]);
    }
    this.#later();
  }

  #later(): void {
    if (this.#timer || this.#underWay || this.#isClosed || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#underWay = this.#send().finally(() => {
        this.#underWay = undefined;
        this.#later();
      });
    }, this.#pause());
    this.#timer.unref();
  }

  async #send(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = new Map();
    this.#batch = batch;
    try {
      await this.#options.send([...batch.keys()], (tags) => {
        this.#tellAgain(
          tags.filter((tag) => batch.get(tag)?.isAgain === false),
          batch,
        );
        for (const tag of tags) batch.delete(tag);
      });
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#leastPause = (error instanceof UpstreamError && error.retryAfterMs) || 0;
      this.#putBack(batch, error);
    } finally {
      this.#batch = new Map();
    }
  }

  #tellAgain(tags: readonly string[], batch: ReadonlyMap<string, Waiting>): void {
    if (tags.length === 0 || this.#isClosed) return;
    const since = Math.min(...tags.map((tag) => batch.get(tag)?.since ?? Date.now()));
    const timer = setTimeout(() => {
      this.#toldOnce.delete(timer);
      this.#put(tags, { since, isAgain: true });
    }, this.#times.again);
    timer.unref();
    this.#toldOnce.set(timer, since);
  }

  #putBack(batch: ReadonlyMap<string, Waiting>, error: unknown): void {
    if (this.#isClosed) return;
    const eldest = Date.now() - this.#times.giveUp;
    let givenUp = 0;
    for (const [tag, waiting] of batch) {
      if (waiting.since > eldest) this.#put([tag], waiting);
      else givenUp += 1;
    }
    if (givenUp < batch.size) this.#options.onFailure(error);
    if (givenUp === 0) return;
    this.#hasGivenUp = true;
    this.#options.onGivenUp(givenUp, error);
  }

  /** Before the next call. A receiver that says when to come back is believed, within limits. */
  #pause(): number {
    const { batch, firstPause, longestPause } = this.#times;
    if (this.#failures === 0) return batch;
    return Math.min(Math.max(firstPause * 2 ** (this.#failures - 1), this.#leastPause), longestPause);
  }
}
