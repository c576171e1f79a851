import { dosageLabel } from '#contracts/drugs/drug.ts';
import type { Drug } from '#schemas/generated/types.ts';

export interface DrugFault {
  pointer: string;
  message: string;
  other?: string;
}

interface PlacedDrug {
  drug: Drug;
  at: string;
}

export function faultsOfAll(drugs: readonly PlacedDrug[]): DrugFault[] {
  const faults: DrugFault[] = [];
  const slugs = new Once('A slug must be unique. Change this one.', faults);
  const ids = new Once('The id of a manufacturer must be unique. Change this one.', faults);
  const formulations = new Once(
    'The id of a formulation must be unique: it is one strength of one manufacturer. Change this one.',
    faults,
  );
  const codes = new Once('An NDC must be unique: it is one package. Enter the right NDC.', faults);
  for (const { drug, at } of drugs) {
    slugs.add(drug.slug, `${at}/slug`);
    for (const [index, manufacturer] of drug.manufacturers.entries()) {
      const itsPlace = `${at}/manufacturers/${index}`;
      ids.add(manufacturer.id, `${itsPlace}/id`);
      const isGeneric = manufacturer.drugType === 'generic';
      if (!isGeneric) slugs.add(manufacturer.drugSlug, `${itsPlace}/drugSlug`);
      else if (manufacturer.drugSlug !== drug.slug)
        faults.push({
          pointer: `${itsPlace}/drugSlug`,
          message: `The generic must have the slug of its drug: write "${drug.slug}" instead of "${manufacturer.drugSlug}".`,
        });
      const forms = new Once(
        'A manufacturer must have each form only once. Combine the dosages of both.',
        faults,
      );
      for (const [nth, { form, dossages }] of manufacturer.options.entries()) {
        const formPlace = `${itsPlace}/options/${nth}`;
        forms.add(form, `${formPlace}/form`);
        const labels = new Once(
          'The first word of a dosage is its label, so it must be unique in its form. Write the strength first, without spaces.',
          faults,
        );
        for (const [place, { dosage, formulationId, ndc }] of dossages.entries()) {
          const dosagePlace = `${formPlace}/dossages/${place}`;
          labels.add(dosageLabel(dosage), `${dosagePlace}/dosage`);
          formulations.add(formulationId, `${dosagePlace}/formulationId`);
          codes.add(ndc, `${dosagePlace}/ndc`);
        }
      }
    }
  }
  return faults;
}

class Once {
  readonly #places = new Map<string, string>();
  readonly #remedy: string;
  readonly #faults: DrugFault[];

  /** @param remedy message about a duplicate, with the correction */
  constructor(remedy: string, faults: DrugFault[]) {
    this.#remedy = remedy;
    this.#faults = faults;
  }

  add(value: string, pointer: string): void {
    const other = this.#places.get(value);
    if (other === undefined) this.#places.set(value, pointer);
    else this.#faults.push({ pointer, message: `"${value}" is in the list twice. ${this.#remedy}`, other });
  }
}
