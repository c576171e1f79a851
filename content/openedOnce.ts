import { SingleFlight } from '#platform/singleFlight.ts';

/** What could not be opened is not tried again for so long: everybody who needs it would wait for it to fail. In milliseconds. */
const retryPause = 2_000;

/** Something that is opened when it is first needed, and again later where that failed. */
export class OpenedOnce<Value> {
  readonly #open: () => Promise<Value>;
  readonly #openings = new SingleFlight<Value>();
  #opened: Value | undefined;
  #failure: { error: unknown; until: number } | undefined;

  constructor(open: () => Promise<Value>) {
    this.#open = open;
  }

  /** What was opened, if it was. */
  get opened(): Value | undefined {
    return this.#opened;
  }

  /** @throws what opening it throws, or threw a moment ago */
  async get(): Promise<Value> {
    if (this.#opened !== undefined) return this.#opened;
    if (this.#failure && performance.now() < this.#failure.until) throw this.#failure.error;
    return this.#openings.run('', async () => {
      try {
        this.#opened = await this.#open();
        return this.#opened;
      } catch (error) {
        this.#failure = { error, until: performance.now() + retryPause };
        throw error;
      }
    });
  }

  /** Settles when no opening is under way. */
  idle(): Promise<void> {
    return this.#openings.idle();
  }
}
