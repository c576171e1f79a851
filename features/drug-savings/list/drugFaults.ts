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
  const slugs = new Once('Each slug leads to one drug or brand. Give this one another.', faults);
  const ids = new Once('The id of a manufacturer stands once in the list. Give this one another.', faults);
  const formulations = new Once(
    'A formulation is one strength of one manufacturer, and stands once in the list. Give this one another id.',
    faults,
  );
  const codes = new Once('An NDC is one package, and stands once in the list. Write its own.', faults);
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
          message: `The generic has the slug of its drug: write "${drug.slug}" in the place of "${manufacturer.drugSlug}".`,
        });
      const forms = new Once('A manufacturer has each form once. Put the dosages of both into one.', faults);
      for (const [nth, { form, dossages }] of manufacturer.options.entries()) {
        const formPlace = `${itsPlace}/options/${nth}`;
        forms.add(form, `${formPlace}/form`);
        const labels = new Once(
          'No two dosages of a form begin with the same word, by which readers choose. Write the strength first, without blanks.',
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
    else
      this.#faults.push({ pointer, message: `"${value}" stands here a second time. ${this.#remedy}`, other });
  }
}
