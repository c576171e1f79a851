import { type Kysely, sql } from 'kysely';

/** Of each document of the search index, by which version of it the document was made; those of before are of the first. */
export async function addIndexVersion(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_documents add column indexed_by integer not null default 1`.execute(db);
  await sql`alter table cms_search_documents add column indexed_by integer not null default 1`.execute(db);
}
