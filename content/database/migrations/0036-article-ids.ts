import { type Kysely, sql } from 'kysely';

/** Another article may get a path, so open windows name theirs by its id. */
export async function addArticleIds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edited_articles add column id uuid not null default gen_random_uuid()`.execute(db);
  await sql`create unique index edited_articles_by_id on edited_articles (id)`.execute(db);
}
