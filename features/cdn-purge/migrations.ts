import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A released migration is never edited: a change is a new one. */
export const migrations: Record<string, Migration> = {
  '2026-11-27-teller': { up: createTeller },
  '2026-11-28-purges': { up: createPurges },
};

/** Only the previous release uses it. */
async function createTeller(db: Kysely<unknown>): Promise<void> {
  await sql`create table cdn_purge_teller (
    id integer primary key check (id = 1),
    instance text not null,
    believed_until timestamptz not null,
    told_until timestamptz not null
  )`.execute(db);
}

async function createPurges(db: Kysely<unknown>): Promise<void> {
  await sql`create table cdn_purges (
    tag text primary key,
    additions integer not null default 1,
    since timestamptz not null default now(),
    purged_at timestamptz
  )`.execute(db);
}
