import { type Kysely, sql } from 'kysely';

export async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table search_documents (
      path text primary key references articles (path) on delete cascade,
      title text not null,
      description text not null,
      body text not null,
      words text[] not null,
      document tsvector not null
    )`.execute(db);
  await sql`create index search_documents_by_word on search_documents using gin (document)`.execute(db);
  await sql`
    create table search_names (
      path text not null references articles (path) on delete cascade,
      name text not null,
      folded text not null,
      primary key (path, name)
    )`.execute(db);
  await sql`create index search_names_by_likeness on search_names using gin (folded gin_trgm_ops)`.execute(
    db,
  );
  await sql`create table search_words (word text primary key, articles integer not null)`.execute(db);
  await sql`create index search_words_by_likeness on search_words using gin (word gin_trgm_ops)`.execute(db);
}
