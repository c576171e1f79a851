import { type QueryExecutorProvider, sql } from 'kysely';
import type { Drug } from '#schemas/generated/types.ts';
import { rowsOf } from './drugRows.ts';

/** Inserts a list into empty tables, with one statement for each table. */
export async function insertDrugs(work: QueryExecutorProvider, list: readonly Drug[]): Promise<void> {
  const { drugs, names, formulations } = rowsOf(list);
  await sql`
    insert into drug_savings_drugs (slug, name, schedule, entities, place)
    select slug, name, schedule, entities::json, place from unnest(
      ${drugs.map(({ slug }) => slug)}::text[], ${drugs.map(({ name }) => name)}::text[],
      ${drugs.map(({ schedule }) => schedule)}::text[], ${drugs.map(({ entities }) => entities)}::text[],
      ${drugs.map(({ place }) => place)}::integer[]
    ) as row (slug, name, schedule, entities, place)`.execute(work);
  await sql`
    insert into drug_savings_names (slug, name, folded, kind, drug)
    select * from unnest(
      ${names.map(({ slug }) => slug)}::text[], ${names.map(({ name }) => name)}::text[],
      ${names.map(({ folded }) => folded)}::text[], ${names.map(({ kind }) => kind)}::text[],
      ${names.map(({ drug }) => drug)}::text[]
    )`.execute(work);
  await sql`
    insert into drug_savings_formulations (id, ndc, msrp, drug)
    select * from unnest(
      ${formulations.map(({ id }) => id)}::text[], ${formulations.map(({ ndc }) => ndc)}::text[],
      ${formulations.map(({ msrp }) => msrp)}::double precision[], ${formulations.map(({ drug }) => drug)}::text[]
    )`.execute(work);
  // Until pending index entries are merged and the tables analyzed, each search scans all inserted rows.
  await sql`select gin_clean_pending_list('drug_savings_names_by_likeness')`.execute(work);
  await sql`analyze drug_savings_drugs, drug_savings_names, drug_savings_formulations`.execute(work);
}
