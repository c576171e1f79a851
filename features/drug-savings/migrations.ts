import { type ColumnType, type Generated, type JSONColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { couponMigrations } from './coupons/couponMigrations.ts';
import { createSendTables } from './sending/sendTables.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** Text that the database checks to be JSON, so that formatting and order are preserved. */
type Json = JSONColumnType<object, string, string>;

/** `other`: another searchable name. */
export type NameKind = 'drug' | 'brand' | 'other';

export type DrugSavingsTables = {
  /** One row from the first list on, even if that is empty. */
  drug_savings_list: {
    id: number;
    revision: Generated<string>;
    author: string;
    changed_at: Timestamp;
  };
  drug_savings_drugs: {
    slug: string;
    name: string;
    schedule: string | null;
    entities: Json;
    place: number;
  };
  drug_savings_names: {
    slug: string;
    name: string;
    /** The words of the name in lower case without accents, separated by blanks. */
    folded: string;
    kind: NameKind;
    drug: string;
  };
  drug_savings_formulations: {
    id: string;
    ndc: string;
    msrp: number | null;
    drug: string;
  };
};

/** A released migration is never edited: a change is a new one. */
export const migrations: Record<string, Migration> = {
  '2026-11-26-drugs': { up: createDrugs },
  ...couponMigrations,
  '2026-11-26-sends': { up: createSendTables },
};

async function createDrugs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drug_savings_list (
      id integer primary key check (id = 1),
      revision bigint not null default 1,
      author text not null,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table drug_savings_drugs (
      slug text collate "C" primary key,
      name text not null,
      schedule text,
      entities json not null,
      place integer not null
    )`.execute(db);
  await sql`
    create table drug_savings_names (
      slug text collate "C" not null,
      name text not null,
      folded text not null,
      kind text not null,
      drug text collate "C" not null,
      primary key (slug, name)
    )`.execute(db);
  await sql`create index drug_savings_names_by_drug on drug_savings_names (drug)`.execute(db);
  await sql`
    create index drug_savings_names_by_likeness on drug_savings_names using gin (folded gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create table drug_savings_formulations (
      id text collate "C" primary key,
      ndc text collate "C" not null unique,
      msrp double precision,
      drug text collate "C" not null
    )`.execute(db);
  await sql`create index drug_savings_formulations_by_drug on drug_savings_formulations (drug)`.execute(db);
}
