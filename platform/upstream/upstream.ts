import { setTimeout } from 'node:timers/promises';
import { attempt, isRepeatable, type Send, type UpstreamAnswer, type UpstreamRequest } from './attempt.ts';
import { type BreakerLimits, type BreakerState, CircuitBreaker } from './circuitBreaker.ts';
import { retryWait } from './retry.ts';
import { isOutage, UpstreamError, type UpstreamFailure } from './upstreamError.ts';

export const defaultDeadlineMs = 1_000;
/** Share of the deadline for the first attempt, so that a second one fits. */
const attemptShare = 0.6;
/** More are refused: a queue before a slow upstream delays all. */
export const defaultMaxConcurrent = 128;

export interface UpstreamOptions {
  deadlineMs?: number | undefined;
  attemptTimeoutMs?: number | undefined;
  maxConcurrent?: number | undefined;
  breaker?: BreakerLimits | undefined;
  send?: Send | undefined;
  now?: (() => number) | undefined;
  random?: (() => number) | undefined;
}

export interface UpstreamStatus {
  breaker: BreakerState;
  breakerOpened: number;
  inFlight: number;
  requests: number;
  retries: number;
  notModified: number;
  failures: Partial<Record<UpstreamFailure, number>>;
}

export class Upstream {
  readonly #attemptTimeoutMs: number;
  readonly #deadlineMs: number;
  readonly #maxConcurrent: number;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #send: Send | undefined;
  readonly #breaker: CircuitBreaker;
  readonly #closing = new AbortController();
  #inFlight = 0;
  #requests = 0;
  #retries = 0;
  #notModified = 0;
  readonly #failures = new Map<UpstreamFailure, number>();

  constructor(options: UpstreamOptions = {}) {
    this.#deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
    this.#attemptTimeoutMs = options.attemptTimeoutMs ?? this.#deadlineMs * attemptShare;
    this.#maxConcurrent = options.maxConcurrent ?? defaultMaxConcurrent;
    this.#now = options.now ?? (() => performance.now());
    this.#random = options.random ?? Math.random;
    this.#send = options.send;
    this.#breaker = new CircuitBreaker(this.#now, options.breaker);
  }

  /** Retries idempotent requests once. Any status but 429 and 5xx is an answer. @throws UpstreamError */
  async ask(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const deadline = this.#now() + this.#deadlineMs;
    try {
      return await this.#askOnce(request, deadline);
    } catch (error) {
      if (!(error instanceof UpstreamError) || !isRepeatable(request)) throw error;
      const waitMs = retryWait(error, deadline - this.#now(), this.#random());
      if (waitMs === undefined) throw error;
      await pause(waitMs, this.#closing.signal);
      this.#retries += 1;
      return await this.#askOnce(request, deadline);
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

  close(): void {
    this.#closing.abort();
  }

  async #askOnce(request: UpstreamRequest, deadline: number): Promise<UpstreamAnswer> {
    if (this.#closing.signal.aborted) throw this.#refused('closed', 'The server is shutting down.');
    if (this.#inFlight >= this.#maxConcurrent)
      throw this.#refused('overloaded', `${this.#inFlight} requests are already in flight.`);
    const permit = this.#breaker.tryAcquire();
    if (!permit) throw this.#refused('breaker-open', 'It failed too often; requests are paused.');

    this.#inFlight += 1;
    this.#requests += 1;
    let fault: UpstreamError | undefined;
    try {
      const timeoutMs = Math.max(1, Math.min(this.#attemptTimeoutMs, deadline - this.#now()));
      const limits = { timeoutMs, signal: this.#closing.signal, send: this.#send };
      const answer = await attempt(request, limits);
      fault = request.faultOf?.(answer);
      if (fault) throw fault;
      permit.succeeded();
      if (answer.status === 304) this.#notModified += 1;
      return answer;
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind === 'closed') permit.cancelled();
      else if (error === fault || (error.status ?? 0) >= 500) permit.failed(request.subject);
      else if (isOutage(error)) permit.failed();
      else permit.succeeded();
      if (error instanceof UpstreamError) this.#count(error.kind);
      throw error;
    } finally {
      this.#inFlight -= 1;
    }
  }

  #refused(kind: UpstreamFailure, message: string): UpstreamError {
    this.#count(kind);
    return new UpstreamError(kind, message);
  }

  #count(kind: UpstreamFailure): void {
    this.#failures.set(kind, (this.#failures.get(kind) ?? 0) + 1);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
