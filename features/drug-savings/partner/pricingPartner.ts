import { Counter, Gauge, type Registry } from 'prom-client';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { CouponQuery } from '#contracts/drugs/couponCalls.ts';
import { type PriceEntry, readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { Send } from '#platform/upstream/attempt.ts';
import { faultOfJson, isSuccess, readJson } from '#platform/upstream/jsonAnswer.ts';
import { sendToPublic } from '#platform/upstream/sendToPublic.ts';
import { Upstream } from '#platform/upstream/upstream.ts';
import { UpstreamError, type UpstreamFailure } from '#platform/upstream/upstreamError.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import { partnerBreaker } from '../../parts/partners.ts';
import { readCouponCodes } from './couponCodes.ts';
import type { PriceQuestion } from './priceQuestion.ts';

/** For a whole answer, in milliseconds. */
export const partnerDeadlineMs = 2_500;
/** Of an answer. */
export const partnerMaxBytes = 1024 * 1024;
/** Concurrent requests of each call. More are refused: a slow partner must not hold what readers wait for. */
export const partnerMaxConcurrent = 32;
/** What is wrong with the partner is told again after this time, in milliseconds. */
const sameTroubleMs = 10 * 60_000;
/** What a client is told to wait at the least and at the most, in milliseconds. */
const shortestWaitMs = 5_000;
const longestWaitMs = 60_000;

/** The pricing partner gave nothing that could be used. */
export class PricingUnavailable extends Error {
  override readonly name = 'PricingUnavailable';
  /** When it is worth asking again. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number | undefined, cause: unknown) {
    super('The pricing partner gave nothing that could be used.', { cause });
    const waitMs = Math.min(Math.max(retryAfterMs ?? shortestWaitMs, shortestWaitMs), longestWaitMs);
    this.retryAfterSeconds = Math.ceil(waitMs / 1000);
  }
}

interface PartnerParts {
  log: Pick<FeatureParts['log'], 'warn'>;
  registry: Registry;
}

interface PartnerOptions {
  /** What its calls begin with, without a slash at the end. */
  address: string;
  /** A bearer token. It is never logged. */
  apiKey?: string | undefined;
  /** How it is asked: over the public internet alone, where nothing is said. */
  send?: Send | undefined;
  /** A clock in milliseconds that only goes forward; and how long an answer may take. For tests. */
  now?: (() => number) | undefined;
  deadlineMs?: number | undefined;
}

type Call = 'prices' | 'coupons';
/** What became of a call: a closed set, for what is counted. */
type Outcome = UpstreamFailure | 'answered' | 'unknown';

/**
 * The one way to the pricing partner, within time and size, and left alone while it fails. It is told nothing of a reader but the place that they
 * look for prices at. What it says is checked; the log hears what went wrong, and never an address, a token or a query.
 */
export class PricingPartner {
  readonly #options: PartnerOptions;
  /** Each call has a breaker: prices stay open while coupons fail. */
  readonly #upstreams: Readonly<Record<Call, Upstream>>;
  readonly #log: PartnerParts['log'];
  readonly #calls: Counter<'call' | 'outcome'>;
  readonly #now: () => number;
  #toldAt = Number.NEGATIVE_INFINITY;

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
      help: 'What the pricing partner was asked for, by what became of it.',
      labelNames: ['call', 'outcome'],
      registers,
    });
    new Gauge({
      name: 'pagewell_drug_partner_breaker_open',
      help: 'Whether the pricing partner is left alone by a call, because it failed too often.',
      labelNames: ['call'],
      registers,
      collect() {
        for (const [call, upstream] of Object.entries(upstreams))
          this.set({ call }, Number(upstream.status().breaker !== 'closed'));
      },
    });
  }

  /**
   * What pharmacies near a place charge. Entries that cannot be trusted are left out.
   *
   * @param subject what a failure may be the fault of alone
   * @returns undefined where the partner does not know the formulation
   * @throws PricingUnavailable
   */
  prices(
    { formulationId, quantity, place }: PriceQuestion,
    subject: string = formulationId,
  ): Promise<PriceEntry[] | undefined> {
    const query = { formulationId, quantity, lat: place.lat, long: place.long, zip: place.zip };
    return this.#ask('prices', query, subject, (answer) =>
      // Whatever it calls a seal is none of ours.
      isRecord(answer) && Array.isArray(answer.data)
        ? readPriceEntries(answer.data).map(({ seal: _, ...entry }) => entry)
        : undefined,
    );
  }

  /**
   * The codes of a coupon. What the partner calls it is not read: it is known by what we call it.
   *
   * @param subject what a failure may be the fault of alone
   * @returns undefined where the partner has none for this
   * @throws PricingUnavailable
   */
  coupon(
    query: CouponQuery,
    subject: string = query.formulationId,
  ): Promise<Omit<CouponCodes, 'id'> | undefined> {
    return this.#ask('coupons', { ...query }, subject, readCouponCodes);
  }

  /** Ends what is under way. */
  close(): void {
    for (const upstream of Object.values(this.#upstreams)) upstream.close();
  }

  /** @param read undefined where what came is no answer to this call */
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
      if (!isSuccess(answer)) throw new UpstreamError('status', 'It refused.', { status: answer.status });
      const value = read(readJson(answer));
      if (value === undefined) throw new UpstreamError('content-type', 'It is no answer to what was asked.');
      this.#count(call, 'answered');
      return value;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      this.#count(call, error.kind);
      this.#tell(call, error);
      throw new PricingUnavailable(error.retryAfterMs, error);
    }
  }

  #count(call: Call, outcome: Outcome): undefined {
    this.#calls.inc({ call, outcome });
  }

  #tell(call: Call, { kind, status }: UpstreamError): void {
    if (kind === 'closed' || this.#now() - this.#toldAt < sameTroubleMs) return;
    this.#toldAt = this.#now();
    this.#log.warn({ call, outcome: kind, status }, 'the pricing partner gave nothing that could be used');
  }
}
