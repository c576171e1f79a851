import {
  type Dosage,
  dosageLabel,
  type Manufacturer,
  type Option,
  type Quantity,
  type SelectedDosage,
} from './drug.ts';

/** Values chosen in the four lists, by their labels; missing ones use defaults. */
export interface WantedDosage {
  /** Name or slug of a manufacturer. */
  manufacturer?: string | undefined;
  form?: string | undefined;
  /** The whole dosage, or its label. */
  dosage?: string | undefined;
  quantityDisplay?: string | undefined;
}

/** A choice that is available. */
export interface DosageChoice {
  manufacturer: Manufacturer;
  option: Option;
  dosage: Dosage;
  quantity: Quantity;
}

/**
 * The available choice nearest to the wanted one: each unavailable value becomes the first of its list.
 * @returns undefined if nothing is available
 */
export function mendChoice(
  manufacturers: readonly Manufacturer[],
  wanted: WantedDosage,
): DosageChoice | undefined {
  const manufacturer = wantedOrFirst(
    manufacturers,
    ({ name, drugSlug }) => name === wanted.manufacturer || drugSlug === wanted.manufacturer,
  );
  const option = wantedOrFirst(manufacturer?.options ?? [], ({ form }) => form === wanted.form);
  const dosage = wantedOrFirst(
    option?.dossages ?? [],
    ({ dosage }) => dosage === wanted.dosage || dosageLabel(dosage) === wanted.dosage,
  );
  const quantity = wantedOrFirst(
    dosage?.commonQuantities ?? [],
    ({ display }) => display === wanted.quantityDisplay,
  );
  return manufacturer && option && dosage && quantity
    ? { manufacturer, option, dosage, quantity }
    : undefined;
}

/** One of the four lists. */
export type ChoiceField = keyof WantedDosage;

/** A choice as labels of the four lists. */
export function namesOf({
  manufacturer,
  option,
  dosage,
  quantity,
}: DosageChoice): Readonly<Record<ChoiceField, string>> {
  return {
    manufacturer: manufacturer.name,
    form: option.form,
    dosage: dosage.dosage,
    quantityDisplay: quantity.display,
  };
}

/** A choice as a priced dosage. */
export function selectedDosage({ manufacturer, option, dosage, quantity }: DosageChoice): SelectedDosage {
  return {
    quantityDisplay: quantity.display,
    quantityValue: quantity.value,
    formulationId: dosage.formulationId,
    form: option.form,
    dosage: dosage.dosage,
    drugSlug: manufacturer.drugSlug,
    ...(dosage.msrp === undefined ? {} : { drugMSRP: dosage.msrp }),
  };
}

/** A choice as the initial values of a block. */
export function defaultDosageOf(choice: DosageChoice) {
  const { quantityValue: value, quantityDisplay: display, ...selected } = selectedDosage(choice);
  return { name: choice.manufacturer.name, ...selected, quantity: { display, value } };
}

/** All choices, in list order. */
export function allChoices(manufacturers: readonly Manufacturer[]): readonly DosageChoice[] {
  return manufacturers.flatMap((manufacturer) =>
    manufacturer.options.flatMap((option) =>
      option.dossages.flatMap((dosage) =>
        dosage.commonQuantities.map((quantity) => ({ manufacturer, option, dosage, quantity })),
      ),
    ),
  );
}

/** The choice of a formulation, with the quantity of so many units, else its first. */
export function choiceOf(
  manufacturers: readonly Manufacturer[],
  formulationId: string,
  quantityValue?: number,
): DosageChoice | undefined {
  for (const manufacturer of manufacturers)
    for (const option of manufacturer.options)
      for (const dosage of option.dossages) {
        if (dosage.formulationId !== formulationId) continue;
        const quantity = wantedOrFirst(dosage.commonQuantities, ({ value }) => value === quantityValue);
        return quantity && { manufacturer, option, dosage, quantity };
      }
  return undefined;
}

function wantedOrFirst<T>(list: readonly T[], isWanted: (entry: T) => boolean): T | undefined {
  return list.find(isWanted) ?? list[0];
}
