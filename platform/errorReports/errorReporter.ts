import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Upstream, type UpstreamOptions } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';
import type { Dsn } from './dsn.ts';
import { type ErrorReport, envelopeRequest, fingerprintOf } from './envelope.ts';

const reportDeadlineMs = 3_000;
/** When the queue is full, new ones are dropped. */
export const maxWaitingReports = 50;
/** One failure everywhere needs no more reports than this. */
export const maxReportsPerMinute = 30;
export const sameErrorMs = 10 * 60_000;
const minuteMs = 60_000;
const maxKnown = 1_000;

/** Reports are few, so a few failures must open the breaker. */
const breaker = { volumeThreshold: 3, windowMs: 60_000, bucketMs: 6_000, resetMs: 60_000 } as const;

export const reportOutcomes = ['sent', 'repeated', 'limited', 'full', 'failed'] as const;

/** `failed`: unreachable, refused or paused. */
export type ReportOutcome = (typeof reportOutcomes)[number];

interface ErrorReporterOptions {
  dsn: Dsn;
  release: string;
  environment: string;
  onTrouble: (cause: unknown) => void;
  deadlineMs?: number;
  now?: UpstreamOptions['now'];
}

export class ErrorReporter {
  readonly outcomes: Record<ReportOutcome, number> = { sent: 0, repeated: 0, limited: 0, full: 0, failed: 0 };
  readonly #options: ErrorReporterOptions;
  readonly #now: () => number;
  readonly #upstream: Upstream;
  readonly #known: LRUCache<string, number>;
  readonly #queue: ErrorReport[] = [];
  #sending: Promise<void> | undefined;
  #minute = { began: Number.NEGATIVE_INFINITY, reports: 0 };
  /** The receiver requested a pause until then. */
  #silentUntil = Number.NEGATIVE_INFINITY;
  #troubleReportedAt = Number.NEGATIVE_INFINITY;

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
    this.#queue.push(report);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
  }

  async sent(): Promise<void> {
    await this.#sending;
  }

  /** Finishes the report in flight and drops the queue. */
  async close(): Promise<void> {
    for (const _ of this.#queue.splice(1)) this.#count('full');
    await this.sent();
    this.#upstream.close();
  }

  #refusal(report: ErrorReport): ReportOutcome | undefined {
    const now = this.#now();
    const fingerprint = fingerprintOf(report);
    if (now - (this.#known.get(fingerprint) ?? Number.NEGATIVE_INFINITY) < sameErrorMs) return 'repeated';
    if (now - this.#minute.began >= minuteMs) this.#minute = { began: now, reports: 0 };
    if (this.#minute.reports >= maxReportsPerMinute) return 'limited';
    if (this.#queue.length >= maxWaitingReports) return 'full';
    this.#minute.reports += 1;
    this.#known.set(fingerprint, now);
    return undefined;
  }

  async #sendAll(): Promise<void> {
    for (let report = this.#queue.shift(); report; report = this.#queue.shift())
      this.#count(await this.#send(report));
  }

  async #send(report: ErrorReport): Promise<ReportOutcome> {
    if (this.#now() < this.#silentUntil) return 'failed';
    const { dsn, release, environment } = this.#options;
    const id = randomUUID().replaceAll('-', '');
    try {
      const facts = { id, at: new Date(), release, environment };
      const { status } = await this.#upstream.ask(envelopeRequest(dsn, report, facts));
      if (status < 300) return 'sent';
      this.#logFailure(new Error(`The error receiver returned ${status}.`));
    } catch (cause) {
      if (cause instanceof UpstreamError) this.#silentUntil = this.#now() + (cause.retryAfterMs ?? 0);
      this.#logFailure(cause);
    }
    return 'failed';
  }

  #count(outcome: ReportOutcome): void {
    this.outcomes[outcome] += 1;
  }

  #logFailure(cause: unknown): void {
    if (this.#now() - this.#troubleReportedAt < sameErrorMs) return;
    this.#troubleReportedAt = this.#now();
    this.#options.onTrouble(cause);
  }
}
