import { type Kysely, sql } from 'kysely';

/**
 * What editors do: every operation, in an order per article; where that has led to, with the keys of its items; and what
 * could not be merged. A trigger tells of the first, as it does of articles.
 */
export async function createEditing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table edited_articles (
      path text collate "C" primary key,
      sequence integer not null,
      article json not null,
      keys json not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index edited_articles_by_change on edited_articles (updated_at)`.execute(db);
  await sql`
    create table operations (
      path text collate "C" not null references edited_articles (path),
      sequence integer not null,
      id text not null,
      sender text not null,
      author text not null,
      at text not null,
      label text,
      changes json not null,
      inverse json not null,
      touched json not null,
      received_at timestamptz not null default now(),
      primary key (path, sequence),
      unique (path, id)
    )`.execute(db);
  await sql`
    create table parked_operations (
      number bigint generated always as identity,
      path text collate "C" not null references edited_articles (path),
      id text not null,
      operation json not null,
      because text not null,
      met json not null,
      parked_at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (path, id)
    )`.execute(db);
  await sql`
    create function tell_editing() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pagewell_editing', current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger edited_article_changed after update on edited_articles
    for each row execute function tell_editing()`.execute(db);
}
