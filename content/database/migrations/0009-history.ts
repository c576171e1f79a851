import { type Kysely, sql } from 'kysely';

/** Where in the log each revision was published, and the article as it stood now and then. */
export async function addHistory(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisions add column sequence integer`.execute(db);
  await sql`
    update revisions set sequence = (
      select coalesce(max(o.sequence), 0) from operations o
      where o.path = revisions.path and o.received_at <= revisions.created_at
    ) where path in (select path from edited_articles)`.execute(db);
  await sql`
    create table article_snapshots (
      path text collate "C" not null references edited_articles (path),
      sequence integer not null,
      article json not null,
      keys json not null,
      primary key (path, sequence)
    )`.execute(db);
}
