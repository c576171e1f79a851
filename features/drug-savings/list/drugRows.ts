import type { Insertable, Selectable } from 'kysely';
import type { Drug } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';
import type { DrugSavingsTables } from '../migrations.ts';
import { foldedName, namesOf } from './drugNames.ts';

export interface DrugRows {
  drugs: Insertable<DrugSavingsTables['drug_savings_drugs']>[];
  names: Insertable<DrugSavingsTables['drug_savings_names']>[];
  formulations: Insertable<DrugSavingsTables['drug_savings_formulations']>[];
}

export function rowsOf(drugs: readonly Drug[]): DrugRows {
  return {
    drugs: drugs.map(({ slug, name, schedule = null, ...entities }, place) => ({
      slug,
      name,
      schedule,
      entities: JSON.stringify(entities),
      place,
    })),
    names: drugs.flatMap((drug) =>
      namesOf(drug).map((each) => ({ ...each, folded: foldedName(each.name), drug: drug.slug })),
    ),
    formulations: drugs.flatMap(({ slug, manufacturers }) =>
      manufacturers.flatMap(({ options }) =>
        options.flatMap(({ dossages }) =>
          dossages.map(({ formulationId, ndc, msrp = null }) => ({
            id: formulationId,
            ndc,
            msrp,
            drug: slug,
          })),
        ),
      ),
    ),
  };
}

export type DrugRow = Pick<
  Selectable<DrugSavingsTables['drug_savings_drugs']>,
  'slug' | 'name' | 'schedule' | 'entities'
>;

/** @throws Error when it is invalid by this version's schema */
export function drugOf({ slug, name, schedule, entities }: DrugRow): Drug {
  const list: unknown = { drugs: [{ slug, name, ...(schedule === null ? {} : { schedule }), ...entities }] };
  const [drug] = validateDrugs(list) ? list.drugs : [];
  if (!drug) throw new Error(`The stored drug ${slug} does not match schemas/drugs.json.`);
  return drug;
}
