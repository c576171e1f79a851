import { availableChoice, choiceOf, type DosageChoice, selectedDosage } from '#contracts/drugs/choice.ts';
import type { SelectedDosage } from '#contracts/drugs/drug.ts';
import { type PriceEntry, readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { type PriceQuestion, type PricesForPage, priceKey } from '#contracts/drugs/pricesForPage.ts';
import type { Need } from '#contracts/services.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';

type Data = BlockDataByType['drug-savings'];

export interface ShownPrices {
  data: readonly PriceEntry[];
  seenAt?: string | undefined;
}

export function firstChoice({
  manufacturers = [],
  defaultManufacturerDosage: first,
}: Data): DosageChoice | undefined {
  if (!first) return availableChoice(manufacturers, {});
  const { formulationId, quantity, name, form, dosage } = first;
  return (
    choiceOf(manufacturers, formulationId, quantity.value) ??
    availableChoice(manufacturers, {
      manufacturer: name,
      form,
      dosage,
      quantityDisplay: quantity.display,
    })
  );
}

export function pricedChoice(choice: DosageChoice, data: Data): SelectedDosage {
  const selected = selectedDosage(choice);
  const listPrice = isAuthors(selected, data) ? data.defaultManufacturerDosage?.drugMSRP : undefined;
  return listPrice === undefined ? selected : { ...selected, drugMSRP: listPrice };
}

/**
 * The author's lists for the author's choice, otherwise the server's. Undefined if none are loaded yet;
 * an empty list means that there are no prices.
 */
export function firstPrices(
  selected: SelectedDosage,
  data: Data,
  seen: PricesForPage,
): ShownPrices | undefined {
  const listed = isAuthors(selected, data) ? authorsList(data) : undefined;
  return listed ? { data: readPriceEntries(listed) } : seen[priceKey(questionOf(selected))];
}

/** The prices to fetch before rendering; none if the author gives them or there are no options. */
export function neededPrices(data: Data): Need<'drugPrices'>[] {
  const choice = firstChoice(data);
  if (!choice) return [];
  const selected = selectedDosage(choice);
  if (isAuthors(selected, data) && authorsList(data)) return [];
  const params = questionOf(selected);
  return [{ service: 'drugPrices', key: priceKey(params), params }];
}

function questionOf({ formulationId, quantityValue: quantity }: SelectedDosage): PriceQuestion {
  return { formulationId, quantity };
}

function authorsList({ defaultManufacturerDosage: first }: Data) {
  const lists = [first?.pricingDataV2?.data, first?.pricingData?.data].filter((list) => list !== undefined);
  return lists.find((list) => list.length > 0) ?? lists[0];
}

function isAuthors(
  { formulationId, quantityValue }: SelectedDosage,
  { defaultManufacturerDosage: first }: Data,
): boolean {
  return first?.formulationId === formulationId && first.quantity.value === quantityValue;
}
