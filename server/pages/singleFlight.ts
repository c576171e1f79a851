/** Lets everybody who wants the same thing at the same time wait for one piece of work. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  get size(): number {
    return this.#flights.size;
  }

  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Joins the work under way for this key, or begins it. A failure reaches all who wait and is not kept. */
  run(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#flights.get(key);
    if (known) return known;
    const flight = work().finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  /** Lets nobody else join: what is under way may be out of date. Those who wait for it still get it. */
  forget(isMeant: (key: string) => boolean): void {
    for (const key of [...this.#flights.keys()]) if (isMeant(key)) this.#flights.delete(key);
  }
}
