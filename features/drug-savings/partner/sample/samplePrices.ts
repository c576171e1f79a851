import type { Dosage, Manufacturer } from '#contracts/drugs/drug.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { PriceQuestion } from '../priceQuestion.ts';
import { rounded, samplePharmacies } from './samplePharmacies.ts';
import { sampleBetween } from './sampleShare.ts';

export interface SampleFormulation {
  drugType: string;
  /** List price of a unit, in US dollars. */
  msrp?: number | undefined;
  usualQuantity: number;
}

export function sampleFormulation(
  { drugType }: Pick<Manufacturer, 'drugType'>,
  { msrp, commonQuantities }: Pick<Dosage, 'msrp' | 'commonQuantities'>,
): SampleFormulation {
  return { drugType, msrp, usualQuantity: commonQuantities[0]?.value ?? 1 };
}

export const sampleFee = 2.5;

/** Of the list price with a coupon: generics cost a part of it, brands nearly all. */
const shares = { generic: [0.2, 0.5], brand: [0.75, 0.92] } as const;
/** US dollars for the usual quantity, without a known list price. */
const usualCosts = { generic: [6, 36], brand: [160, 420] } as const;
const areaFactors = [0.88, 1.14] as const;
/** Price without a coupon, as a multiple of the price with one. */
const cashFactors = { generic: [1.3, 3.2], brand: [1.02, 1.25] } as const;

/**
 * Fee + unit price × quantity × pharmacy factor × area factor (by the first three ZIP digits).
 * The same for the same request: shares and factors come from a hash of ids.
 */
export function samplePrices(question: PriceQuestion, formulation: SampleFormulation): PriceEntry[] {
  const { formulationId, quantity, place } = question;
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

/** US dollars before the factors. */
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
