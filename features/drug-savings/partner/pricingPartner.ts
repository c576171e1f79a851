import { Counter, Gauge, type Registry } from 'prom-client';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { CouponQuery } from '#contracts/drugs/couponCalls.ts';
import { type PriceEntry, readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { partnerBreaker } from '#feature-kit/partners.ts';
import type { Send } from '#platform/upstream/attempt.ts';
import { faultOfJson, isSuccess, readJson } from '#platform/upstream/jsonAnswer.ts';
import { sendToPublic } from '#platform/upstream/sendToPublic.ts';
import { Upstream } from '#platform/upstream/upstream.ts';
import { UpstreamError, type UpstreamFailure } from '#platform/upstream/upstreamError.ts';
import type { PriceQuestion } from './priceQuestion.ts';

/** A bank identification number has six digits, or eight. */
const binPattern = /^\d{6}(?:\d{2})?$/;
/** Other codes that a pharmacist types. */
const codePattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,28}[A-Za-z0-9])?$/;

export function readCouponCodes(value: unknown): Omit<CouponCodes, 'id'> | undefined {
  if (!isRecord(value)) return undefined;
  const { bin, pcn, grp, uid } = value;
  return isMatch(bin, binPattern) &&
    isMatch(pcn, codePattern) &&
    isMatch(grp, codePattern) &&
    isMatch(uid, codePattern)
    ? { bin, pcn, grp, uid }
    : undefined;
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

export const partnerDeadlineMs = 2_500;
export const partnerMaxBytes = 1024 * 1024;
/** Of each call. More are rejected, so that a slow partner does not block readers. */
export const partnerMaxConcurrent = 32;
const sameTroubleMs = 10 * 60_000;
/** Bounds of the `Retry-After` of clients. */
const shortestWaitMs = 5_000;
const longestWaitMs = 60_000;

export class PricingUnavailable extends Error {
  override readonly name = 'PricingUnavailable';
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number | undefined, cause: unknown) {
    super('The response of the pricing partner is not usable.', { cause });
    const waitMs = Math.min(Math.max(retryAfterMs ?? shortestWaitMs, shortestWaitMs), longestWaitMs);
    this.retryAfterSeconds = Math.ceil(waitMs / 1000);
  }
}

interface PartnerParts {
  log: Pick<FeatureParts['log'], 'warn'>;
  registry: Registry;
}

interface PartnerOptions {
  address: string;
  /** Never logged. */
  apiKey?: string | undefined;
  /** By default the public internet only. */
  send?: Send | undefined;
  /** Monotonic, in milliseconds. For tests. */
  now?: (() => number) | undefined;
  deadlineMs?: number | undefined;
}

type Call = 'prices' | 'coupons';
type Outcome = UpstreamFailure | 'answered' | 'unknown';

/** Sends a place but no other reader data, validates responses, and never logs an address, a token or a query. */
export class PricingPartner {
  readonly #options: PartnerOptions;
  /** Each call has its own breaker: prices work while coupons fail. */
  readonly #upstreams: Readonly<Record<Call, Upstream>>;
  readonly #log: PartnerParts['log'];
  readonly #calls: Counter<'call' | 'outcome'>;
  readonly #now: () => number;
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor({ log, registry }: PartnerParts, options: PartnerOptions) {
    const { send = sendToPublic, now = () => performance.now(), deadlineMs = partnerDeadlineMs } = options;
    this.#options = options;
    this.#log = log;
    this.#now = now;
    const open = () =>
      new Upstream({
        deadlineMs,
        attemptTimeoutMs: deadlineMs,
        maxConcurrent: partnerMaxConcurrent,
        breaker: partnerBreaker,
        send,
        now,
      });
    const upstreams = { prices: open(), coupons: open() };
    this.#upstreams = upstreams;
    const registers = [registry];
    this.#calls = new Counter({
      name: 'pagewell_drug_partner_calls_total',
      help: 'Requests to the pricing partner, by outcome.',
      labelNames: ['call', 'outcome'],
      registers,
    });
    new Gauge({
      name: 'pagewell_drug_partner_breaker_open',
      help: 'State of the circuit breaker of the pricing partner: 1 while requests are paused after too many failures.',
      labelNames: ['call'],
      registers,
      collect() {
        for (const [call, upstream] of Object.entries(upstreams))
          this.set({ call }, Number(upstream.status().breaker !== 'closed'));
      },
    });
  }

  /** Drops invalid entries. @returns undefined for an unknown formulation @throws PricingUnavailable */
  prices(
    { formulationId, quantity, place }: PriceQuestion,
    subject: string = formulationId,
  ): Promise<PriceEntry[] | undefined> {
    const query = { formulationId, quantity, lat: place.lat, long: place.long, zip: place.zip };
    return this.#ask('prices', query, subject, (answer) =>
      // A seal in the partner's response is not ours.
      isRecord(answer) && Array.isArray(answer.data)
        ? readPriceEntries(answer.data).map(({ seal: _, ...entry }) => entry)
        : undefined,
    );
  }

  /** Ignores the partner's id: we use our own. @returns undefined without a coupon @throws PricingUnavailable */
  coupon(
    query: CouponQuery,
    subject: string = query.formulationId,
  ): Promise<Omit<CouponCodes, 'id'> | undefined> {
    return this.#ask('coupons', { ...query }, subject, readCouponCodes);
  }

  close(): void {
    for (const upstream of Object.values(this.#upstreams)) upstream.close();
  }

  async #ask<Value>(
    call: Call,
    query: Readonly<Record<string, string | number | undefined>>,
    subject: string,
    read: (answer: unknown) => Value | undefined,
  ): Promise<Value | undefined> {
    const { address, apiKey } = this.#options;
    const url = new URL(`${address}/${call}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    try {
      const answer = await this.#upstreams[call].ask({
        url,
        headers: {
          accept: 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        maxBytes: partnerMaxBytes,
        faultOf: faultOfJson,
        subject,
      });
      if (answer.status === 404) return this.#count(call, 'unknown');
      if (!isSuccess(answer))
        throw new UpstreamError('status', 'It refused the request.', { status: answer.status });
      const value = read(readJson(answer));
      if (value === undefined)
        throw new UpstreamError('content-type', 'The response does not match the request.');
      this.#count(call, 'answered');
      return value;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      this.#count(call, error.kind);
      this.#report(call, error);
      throw new PricingUnavailable(error.retryAfterMs, error);
    }
  }

  #count(call: Call, outcome: Outcome): undefined {
    this.#calls.inc({ call, outcome });
  }

  #report(call: Call, { kind, status }: UpstreamError): void {
    if (kind === 'closed' || this.#now() - this.#reportedAt < sameTroubleMs) return;
    this.#reportedAt = this.#now();
    this.#log.warn({ call, outcome: kind, status }, 'the response of the pricing partner is not usable');
  }
}
