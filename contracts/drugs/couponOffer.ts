import type { DosageChoice } from './choice.ts';
import type { CouponData } from './coupon.ts';
import type { CouponQuery, SealedCouponQuery } from './couponCalls.ts';
import { manufacturerLabel } from './drug.ts';
import type { PriceEntry } from './priceEntry.ts';

/** What a coupon is asked for: all that stands on it but its codes. */
export interface CouponOffer {
  query: SealedCouponQuery;
  shown: Omit<CouponData, 'couponInformation'>;
  /** When the price was seen, ISO 8601. */
  seenAt: string | undefined;
  /** Whether US law controls the medicine; undefined where nobody knows. */
  isControlled: boolean | undefined;
}

/** A price that somebody wants a coupon for, and what it is the price of. */
export interface WantedCoupon extends Pick<CouponOffer, 'seenAt' | 'isControlled'> {
  entry: PriceEntry;
  drugName: string;
  choice: DosageChoice;
}

/** What a coupon for a price is asked for, in a browser and by a page. */
export function couponOffer({ entry, drugName, choice, seenAt, isControlled }: WantedCoupon): CouponOffer {
  const { manufacturer, dosage, quantity } = choice;
  return {
    query: couponQueryOf(entry, {
      formulationId: dosage.formulationId,
      drugId: manufacturer.id,
      drugName,
      drugUrlSlug: manufacturer.drugSlug,
      dosageDisplay: dosage.dosage,
      quantityDisplay: quantity.display,
      quantity: quantity.value,
      ndc: dosage.ndc,
    }),
    shown: {
      pricingInformation: {
        drugName,
        discountedPrice: entry.price.amount,
        retailPrice: entry.retailPrice,
        percentSavings: entry.percentSavings,
      },
      dosageInformation: {
        manufacturer: manufacturerLabel(manufacturer),
        dosage: dosage.dosage,
        quantity: quantity.display,
      },
      retailerInformation: { name: entry.retailer.name },
    },
    seenAt,
    isControlled,
  };
}

/** The fields of a coupon query that say what it costs where. */
export type PriceFields = Pick<
  CouponQuery,
  | 'locationId'
  | 'retailerId'
  | 'retailerName'
  | 'lowPriceAmount'
  | 'highPriceAmount'
  | 'priceCurrency'
  | 'pbmId'
>;

/** A coupon query for a price on a card. */
export function couponQueryOf(
  entry: PriceEntry,
  drug: Omit<SealedCouponQuery, keyof PriceFields | 'seal'>,
): SealedCouponQuery {
  return { ...drug, ...priceFieldsOf(entry), seal: entry.seal };
}

/** What a price says of itself to the partner. */
export function priceFieldsOf({ retailer, price, retailPrice, pbmId }: PriceEntry): PriceFields {
  return {
    locationId: retailer.location?.id,
    retailerId: retailer.id,
    retailerName: retailer.name,
    lowPriceAmount: price.amount,
    highPriceAmount: retailPrice,
    priceCurrency: price.currency,
    pbmId,
  };
}
