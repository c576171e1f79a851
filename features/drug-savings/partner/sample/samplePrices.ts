import type { Dosage, Manufacturer } from '#contracts/drugs/drug.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { PriceQuestion } from '../priceQuestion.ts';
import { rounded, samplePharmacies } from './samplePharmacies.ts';
import { sampleBetween } from './sampleShare.ts';

/** What the sample knows of a formulation: what our list says of it. */
export interface SampleFormulation {
  drugType: string;
  /** The list price of a unit, in US dollars. */
  msrp?: number | undefined;
  /** How many units are usually dispensed. */
  usualQuantity: number;
}

/** What of a dosage the sample's prices are made from. */
export function sampleFormulation(
  { drugType }: Pick<Manufacturer, 'drugType'>,
  { msrp, commonQuantities }: Pick<Dosage, 'msrp' | 'commonQuantities'>,
): SampleFormulation {
  return { drugType, msrp, usualQuantity: commonQuantities[0]?.value ?? 1 };
}

/** What a pharmacy takes for filling a prescription, in US dollars. */
export const sampleFee = 2.5;

/** Of the list price, this share is paid with a coupon: what competes costs a part of it, and what is sold under one name nearly all. */
const shares = { generic: [0.2, 0.5], brand: [0.75, 0.92] } as const;
/** What the usual quantity costs where nobody has told a list price, in US dollars. */
const usualCosts = { generic: [6, 36], brand: [160, 420] } as const;
/** What an area adds to each pharmacy's factor, or takes from it. */
const areaFactors = [0.88, 1.14] as const;
/** What a pharmacy charges without a coupon, as a multiple of its price with one. */
const cashFactors = { generic: [1.3, 3.2], brand: [1.02, 1.25] } as const;

/**
 * Prices that are made up and look like prices, the same for the same question:
 *
 *     fee + unit price × quantity × factor of the pharmacy × factor of the pharmacy's area
 *
 * The area is that of the first three digits of the ZIP. The unit price is a share of the list price; where nobody has told one, it is that
 * by which the usual quantity costs what such medicines cost. Shares and factors are drawn from ids by a hash.
 */
export function samplePrices(
  { formulationId, quantity, place }: PriceQuestion,
  formulation: SampleFormulation,
): PriceEntry[] {
  const unitPrice = sampleUnitPrice(formulationId, formulation);
  const area = place.zip.slice(0, 3);
  const priced = samplePharmacies(place).map(({ retailer, factor }) => {
    const ofArea = sampleBetween(areaFactors, 'area', area, retailer.id);
    const amount = rounded(sampleFee + unitPrice * quantity * factor * ofArea, 2);
    const cash = sampleBetween(cashFactors[kindOf(formulation)], 'cash', retailer.id, formulationId);
    return { retailer, amount, retailPrice: rounded(amount * cash, 2) };
  });
  const lowest = Math.min(...priced.map(({ amount }) => amount));
  return priced.map(({ retailer, amount, retailPrice }) => ({
    retailer,
    price: { amount, currency: 'USD', display: `$${amount.toFixed(2)}` },
    retailPrice,
    percentSavings: Math.floor(100 - (amount / retailPrice) * 100),
    pbmId: 'sample-pbm',
    ...(amount === lowest && { isLowestPrice: true }),
  }));
}

/** What a unit costs before the factors, in US dollars. */
export function sampleUnitPrice(formulationId: string, formulation: SampleFormulation): number {
  const { msrp, usualQuantity } = formulation;
  const kind = kindOf(formulation);
  return msrp === undefined
    ? sampleBetween(usualCosts[kind], 'cost', formulationId) / usualQuantity
    : msrp * sampleBetween(shares[kind], 'share', formulationId);
}

function kindOf({ drugType }: SampleFormulation): 'generic' | 'brand' {
  return drugType === 'brand' ? 'brand' : 'generic';
}
