import { type Kysely, sql } from 'kysely';

/** Keeps with what could not be merged which window has sent it; of what was parked before, nobody knows. */
export async function addSenderOfParked(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parked_operations add column sender text not null default ''`.execute(db);
}
