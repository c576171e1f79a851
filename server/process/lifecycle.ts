export class Lifecycle {
  #state: 'starting' | 'ready' | 'draining' = 'starting';
  readonly #whenDraining = new Set<() => void>();

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  get isDraining(): boolean {
    return this.#state === 'draining';
  }

  becomeReady(): void {
    if (this.#state === 'starting') this.#state = 'ready';
  }

  drain(): void {
    this.#state = 'draining';
    for (const listener of [...this.#whenDraining]) listener();
    this.#whenDraining.clear();
  }

  onDrain(listener: () => void): () => void {
    this.#whenDraining.add(listener);
    return () => this.#whenDraining.delete(listener);
  }
}
