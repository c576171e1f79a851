import { type Insertable, type Kysely, type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { Database, StoreTables } from '#content/database/tables/tables.ts';
import { choiceOf, type DosageChoice } from '#contracts/drugs/choice.ts';
import type { NamedSlug } from '#contracts/drugs/drugPages.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';
import type { DrugSavingsTables } from '../migrations.ts';
import { type DrugName, foldedName, namesOf } from './drugNames.ts';
import { type FoundDrugs, findDrugs } from './findDrugs.ts';

interface DrugRows {
  drugs: Insertable<DrugSavingsTables['drug_savings_drugs']>[];
  names: Insertable<DrugSavingsTables['drug_savings_names']>[];
  formulations: Insertable<DrugSavingsTables['drug_savings_formulations']>[];
}

function rowsOf(drugs: readonly Drug[]): DrugRows {
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

type DrugRow = Pick<
  Selectable<DrugSavingsTables['drug_savings_drugs']>,
  'slug' | 'name' | 'schedule' | 'entities'
>;

/** @throws Error when it is invalid by this version's schema */
function drugOf({ slug, name, schedule, entities }: DrugRow): Drug {
  const list: unknown = { drugs: [{ slug, name, ...(schedule === null ? {} : { schedule }), ...entities }] };
  const [drug] = validateDrugs(list) ? list.drugs : [];
  if (!drug) throw new Error(`The stored drug ${slug} does not match schemas/drugs.json.`);
  return drug;
}

export interface DrugBySlug {
  drug: Drug;
  brand: string | undefined;
}

export interface Formulation extends DosageChoice {
  drug: Drug;
}

/** Used in addresses and programs. */
const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const drugColumns = ['slug', 'name', 'schedule', 'entities'] as const;
const seedAuthor = 'seed';

/** Each operation is atomic; all instances share the list. */
export class DrugStore {
  readonly #db: Tables;
  readonly #readSeed: () => readonly Drug[];
  readonly #seeding = new SingleFlight<void>();
  #isSeeded = false;

  /** @param readSeed the initial list of an empty database */
  constructor(database: Database, readSeed: () => readonly Drug[]) {
    this.#db = database.withTables<DrugSavingsTables>();
    this.#readSeed = readSeed;
  }

  /** Every read calls it first, so that a database that was down at the start gets the list too. */
  async seed(): Promise<void> {
    await this.#tables();
  }

  /** The slug may be a brand's. */
  async bySlug(slug: string): Promise<DrugBySlug | undefined> {
    if (!keyPattern.test(slug)) return undefined;
    const db = await this.#tables();
    const row = await db
      .selectFrom('drug_savings_drugs')
      .select(drugColumns)
      .where('slug', 'in', (names) =>
        names.selectFrom('drug_savings_names').select('drug').where('slug', '=', slug),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    return { drug: drugOf(row), brand: row.slug === slug ? undefined : slug };
  }

  async byFormulation(id: string): Promise<Formulation | undefined> {
    if (!keyPattern.test(id)) return undefined;
    const db = await this.#tables();
    const row = await db
      .selectFrom('drug_savings_drugs')
      .select(drugColumns)
      .where('slug', 'in', (formulations) =>
        formulations.selectFrom('drug_savings_formulations').select('drug').where('id', '=', id),
      )
      .executeTakeFirst();
    const drug = row && drugOf(row);
    const choice = drug && choiceOf(drug.manufacturers, id);
    return choice && { drug, ...choice };
  }

  /** US dollars per unit: `null` without a known price; undefined for an unknown drug. */
  async listPriceOf(ndc: string): Promise<number | null | undefined> {
    if (!keyPattern.test(ndc)) return undefined;
    const db = await this.#tables();
    const row = await db
      .selectFrom('drug_savings_formulations')
      .select('msrp')
      .where('ndc', '=', ndc)
      .executeTakeFirst();
    return row?.msrp;
  }

  /** Best first. @param most limit of results */
  async find(typed: string, most: number): Promise<FoundDrugs> {
    return findDrugs(await this.#tables(), typed, most);
  }

  async byLetter(letter: string): Promise<NamedSlug[]> {
    const db = await this.#tables();
    const begins = /^[a-z]$/i.test(letter) ? `^${letter.toLowerCase()}` : '^[^a-z]';
    return db
      .selectFrom('drug_savings_names')
      .select(['name', 'slug'])
      .where('kind', '<>', 'other')
      .where(sql<boolean>`folded ~ ${begins}`)
      .orderBy(sql`folded collate "C"`)
      .orderBy('slug')
      .execute();
  }

  /** Without brands; `changedAt` is ISO 8601. */
  async slugs(): Promise<{ slugs: string[]; changedAt: string | undefined }> {
    const db = await this.#tables();
    const drugs = await db.selectFrom('drug_savings_drugs').select('slug').orderBy('slug').execute();
    const list = await db.selectFrom('drug_savings_list').select('changed_at').executeTakeFirst();
    return { slugs: drugs.map(({ slug }) => slug), changedAt: list?.changed_at.toISOString() };
  }

  /** Of drugs and brands, each one's own name first. Each slug has a page. */
  async allNames(): Promise<DrugName[]> {
    const db = await this.#tables();
    return db
      .selectFrom('drug_savings_names')
      .select(['slug', 'name', 'kind'])
      .orderBy('slug')
      .orderBy(sql`kind = 'other'`)
      .orderBy('name')
      .execute();
  }

  /** As it was set; undefined if there is none. */
  async all(): Promise<Drug[] | undefined> {
    if (!(await hasList(this.#db))) return undefined;
    const rows = await this.#db
      .selectFrom('drug_savings_drugs')
      .select(drugColumns)
      .orderBy('place')
      .execute();
    return rows.map(drugOf);
  }

  async replace(drugs: readonly Drug[], author: string): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      // Locks the row against concurrent replacements.
      await work
        .insertInto('drug_savings_list')
        .values({ id: 1, author })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ author, revision: sql`drug_savings_list.revision + 1`, changed_at: sql`now()` }),
        )
        .execute();
      await work.deleteFrom('drug_savings_formulations').execute();
      await work.deleteFrom('drug_savings_names').execute();
      await work.deleteFrom('drug_savings_drugs').execute();
      await insertDrugs(work, drugs);
    });
  }

  async #tables(): Promise<Tables> {
    if (!this.#isSeeded) await this.#seeding.run('', () => this.#seedIfNone());
    return this.#db;
  }

  async #seedIfNone(): Promise<void> {
    if (!(await hasList(this.#db))) {
      const drugs = this.#readSeed();
      await this.#db.transaction().execute(async (work) => {
        // Waits for an instance that inserts first, and then leaves its list unchanged.
        const first = await work
          .insertInto('drug_savings_list')
          .values({ id: 1, author: seedAuthor })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (first) await insertDrugs(work, drugs);
      });
    }
    this.#isSeeded = true;
  }
}

type Tables = Kysely<StoreTables & DrugSavingsTables>;

async function hasList(db: Tables): Promise<boolean> {
  return (await db.selectFrom('drug_savings_list').select('id').executeTakeFirst()) !== undefined;
}

/** One statement for each table. */
async function insertDrugs(work: QueryExecutorProvider, list: readonly Drug[]): Promise<void> {
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
