import type { DosageChoice } from './choice.ts';
import type { CouponData } from './coupon.ts';
import type { CouponQuery, SealedCouponQuery } from './couponCalls.ts';
import { manufacturerLabel } from './drug.ts';
import type { PriceEntry } from './priceEntry.ts';

export interface CouponOffer {
  query: SealedCouponQuery;
  shown: Omit<CouponData, 'couponInformation'>;
  seenAt: string | undefined;
  /** Whether it is controlled under US law; undefined if unknown. */
  isControlled: boolean | undefined;
}

export interface CouponRequest extends Pick<CouponOffer, 'seenAt' | 'isControlled'> {
  entry: PriceEntry;
  drugName: string;
  choice: DosageChoice;
}

export function couponOffer({ entry, drugName, choice, seenAt, isControlled }: CouponRequest): CouponOffer {
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

export function couponQueryOf(
  entry: PriceEntry,
  drug: Omit<SealedCouponQuery, keyof PriceFields | 'seal'>,
): SealedCouponQuery {
  return { ...drug, ...priceFieldsOf(entry), seal: entry.seal };
}

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
