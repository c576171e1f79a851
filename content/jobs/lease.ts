import type { Database } from '../database/tables/tables.ts';
import { type Claimed, extend } from './jobTable.ts';

export class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

/** A run's time limit. Ends by timeout, with another holder, or when its job closes. */
export class Lease {
  readonly signal: AbortSignal;
  /** Rejects at the end: a run that ignores its signal is abandoned. */
  readonly ended: Promise<never>;
  readonly #db: Database;
  readonly #claimed: Claimed;
  readonly #leaseMs: number;
  readonly #ending = new AbortController();
  #extendedAt = performance.now();
  #timer: NodeJS.Timeout;

  constructor(db: Database, claimed: Claimed, leaseMs: number, closing: AbortSignal) {
    this.#db = db;
    this.#claimed = claimed;
    this.#leaseMs = leaseMs;
    this.signal = AbortSignal.any([closing, this.#ending.signal]);
    const ended = Promise.withResolvers<never>();
    this.#ending.signal.addEventListener('abort', () => ended.reject(this.#ending.signal.reason));
    this.ended = ended.promise;
    this.#timer = this.#endLater();
  }

  /** Renews the lease. Throws if another run has it, or the job is closed. */
  readonly extend = async (): Promise<void> => {
    this.signal.throwIfAborted();
    // Two thirds remain to survive an outage of the database.
    if (performance.now() - this.#extendedAt < this.#leaseMs / 3) return;
    if (!(await extend(this.#db, this.#claimed, this.#leaseMs)))
      this.#ending.abort(new RunEndedError('Another run has the lease.'));
    this.signal.throwIfAborted();
    clearTimeout(this.#timer);
    this.#extendedAt = performance.now();
    this.#timer = this.#endLater();
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #endLater(): NodeJS.Timeout {
    const message = `The run took longer than its lease of ${this.#leaseMs} ms.`;
    return setTimeout(() => this.#ending.abort(new RunEndedError(message)), this.#leaseMs).unref();
  }
}
