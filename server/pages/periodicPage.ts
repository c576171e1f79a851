import type { ReadyPage } from './readyPage.ts';
import { SingleFlight } from './singleFlight.ts';

/**
 * One page that is made anew after a while, or when it is told that what it shows has changed. While making it fails,
 * the last one is sent.
 */
export class PeriodicPage {
  readonly #make: () => Promise<ReadyPage>;
  /** Milliseconds. */
  readonly #lifetime: number;
  readonly #flights = new SingleFlight<ReadyPage>();
  #page: ReadyPage | undefined;
  #freshUntil = 0;

  constructor(make: () => Promise<ReadyPage>, lifetime: number) {
    this.#make = make;
    this.#lifetime = lifetime;
  }

  /** @throws what making the page throws, where there is none from before */
  async get(): Promise<ReadyPage> {
    if (this.#page && Date.now() < this.#freshUntil) return this.#page;
    try {
      return await this.#flights.run('', () => this.#renew());
    } catch (error) {
      if (!this.#page) throw error;
      this.#freshUntil = Date.now() + retryAfter;
      return this.#page;
    }
  }

  /** What it shows has changed: whoever asks next gets a new one. */
  expire(): void {
    this.#freshUntil = 0;
    this.#flights.forget(() => true);
  }

  async #renew(): Promise<ReadyPage> {
    const page = await this.#make();
    this.#page = page;
    this.#freshUntil = Date.now() + this.#lifetime;
    return page;
  }
}

/** Milliseconds until a page that could not be made is tried again, while there is an old one. */
const retryAfter = 5_000;
