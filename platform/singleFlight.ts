/**
 * Lets everybody who asks for the same thing at the same time wait for one answer. A failure is shared too, and not
 * kept: whoever asks afterwards starts anew.
 */
export class SingleFlight<Value> {
  readonly #underWay = new Map<string, Promise<Value>>();

  get size(): number {
    return this.#underWay.size;
  }

  has(key: string): boolean {
    return this.#underWay.has(key);
  }

  run(key: string, start: () => Promise<Value>): Promise<Value> {
    const existing = this.#underWay.get(key);
    if (existing) return existing;
    const flight = start().finally(() => {
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key);
    });
    this.#underWay.set(key, flight);
    return flight;
  }

  /** Lets nobody else join: what is under way may be out of date. Those who wait for it still get it. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#underWay.keys()]) if (isMeant(key)) this.#underWay.delete(key);
  }

  /** Settles when everything under way has, whatever came of it. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }
}
