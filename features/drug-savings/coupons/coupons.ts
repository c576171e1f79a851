import { randomBytes } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { CouponQuery, SealedCouponQuery } from '#contracts/drugs/couponCalls.ts';
import { type PriceFields, priceFieldsOf } from '#contracts/drugs/couponOffer.ts';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { errorCodeOf } from '#platform/errorCode.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import { type Listed, type ListedFormulation, listed, subjectOf } from '../partner/listedQuestion.ts';
import { type PricingPartner, PricingUnavailable } from '../partner/pricingPartner.ts';
import type { PriceSeals, SealedPrice } from '../prices/priceSeals.ts';
import type { PricesFor } from '../prices/prices.ts';
import type { IssuedCoupons } from './issuedCoupons.ts';

const keepingLimitMs = 500;
/** 128 bits: cannot be guessed. */
const idBytes = 16;

export type CouponAnswer =
  /** `isKept`: it can be sent. Without the database it is only shown. */
  | { kind: 'issued'; codes: CouponCodes; isKept: boolean }
  /** No coupon for this, or the price is not one of the partner's. */
  | { kind: 'unknown' }
  | { kind: 'unavailable'; retryAfterSeconds: number };

interface CouponParts {
  partner: Pick<PricingPartner, 'coupon'>;
  formulationOf: ListedFormulation;
  pricesFor: PricesFor;
  seals: Pick<PriceSeals, 'seenAt'>;
  issued: Pick<IssuedCoupons, 'keep'>;
  registry: Registry;
  log: Pick<FeatureParts['log'], 'warn'>;
}

/** Stores what is needed to send coupons. */
export class Coupons {
  readonly #parts: CouponParts;
  readonly #outcomes: Counter<'outcome'>;

  constructor(parts: CouponParts) {
    this.#parts = parts;
    this.#outcomes = new Counter({
      name: 'pagewell_drug_coupons_total',
      help: 'Coupon requests by outcome: issued, issued but not stored, unknown to the partner, or unavailable.',
      labelNames: ['outcome'],
      registers: [parts.registry],
    });
  }

  /** The partner gets texts of our list, sealed values or its own entry: no text of a browser. */
  async issue(query: SealedCouponQuery): Promise<CouponAnswer> {
    try {
      const { quantity } = query;
      const found = await listed(this.#parts.formulationOf, query.formulationId);
      const seenAt = await this.#parts.seals.seenAt(query.seal, priceIn(query));
      const price = seenAt === undefined ? await this.#priceOfPartner(query) : priceFields(query);
      const codes =
        found &&
        price &&
        (await this.#parts.partner.coupon(
          { ...medicineFields(found, query), ...price },
          subjectOf(found, quantity),
        ));
      if (!codes) {
        this.#outcomes.inc({ outcome: 'unknown' });
        return { kind: 'unknown' };
      }
      const named = { id: randomBytes(idBytes).toString('hex'), ...codes };
      const isStored = await this.#keep(named, query, seenAt);
      this.#outcomes.inc({ outcome: isStored ? 'issued' : 'not-kept' });
      return { kind: 'issued', codes: named, isKept: isStored };
    } catch (error) {
      if (!(error instanceof PricingUnavailable)) throw error;
      this.#outcomes.inc({ outcome: 'unavailable' });
      return { kind: 'unavailable', retryAfterSeconds: error.retryAfterSeconds };
    }
  }

  /** The partner's own entry if no seal proves the price: an author wrote it, or the key was not available. */
  async #priceOfPartner(query: SealedCouponQuery): Promise<PriceFields | undefined> {
    const { formulationId, quantity, retailerId } = query;
    const place = defaultUserInfo.location;
    const answer = await this.#parts.pricesFor({ formulationId, quantity, place });
    if (answer.kind === 'unavailable')
      throw new PricingUnavailable(answer.retryAfterSeconds * 1000, undefined);
    if (answer.kind === 'unknown') return undefined;
    const entry = answer.prices.data.find(({ retailer }) => retailer.id === retailerId);
    return entry && priceFieldsOf(entry);
  }

  async #keep(codes: CouponCodes, query: SealedCouponQuery, seenAt: number | undefined): Promise<boolean> {
    const { formulationId, quantity, retailerId, retailerName } = query;
    const price =
      seenAt === undefined
        ? undefined
        : {
            retailerId,
            retailerName,
            amount: query.lowPriceAmount,
            retailPrice: query.highPriceAmount,
            seenAt: new Date(seenAt),
          };
    try {
      await withinTime(keepingLimitMs, this.#parts.issued.keep({ codes, formulationId, quantity, price }));
      return true;
    } catch (error) {
      // Not the error itself: a database error may contain the values.
      const code = error instanceof TimeLimitError ? 'late' : errorCodeOf(error);
      this.#parts.log.warn({ code }, 'a coupon was not stored, so it cannot be sent');
      return false;
    }
  }
}

type MedicineFields = Omit<CouponQuery, keyof PriceFields>;

/** In the words of our list; in the browser's while the list is not available. */
function medicineFields(found: Exclude<Listed, undefined>, query: SealedCouponQuery): MedicineFields {
  const { formulationId, quantity } = query;
  if (found === 'unverified') {
    const { drugId, drugName, drugUrlSlug, dosageDisplay, quantityDisplay, ndc } = query;
    return { formulationId, drugId, drugName, drugUrlSlug, dosageDisplay, quantityDisplay, ndc };
  }
  const { drug, manufacturer, dosage } = found;
  const usual = dosage.commonQuantities.find(({ value }) => value === quantity);
  return {
    formulationId,
    drugId: manufacturer.id,
    drugName: drug.name,
    drugUrlSlug: manufacturer.drugSlug,
    dosageDisplay: dosage.dosage,
    quantityDisplay: usual?.display ?? String(quantity),
    ndc: dosage.ndc,
  };
}

/** The price of a coupon query, as it was sealed. */
function priceIn(query: SealedCouponQuery): SealedPrice {
  const { formulationId, quantity, retailerId, retailerName, locationId, pbmId } = query;
  const [amount, retailPrice] = [query.lowPriceAmount, query.highPriceAmount];
  return { formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice, pbmId };
}

function priceFields(query: SealedCouponQuery): PriceFields {
  const { locationId, retailerId, retailerName, lowPriceAmount, highPriceAmount, priceCurrency, pbmId } =
    query;
  return { locationId, retailerId, retailerName, lowPriceAmount, highPriceAmount, priceCurrency, pbmId };
}
