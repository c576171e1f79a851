import { choiceOf, type DosageChoice, mendChoice, selectedDosage } from '#contracts/drugs/choice.ts';
import type { SelectedDosage } from '#contracts/drugs/drug.ts';
import { type PriceEntry, readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { type PriceQuestion, type PricesForPage, priceKey } from '#contracts/drugs/pricesForPage.ts';
import type { Need } from '#contracts/services.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';

type Data = BlockDataByType['drug-savings'];

/** Prices, with the moment at which they were seen where somebody knows it. */
export interface ShownPrices {
  data: readonly PriceEntry[];
  seenAt?: string | undefined;
}

/** What is chosen before the reader has done anything: what the author says, else the first of each. */
export function firstChoice({
  manufacturers = [],
  defaultManufacturerDosage: first,
}: Data): DosageChoice | undefined {
  if (!first) return mendChoice(manufacturers, {});
  const { formulationId, quantity, name, form, dosage } = first;
  return (
    choiceOf(manufacturers, formulationId, quantity.value) ??
    mendChoice(manufacturers, {
      manufacturer: name,
      form,
      dosage,
      quantityDisplay: quantity.display,
    })
  );
}

/** A choice as what is priced, with the list price that the author says where it is the author's. */
export function pricedChoice(choice: DosageChoice, data: Data): SelectedDosage {
  const selected = selectedDosage(choice);
  const listPrice = isAuthors(selected, data) ? data.defaultManufacturerDosage?.drugMSRP : undefined;
  return listPrice === undefined ? selected : { ...selected, drugMSRP: listPrice };
}

/**
 * The prices that a block has before anybody asks: the author's lists for the author's choice, the second form first, else what the server had
 * seen when it made the page.
 *
 * @returns undefined where there are none yet, which is not the same as none
 */
export function firstPrices(
  selected: SelectedDosage,
  data: Data,
  seen: PricesForPage,
): ShownPrices | undefined {
  const told = isAuthors(selected, data) ? authorsList(data) : undefined;
  return told ? { data: readPriceEntries(told) } : seen[priceKey(questionOf(selected))];
}

/** The prices to fetch before a page with the block is rendered; none if its author gives them, or there is nothing to choose. */
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

/** Of the author's two lists, the second form where it has any; undefined where neither is there. */
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
