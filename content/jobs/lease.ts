import type { Database } from '../database/tables/tables.ts';
import { type Claimed, extend } from './jobTable.ts';

/** Why a run's signal is aborted. */
export class RunEndedError extends Error {
  override readonly name = 'RunEndedError';
}

/** The time that one run has. It ends by itself, with another holder and with its job. */
export class Lease {
  readonly signal: AbortSignal;
  /** Rejects when the time is over: a run that ignores its signal is left behind. */
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

  /** Begins the time again. Throws where another run has the lease, and where the job is closed. */
  readonly hold = async (): Promise<void> => {
    this.signal.throwIfAborted();
    // Two thirds are left to find a database again that is away.
    if (performance.now() - this.#extendedAt < this.#leaseMs / 3) return;
    if (!(await extend(this.#db, this.#claimed, this.#leaseMs)))
      this.#ending.abort(new RunEndedError('Another run has the lease.'));
    this.signal.throwIfAborted();
    clearTimeout(this.#timer);
    this.#extendedAt = performance.now();
    this.#timer = this.#endLater();
  };

  /** Ends the timer. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #endLater(): NodeJS.Timeout {
    const message = `The run took longer than its lease of ${this.#leaseMs} ms.`;
    return setTimeout(() => this.#ending.abort(new RunEndedError(message)), this.#leaseMs).unref();
  }
}
