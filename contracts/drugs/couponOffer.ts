import type { DosageChoice } from './choice.ts';
import type { CouponData } from './coupon.ts';
import type { CouponQuery, SealedCouponQuery } from './couponCalls.ts';
import { manufacturerLabel } from './drug.ts';
import type { PriceEntry } from './priceEntry.ts';

/** A coupon without its codes. */
export interface CouponOffer {
  query: SealedCouponQuery;
  shown: Omit<CouponData, 'couponInformation'>;
  /** When the price was fetched, ISO 8601. */
  seenAt: string | undefined;
  /** Whether it is controlled under US law; undefined if unknown. */
  isControlled: boolean | undefined;
}

/** A price to get a coupon for, with its drug. */
export interface WantedCoupon extends Pick<CouponOffer, 'seenAt' | 'isControlled'> {
  entry: PriceEntry;
  drugName: string;
  choice: DosageChoice;
}

/** The coupon offer of a price, in browsers and pages. */
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

/** Price fields of a coupon query. */
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

/** The coupon query of a price card. */
export function couponQueryOf(
  entry: PriceEntry,
  drug: Omit<SealedCouponQuery, keyof PriceFields | 'seal'>,
): SealedCouponQuery {
  return { ...drug, ...priceFieldsOf(entry), seal: entry.seal };
}

/** A price's fields for the partner. */
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
