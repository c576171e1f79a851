import { type Kysely, sql } from 'kysely';

/** What was changed, in a line for readers. */
export async function addRevisionNotes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisions add column note text`.execute(db);
}
