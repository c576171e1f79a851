import { allChoices, availableChoice, type DosageChoice, defaultDosageOf } from '#contracts/drugs/choice.ts';
import type { Dosage, Manufacturer, Option, Quantity } from '#contracts/drugs/drug.ts';
import { hasFields, isListOf, isNumber, isText } from '#contracts/json/guards.ts';
import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { placeOfField, setTo, type ValuePlace } from '../field/changes.ts';

export interface ListedDrug {
  readonly name: string;
  readonly slug: string;
  readonly manufacturers: readonly Manufacturer[];
}

const isQuantity = hasFields<Quantity>({ display: isText, value: isNumber });
const isDosage = hasFields<Dosage>({
  dosage: isText,
  formulationId: isText,
  commonQuantities: isListOf(isQuantity),
});
const isOption = hasFields<Option>({ form: isText, dossages: isListOf(isDosage) });

/** Whether a value is a list of options, including hand-written ones. */
export const isManufacturers = isListOf(
  hasFields<Manufacturer>({ name: isText, drugType: isText, drugSlug: isText, options: isListOf(isOption) }),
);

export const isListedDrug = hasFields<{ drug: ListedDrug }>({
  drug: hasFields<ListedDrug>({ name: isText, slug: isText, manufacturers: isManufacturers }),
});

/**
 * Fills in names, options and the initial choice.
 * @param slug of the drug, or of the chosen brand
 */
export function filledWith(
  node: EditedNode,
  data: ValuePlace,
  { drug, slug }: { drug: ListedDrug; slug: string },
): readonly Change[] {
  const { manufacturers } = drug;
  const brand = manufacturers.find(({ drugSlug }) => drugSlug === slug);
  const choice = availableChoice(manufacturers, { manufacturer: slug });
  return [
    ...setTo(node, placeOfField(data, 'drugName', true), { json: brand?.name ?? drug.name }),
    ...setTo(node, placeOfField(data, 'drugSlug', true), { json: drug.slug }),
    ...setTo(node, placeOfField(data, 'manufacturers', false), { json: plain(manufacturers) }),
    ...(choice ? firstIs(node, data, choice) : without(node, data, 'defaultManufacturerDosage')),
  ];
}

export function firstIs(node: EditedNode, data: ValuePlace, choice: DosageChoice): readonly Change[] {
  return setTo(node, placeOfField(data, 'defaultManufacturerDosage', false), {
    json: plain(defaultDosageOf(choice)),
  });
}

/** Leaves prices to the drug's page: the block becomes a card with a link. */
export function linkedToDrugPage(node: EditedNode, data: ValuePlace): readonly Change[] {
  return [...without(node, data, 'manufacturers'), ...without(node, data, 'defaultManufacturerDosage')];
}

function without(node: EditedNode, data: ValuePlace, name: string): readonly Change[] {
  const { pointer } = placeOfField(data, name, false);
  return valueAt(node.fields, pointer) === undefined ? [] : [{ kind: 'set', block: node.id, pointer }];
}

export function namedChoices(
  manufacturers: readonly Manufacturer[],
): readonly { name: string; choice: DosageChoice }[] {
  return allChoices(manufacturers).map((choice) => ({
    name: `${choice.manufacturer.name}, ${choice.dosage.dosage}, ${choice.quantity.display}`,
    choice,
  }));
}

function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
