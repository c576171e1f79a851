import type { DosageChoice } from '../../contracts/drugs/choice.ts';
import type { FormField } from './savingsState.ts';

/** The fields of the form that are lists. */
export type ChoiceField = Exclude<FormField, 'zip' | 'insured'>;

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
