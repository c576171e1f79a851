import type { DosageChoice } from './choice.ts';
import type { Manufacturer } from './drug.ts';
import { unitOf } from './unitOf.ts';

/** Smaller savings are not advised: US dollars, and a share of the price. */
const leastSaved = 1;
const leastShare = 0.05;
/** Amounts are rounded to cents before comparison. */
const cents = 100;
const monthOfUnits = 30;
const threeMonthsOfUnits = 90;
/** Measured instead of counted: 90 ml are not three months. */
const measures: ReadonlySet<string | undefined> = new Set(['gram', 'milliliter']);

export interface AdvisedMedicine {
  manufacturers: readonly Manufacturer[];
  mayBuyMore: boolean;
}

/** Whether a larger quantity may be advised: for long-term medicines that are not controlled. */
export function mayBuyMore({
  longTerm,
  schedule,
}: {
  longTerm?: boolean | undefined;
  schedule?: string | undefined;
}): boolean {
  return longTerm === true && schedule === undefined;
}

export interface WayToPayLess {
  kind: 'generic' | 'quantity';
  choice: DosageChoice;
  amount: number;
  saved: number;
}

/** The generic in the same strength and quantity, and 90 instead of 30 of a long-term medicine. */
export function otherWays(
  { manufacturer, option, dosage, quantity }: DosageChoice,
  { manufacturers, mayBuyMore }: AdvisedMedicine,
): readonly Pick<WayToPayLess, 'kind' | 'choice'>[] {
  const ways: Pick<WayToPayLess, 'kind' | 'choice'>[] = [];
  const generic = isBrand(manufacturer) ? manufacturers.find((other) => !isBrand(other)) : undefined;
  const genericOption = generic?.options.find(({ form }) => form === option.form);
  const genericDosage = genericOption?.dossages.find((other) => other.dosage === dosage.dosage);
  const genericQuantity = genericDosage?.commonQuantities.find(({ value }) => value === quantity.value);
  if (generic && genericOption && genericDosage && genericQuantity)
    ways.push({
      kind: 'generic',
      choice: {
        manufacturer: generic,
        option: genericOption,
        dosage: genericDosage,
        quantity: genericQuantity,
      },
    });
  const larger =
    mayBuyMore && quantity.value === monthOfUnits && !measures.has(unitOf(quantity))
      ? dosage.commonQuantities.find(({ value }) => value === threeMonthsOfUnits)
      : undefined;
  if (larger) ways.push({ kind: 'quantity', choice: { manufacturer, option, dosage, quantity: larger } });
  return ways;
}

/** Other ways that save at least 5 % and a dollar. */
export function waysToPayLess(
  chosen: DosageChoice,
  medicine: AdvisedMedicine,
  lowestOf: (choice: DosageChoice) => number | undefined,
): readonly WayToPayLess[] {
  const now = lowestOf(chosen);
  if (now === undefined) return [];
  return otherWays(chosen, medicine).flatMap((way) => {
    const amount = lowestOf(way.choice);
    if (amount === undefined) return [];
    const asMuchNow = (now * way.choice.quantity.value) / chosen.quantity.value;
    const saved = Math.round((asMuchNow - amount) * cents) / cents;
    return saved >= leastSaved && saved >= asMuchNow * leastShare ? [{ ...way, amount, saved }] : [];
  });
}

function isBrand({ drugType }: Pick<Manufacturer, 'drugType'>): boolean {
  return drugType === 'brand';
}
