import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Upstream, type UpstreamOptions } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';
import type { Dsn } from './dsn.ts';
import { type ErrorReport, envelopeRequest, fingerprintOf } from './envelope.ts';

/** How long one report may take, in milliseconds. */
const reportDeadlineMs = 3_000;
/** Reports that wait to be sent, one after the other; when they are so many, later ones are lost. */
export const maxWaitingReports = 50;
/** The most that are sent within a minute. What is wrong everywhere at once is one thing to know. */
export const maxReportsPerMinute = 30;
/** The same error is told again after this time, in milliseconds. */
export const sameErrorMs = 10 * 60_000;
const minuteMs = 60_000;
/** So many different errors are known at a time. */
const maxKnown = 1_000;

/** Few reports are sent, so few that fail have to be enough to leave it alone for a while. */
const breaker = { volumeThreshold: 3, windowMs: 60_000, bucketMs: 6_000, resetMs: 60_000 } as const;

export const reportOutcomes = ['sent', 'repeated', 'limited', 'full', 'failed'] as const;

/**
 * What became of a report: sent; the same as one just told; too many in a minute; too many waiting; or not taken, because the
 * receiver was out of reach, refused it, or was left alone for a while.
 */
export type ReportOutcome = (typeof reportOutcomes)[number];

interface ErrorReporterOptions {
  dsn: Dsn;
  release: string;
  environment: string;
  /** Hears of receivers that do not take what they are sent, once in a while. */
  onTrouble: (cause: unknown) => void;
  /** How long one report may take, in milliseconds; shorter in tests, which hand in a clock too. */
  deadlineMs?: number;
  now?: UpstreamOptions['now'];
}

/** Hands errors over to whoever watches over the site, without anybody waiting for it. Never throws. */
export class ErrorReporter {
  readonly outcomes: Record<ReportOutcome, number> = { sent: 0, repeated: 0, limited: 0, full: 0, failed: 0 };
  readonly #options: ErrorReporterOptions;
  readonly #now: () => number;
  readonly #upstream: Upstream;
  readonly #known: LRUCache<string, number>;
  readonly #waiting: ErrorReport[] = [];
  #sending: Promise<void> | undefined;
  #minute = { began: Number.NEGATIVE_INFINITY, reports: 0 };
  /** Until then the receiver wants to hear nothing. */
  #silentUntil = Number.NEGATIVE_INFINITY;
  #toldOfTroubleAt = Number.NEGATIVE_INFINITY;

  constructor(options: ErrorReporterOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    const { deadlineMs = reportDeadlineMs } = options;
    this.#upstream = new Upstream({
      deadlineMs,
      attemptTimeoutMs: deadlineMs,
      maxConcurrent: 1,
      breaker,
      now: this.#now,
    });
    this.#known = new LRUCache({ max: maxKnown });
  }

  report(report: ErrorReport): void {
    const refusal = this.#refusal(report);
    if (refusal) {
      this.#count(refusal);
      return;
    }
    this.#waiting.push(report);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  /** Settles when nothing waits any more, each report for as long as it may take. */
  async sent(): Promise<void> {
    await this.#sending;
  }

  /** Gives what is under way its time, and what waits behind it none. */
  async close(): Promise<void> {
    for (const _ of this.#waiting.splice(1)) this.#count('full');
    await this.sent();
    this.#upstream.close();
  }

  #refusal(report: ErrorReport): ReportOutcome | undefined {
    const now = this.#now();
    const fingerprint = fingerprintOf(report);
    if (now - (this.#known.get(fingerprint) ?? Number.NEGATIVE_INFINITY) < sameErrorMs) return 'repeated';
    if (now - this.#minute.began >= minuteMs) this.#minute = { began: now, reports: 0 };
    if (this.#minute.reports >= maxReportsPerMinute) return 'limited';
    if (this.#waiting.length >= maxWaitingReports) return 'full';
    this.#minute.reports += 1;
    this.#known.set(fingerprint, now);
    return undefined;
  }

  async #sendAll(): Promise<void> {
    for (let report = this.#waiting.shift(); report; report = this.#waiting.shift()) {
      this.#count(await this.#send(report));
    }
  }

  async #send(report: ErrorReport): Promise<ReportOutcome> {
    if (this.#now() < this.#silentUntil) return 'failed';
    const { dsn, release, environment } = this.#options;
    const id = randomUUID().replaceAll('-', '');
    try {
      const facts = { id, at: new Date(), release, environment };
      const { status } = await this.#upstream.ask(envelopeRequest(dsn, report, facts));
      if (status < 300) return 'sent';
      this.#tellOfTrouble(new Error(`The receiver of errors answered ${status}.`));
    } catch (cause) {
      if (cause instanceof UpstreamError) this.#silentUntil = this.#now() + (cause.retryAfterMs ?? 0);
      this.#tellOfTrouble(cause);
    }
    return 'failed';
  }

  #count(outcome: ReportOutcome): void {
    this.outcomes[outcome] += 1;
  }

  #tellOfTrouble(cause: unknown): void {
    if (this.#now() - this.#toldOfTroubleAt < sameErrorMs) return;
    this.#toldOfTroubleAt = this.#now();
    this.#options.onTrouble(cause);
  }
}
