/**
 * Lets everybody who asks for the same thing at the same time wait for one answer. A failure is shared too, and not
 * kept: whoever asks afterwards starts anew.
 */
export class SingleFlight<Value> {
  readonly #underWay = new Map<string, Promise<Value>>();

  get size(): number {
    return this.#underWay.size;
  }

  run(key: string, start: () => Promise<Value>): Promise<Value> {
    const existing = this.#underWay.get(key);
    if (existing) return existing;
    const flight = start().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, flight);
    return flight;
  }

  /** Settles when everything under way has, whatever came of it. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }
}
