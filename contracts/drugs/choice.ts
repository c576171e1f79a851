import {
  type Dosage,
  dosageLabel,
  type Manufacturer,
  type Option,
  type Quantity,
  type SelectedDosage,
} from './drug.ts';

export interface RequestedDosage {
  manufacturer?: string | undefined;
  form?: string | undefined;
  dosage?: string | undefined;
  quantityDisplay?: string | undefined;
}

export interface DosageChoice {
  manufacturer: Manufacturer;
  option: Option;
  dosage: Dosage;
  quantity: Quantity;
}

/** Each unavailable value becomes the first of its list. Undefined if nothing is available. */
export function availableChoice(
  manufacturers: readonly Manufacturer[],
  requested: RequestedDosage,
): DosageChoice | undefined {
  const manufacturer = matchOrFirst(
    manufacturers,
    ({ name, drugSlug }) => name === requested.manufacturer || drugSlug === requested.manufacturer,
  );
  const option = matchOrFirst(manufacturer?.options ?? [], ({ form }) => form === requested.form);
  const dosage = matchOrFirst(
    option?.dossages ?? [],
    ({ dosage }) => dosage === requested.dosage || dosageLabel(dosage) === requested.dosage,
  );
  const quantity = matchOrFirst(
    dosage?.commonQuantities ?? [],
    ({ display }) => display === requested.quantityDisplay,
  );
  return manufacturer && option && dosage && quantity
    ? { manufacturer, option, dosage, quantity }
    : undefined;
}

export type ChoiceField = keyof RequestedDosage;

export function namesOf(choice: DosageChoice): Readonly<Record<ChoiceField, string>> {
  const { manufacturer, option, dosage, quantity } = choice;
  return {
    manufacturer: manufacturer.name,
    form: option.form,
    dosage: dosage.dosage,
    quantityDisplay: quantity.display,
  };
}

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

export function defaultDosageOf(choice: DosageChoice) {
  const { quantityValue: value, quantityDisplay: display, ...selected } = selectedDosage(choice);
  return { name: choice.manufacturer.name, ...selected, quantity: { display, value } };
}

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
        const quantity = matchOrFirst(dosage.commonQuantities, ({ value }) => value === quantityValue);
        return quantity && { manufacturer, option, dosage, quantity };
      }
  return undefined;
}

function matchOrFirst<T>(list: readonly T[], isMatch: (entry: T) => boolean): T | undefined {
  return list.find(isMatch) ?? list[0];
}
