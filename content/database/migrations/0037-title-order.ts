import { type Kysely, sql } from 'kysely';

/** For the editor's list. Shortened, because an index entry has at most 2.7 kB. */
export async function indexTitles(db: Kysely<unknown>): Promise<void> {
  await sql`create index articles_by_title on articles (origin, left(lower(title), 200), path)`.execute(db);
  await sql`create index drafts_by_title on drafts (left(lower(title), 200), path)`.execute(db);
}
