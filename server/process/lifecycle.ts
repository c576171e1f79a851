/** Where the process is in its life, for the readiness check and for answers while it ends. */
export class Lifecycle {
  #state: 'starting' | 'ready' | 'draining' = 'starting';

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
  }
}
