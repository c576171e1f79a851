/** Shares one promise among concurrent callers with the same key. Failures are shared, not cached. */
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

  /** Stops sharing requests in flight, which may be stale. Their callers still get them. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#underWay.keys()]) if (isMeant(key)) this.#underWay.delete(key);
  }

  /** Settles when all requests in flight have, failed ones too. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }
}
