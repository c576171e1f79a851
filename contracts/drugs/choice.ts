import {
  type Dosage,
  dosageLabel,
  type Manufacturer,
  type Option,
  type Quantity,
  type SelectedDosage,
} from './drug.ts';

/** What somebody has chosen in the four lists, in the words that the lists show; what is not said is chosen for them. */
export interface WantedDosage {
  /** The name, or the slug, of a manufacturer. */
  manufacturer?: string | undefined;
  form?: string | undefined;
  /** The whole dosage, or its label. */
  dosage?: string | undefined;
  quantityDisplay?: string | undefined;
}

/** A choice that somebody sells. */
export interface DosageChoice {
  manufacturer: Manufacturer;
  option: Option;
  dosage: Dosage;
  quantity: Quantity;
}

/**
 * The choice that is nearest to what is wanted: where the manufacturer does not sell the form, its first form; where that does not have the
 * dosage, its first dosage; where that is not dispensed in the quantity, its first quantity.
 *
 * @returns undefined where there is nothing to choose
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

/** A choice in the words of the four lists. */
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

/** A choice as what is priced. */
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

/** A choice as what a block begins with. */
export function defaultDosageOf(choice: DosageChoice) {
  const { quantityValue: value, quantityDisplay: display, ...selected } = selectedDosage(choice);
  return { name: choice.manufacturer.name, ...selected, quantity: { display, value } };
}

/** All that can be chosen, in the order of the list. */
export function allChoices(manufacturers: readonly Manufacturer[]): readonly DosageChoice[] {
  return manufacturers.flatMap((manufacturer) =>
    manufacturer.options.flatMap((option) =>
      option.dossages.flatMap((dosage) =>
        dosage.commonQuantities.map((quantity) => ({ manufacturer, option, dosage, quantity })),
      ),
    ),
  );
}

/** The choice that a formulation stands for, with the quantity of so many units where it is dispensed so. */
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
