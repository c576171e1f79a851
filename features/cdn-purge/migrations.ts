import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A step that was released is never edited: a change is a new step. */
export const migrations: Record<string, Migration> = {
  '2026-11-27-teller': { up: createTeller },
};

/** Its only row says which instance tells the CDN, how long others believe that it lives, and up to when all is told. */
async function createTeller(db: Kysely<unknown>): Promise<void> {
  await sql`create table cdn_purge_teller (
    id integer primary key check (id = 1),
    instance text not null,
    believed_until timestamptz not null,
    told_until timestamptz not null
  )`.execute(db);
}
