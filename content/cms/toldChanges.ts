import { setTimeout } from 'node:timers/promises';
import type { ContentLog } from '../source/contentLog.ts';
import type { ReadThrough } from './readThrough.ts';

/** So many articles are asked for at once. */
const askedAtOnce = 4;
/** After these pauses an article is asked for again that the CMS gave no answer for; after that with what is due by its list. In milliseconds. */
export const usualPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000];

interface Parts {
  articles: Pick<ReadThrough, 'ask'>;
  log: ContentLog;
  pauses: readonly number[];
}

/**
 * What somebody says has changed in the CMS, until it was asked for. Each article is asked for by itself: one that takes long, or that is to be
 * asked for again, holds no other one up.
 */
export class ToldChanges {
  readonly #parts: Parts;
  /** How often each was asked for in vain. */
  readonly #told = new Map<string, number>();
  readonly #asking = new Set<Promise<void>>();
  readonly #waiting = new Set<Promise<void>>();
  readonly #ending = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Has articles asked for in the background, a few at a time and each once, however often it is said. */
  ask(paths: readonly string[]): void {
    for (const path of paths) this.#told.set(path, 0);
    this.#goOn();
  }

  /** Settles when what was asked for has been answered, or is given up for now. */
  async idle(): Promise<void> {
    while (this.#asking.size + this.#waiting.size > 0) await Promise.all([...this.#asking, ...this.#waiting]);
  }

  /** Asks for nothing more. */
  stop(): void {
    this.#told.clear();
    this.#ending.abort();
  }

  #goOn(): void {
    for (const [path, inVain] of this.#told) {
      if (this.#asking.size === askedAtOnce) return;
      this.#told.delete(path);
      this.#hold(this.#asking, this.#askFor(path, inVain)).finally(() => this.#goOn());
    }
  }

  async #askFor(path: string, inVain: number): Promise<void> {
    try {
      if ((await this.#parts.articles.ask(path, true)) === 'away') this.#askLater(path, inVain);
    } catch (error) {
      this.#parts.log.error({ err: error, path }, 'what has changed in the CMS could not be asked for');
    }
  }

  #askLater(path: string, inVain: number): void {
    const pause = this.#parts.pauses[inVain];
    const { signal } = this.#ending;
    if (pause === undefined || signal.aborted) return;
    const waited = setTimeout(pause, undefined, { signal, ref: false }).then(
      () => {
        // Said once more meanwhile, it begins anew.
        if (!this.#told.has(path)) this.#told.set(path, inVain + 1);
        this.#goOn();
      },
      // Nothing is asked for any more.
      () => undefined,
    );
    this.#hold(this.#waiting, waited);
  }

  #hold(among: Set<Promise<void>>, work: Promise<void>): Promise<void> {
    const held = work.finally(() => among.delete(held));
    among.add(held);
    return held;
  }
}
