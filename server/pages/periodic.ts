import { SingleFlight } from '../../platform/singleFlight.ts';

/** Milliseconds until what could not be made is tried again, while there is an old one. */
const retryPause = 5_000;

/**
 * Something that is made anew after a while, or when it is told that what it shows has changed. While making it
 * fails, the last one serves.
 */
export class Periodic<Value> {
  readonly #make: () => Promise<Value>;
  /** Milliseconds. */
  readonly #lifetime: number;
  readonly #flights = new SingleFlight<Value>();
  #made: { value: Value } | undefined;
  #freshUntil = 0;

  constructor(make: () => Promise<Value>, lifetime: number) {
    this.#make = make;
    this.#lifetime = lifetime;
  }

  /** @throws what making it throws, where there is none from before */
  async get(): Promise<Value> {
    if (this.#made && Date.now() < this.#freshUntil) return this.#made.value;
    try {
      return await this.#flights.run('', () => this.#renew());
    } catch (error) {
      if (!this.#made) throw error;
      this.#freshUntil = Date.now() + retryPause;
      return this.#made.value;
    }
  }

  /** What it shows has changed: whoever asks next gets a new one. */
  expire(): void {
    this.#freshUntil = 0;
    this.#flights.forget(() => true);
  }

  async #renew(): Promise<Value> {
    const value = await this.#make();
    this.#made = { value };
    this.#freshUntil = Date.now() + this.#lifetime;
    return value;
  }
}
