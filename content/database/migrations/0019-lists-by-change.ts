import { type Kysely, sql } from 'kysely';

/** Lets the editor's list find what was changed last, of drafts and of articles without one, by an index for each. */
export async function listByChange(db: Kysely<unknown>): Promise<void> {
  await sql`create index drafts_by_change on drafts (updated_at desc, path)`.execute(db);
  await sql`drop index articles_by_change`.execute(db);
  await sql`create index articles_by_change on articles (changed_at desc, path)`.execute(db);
  await sql`create index revisions_by_author on revisions (author)`.execute(db);
}
