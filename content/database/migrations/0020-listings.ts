import { type Kysely, sql } from 'kysely';

/** Keeps what lists show of an article beside it, with the revision that it was read from: to read all articles for a list takes ever longer. */
export async function keepListings(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column listing json, add column listed_revision bigint`.execute(db);
}
