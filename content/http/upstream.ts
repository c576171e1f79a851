import { ContentUnavailableError, type UnavailableKind } from '../errors.ts';
import { type Answer, attempt } from './attempt.ts';
import { type BreakerState, CircuitBreaker } from './circuitBreaker.ts';
import { retryWait } from './retry.ts';

/** Room for a second attempt, and 200 ms below a page's deadline: what is left is for making it of the last good copy. */
export const defaultDeadlineMs = 1_000;
export const defaultAttemptTimeoutMs = 600;
/** Requests at once. More are refused, not queued: a queue before a slow CMS only makes everybody late. */
export const defaultMaxConcurrent = 50;

export interface UpstreamOptions {
  attemptTimeoutMs?: number | undefined;
  /** For all attempts at one answer together, with the wait between them. */
  deadlineMs?: number | undefined;
  maxConcurrent?: number | undefined;
  /** Clock and chance are handed in by tests. */
  now?: (() => number) | undefined;
  random?: (() => number) | undefined;
}

/** Counters since the start, for the metrics. */
export interface UpstreamStatus {
  breaker: BreakerState;
  breakerOpened: number;
  inFlight: number;
  requests: number;
  retries: number;
  notModified: number;
  failures: Partial<Record<UnavailableKind, number>>;
}

/** One upstream over HTTP, with everything that keeps its failures from becoming ours. */
export class Upstream {
  readonly #attemptTimeoutMs: number;
  readonly #deadlineMs: number;
  readonly #maxConcurrent: number;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #breaker: CircuitBreaker;
  readonly #closing = new AbortController();
  #inFlight = 0;
  #requests = 0;
  #retries = 0;
  #notModified = 0;
  readonly #failures = new Map<UnavailableKind, number>();

  constructor(options: UpstreamOptions = {}) {
    this.#attemptTimeoutMs = options.attemptTimeoutMs ?? defaultAttemptTimeoutMs;
    this.#deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
    this.#maxConcurrent = options.maxConcurrent ?? defaultMaxConcurrent;
    this.#now = options.now ?? (() => performance.now());
    this.#random = options.random ?? Math.random;
    this.#breaker = new CircuitBreaker(this.#now);
  }

  /**
   * Asks with GET, once more where that may help, within the deadline.
   *
   * @param accept says whether an answer is what was asked for; it throws a ContentUnavailableError where not, and
   * then the request counts as failed.
   * @throws ContentUnavailableError
   */
  async ask(
    url: URL,
    request: { maxBytes: number; etag?: string | undefined },
    accept: (answer: Answer) => void = () => undefined,
  ): Promise<Answer> {
    const deadline = this.#now() + this.#deadlineMs;
    try {
      return await this.#askOnce(url, request, accept, deadline);
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      const waitMs = retryWait(error, deadline - this.#now(), this.#random());
      if (waitMs === undefined || this.#closing.signal.aborted) throw error;
      await pause(waitMs, this.#closing.signal);
      this.#retries += 1;
      return await this.#askOnce(url, request, accept, deadline);
    }
  }

  status(): UpstreamStatus {
    return {
      breaker: this.#breaker.state,
      breakerOpened: this.#breaker.timesOpened,
      inFlight: this.#inFlight,
      requests: this.#requests,
      retries: this.#retries,
      notModified: this.#notModified,
      failures: Object.fromEntries(this.#failures),
    };
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort();
  }

  async #askOnce(
    url: URL,
    request: { maxBytes: number; etag?: string | undefined },
    accept: (answer: Answer) => void,
    deadline: number,
  ): Promise<Answer> {
    if (this.#closing.signal.aborted) throw this.#failed('connect', 'The content source is closed.');
    if (this.#inFlight >= this.#maxConcurrent) {
      throw this.#failed('overloaded', `${this.#inFlight} requests to the CMS are under way already.`);
    }
    const permit = this.#breaker.tryAcquire();
    if (!permit)
      throw this.#failed('breaker-open', 'The CMS failed too often and is left alone for a while.');

    this.#inFlight += 1;
    this.#requests += 1;
    try {
      const timeoutMs = Math.max(1, Math.min(this.#attemptTimeoutMs, deadline - this.#now()));
      const answer = await attempt({ url, timeoutMs, signal: this.#closing.signal, ...request });
      accept(answer);
      permit.succeeded();
      if (answer.status === 'not-modified') this.#notModified += 1;
      return answer;
    } catch (error) {
      if (this.#closing.signal.aborted) permit.cancelled();
      else permit.failed();
      if (error instanceof ContentUnavailableError) this.#count(error.kind);
      throw error;
    } finally {
      this.#inFlight -= 1;
    }
  }

  #failed(kind: UnavailableKind, message: string): ContentUnavailableError {
    this.#count(kind);
    return new ContentUnavailableError(kind, message);
  }

  #count(kind: UnavailableKind): void {
    this.#failures.set(kind, (this.#failures.get(kind) ?? 0) + 1);
  }
}

/** Waits, or not at all once the signal says that it is over. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
