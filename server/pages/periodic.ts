import { SingleFlight } from '../../platform/singleFlight.ts';

/** Milliseconds until what could not be made is tried again, while there is an old one. */
const retryPause = 5_000;

/**
 * Something that is made anew after a while, or when it is told that what it shows has changed. Only for a change does
 * anybody wait; while making it fails, the last one serves.
 */
export class Periodic<Value> {
  readonly #make: () => Promise<Value>;
  /** Milliseconds. */
  readonly #lifetime: number;
  readonly #flights = new SingleFlight<Value>();
  #made: { value: Value; freshUntil: number; changes: number } | undefined;
  #changes = 0;
  #leftAloneUntil = 0;

  constructor(make: () => Promise<Value>, lifetime: number) {
    this.#make = make;
    this.#lifetime = lifetime;
  }

  /** @throws what making it throws, where there is none from before */
  async get(): Promise<Value> {
    const made = this.#made;
    const now = Date.now();
    const hasChanged = made?.changes !== this.#changes;
    if (made && (now < this.#leftAloneUntil || (!hasChanged && now < made.freshUntil))) return made.value;
    const next = this.#flights.run('', () => this.#renew());
    if (!made) return next;
    const nextOrLast = next.catch(() => {
      this.#leftAloneUntil = Date.now() + retryPause;
      return made.value;
    });
    return hasChanged ? nextOrLast : made.value;
  }

  /** What it shows has changed: whoever asks next gets a new one. */
  expire(): void {
    this.#changes += 1;
    this.#leftAloneUntil = 0;
    this.#flights.forget(() => true);
  }

  async #renew(): Promise<Value> {
    // A change in the meantime makes what comes of it old at once.
    const changes = this.#changes;
    const value = await this.#make();
    this.#made = { value, freshUntil: Date.now() + this.#lifetime, changes };
    return value;
  }
}
