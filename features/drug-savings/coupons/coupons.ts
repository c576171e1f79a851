import { randomBytes } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import type { CouponCodes } from '../../../contracts/drugs/coupon.ts';
import type { SealedCouponQuery } from '../../../contracts/drugs/couponCalls.ts';
import { errorCodeOf } from '../../../platform/errorCode.ts';
import { TimeLimitError, withinTime } from '../../../platform/timeLimit.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import { type PricingPartner, PricingUnavailable } from '../partner/pricingPartner.ts';
import type { PriceSeals } from '../prices/priceSeals.ts';
import type { IssuedCoupons, IssuedPrice } from './issuedCoupons.ts';

/** So long whoever takes a coupon waits for it to be kept, in milliseconds. */
const keepingLimitMs = 500;
/** What an id is drawn from: 128 bits, which nobody guesses. */
const idBytes = 16;

/** What came of asking for a coupon. */
export type CouponAnswer =
  /** `isKept`: it can be sent. Else the database is out of reach, and it is shown alone. */
  | { kind: 'issued'; codes: CouponCodes; isKept: boolean }
  /** The partner has none for this. */
  | { kind: 'unknown' }
  | { kind: 'unavailable'; retryAfterSeconds: number };

interface CouponParts {
  partner: Pick<PricingPartner, 'coupon'>;
  seals: Pick<PriceSeals, 'seenAt'>;
  issued: Pick<IssuedCoupons, 'keep'>;
  registry: Registry;
  log: Pick<FeatureParts['log'], 'warn'>;
}

/** Asks the partner for coupons, and keeps what is known of each, so that it can be sent. */
export class Coupons {
  readonly #parts: CouponParts;
  readonly #outcomes: Counter<'outcome'>;

  constructor(parts: CouponParts) {
    this.#parts = parts;
    this.#outcomes = new Counter({
      name: 'pagewell_drug_coupons_total',
      help: 'Coupons that were asked for: issued, issued but not kept, unknown to the partner, or unavailable.',
      labelNames: ['outcome'],
      registers: [parts.registry],
    });
  }

  /** A coupon for a price. It is issued, and can be shown, also where nothing can be kept. */
  async issue({ seal, quantity, ...query }: SealedCouponQuery): Promise<CouponAnswer> {
    try {
      const codes = await this.#parts.partner.coupon(query);
      if (!codes) {
        this.#outcomes.inc({ outcome: 'unknown' });
        return { kind: 'unknown' };
      }
      const named = { id: randomBytes(idBytes).toString('hex'), ...codes };
      const isKept = await this.#keep(named, { seal, quantity, ...query });
      this.#outcomes.inc({ outcome: isKept ? 'issued' : 'not-kept' });
      return { kind: 'issued', codes: named, isKept };
    } catch (error) {
      if (!(error instanceof PricingUnavailable)) throw error;
      this.#outcomes.inc({ outcome: 'unavailable' });
      return { kind: 'unavailable', retryAfterSeconds: error.retryAfterSeconds };
    }
  }

  async #keep(codes: CouponCodes, query: SealedCouponQuery): Promise<boolean> {
    const { formulationId, quantity } = query;
    try {
      const price = await this.#priceOf(query);
      const keeping = this.#parts.issued.keep({ codes, formulationId, quantity, price });
      await withinTime(keepingLimitMs, keeping);
      return true;
    } catch (error) {
      // Not the error itself: a database may say in it what was to be kept.
      const code = error instanceof TimeLimitError ? 'late' : errorCodeOf(error);
      this.#parts.log.warn({ code }, 'a coupon was not kept, so it cannot be sent');
      return false;
    }
  }

  /** What of a query is known to be the partner's. */
  async #priceOf(query: SealedCouponQuery): Promise<IssuedPrice | undefined> {
    const { formulationId, quantity, retailerId, retailerName, locationId } = query;
    const [amount, retailPrice] = [query.lowPriceAmount, query.highPriceAmount];
    const price = { formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice };
    const seenAt = await this.#parts.seals.seenAt(query.seal, price);
    return seenAt === undefined
      ? undefined
      : { retailerId, retailerName, amount, retailPrice, seenAt: new Date(seenAt) };
  }
}
