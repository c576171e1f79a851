import { type Kysely, sql } from 'kysely';

/**
 * Where articles were before, which of them are deleted, and what editors look for in them. What is kept by an article's
 * path goes along when the path changes: so every key that leads to one follows it.
 */
export async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirects (
      path text collate "C" primary key,
      target text collate "C" not null,
      made_at timestamptz not null default now(),
      author text not null
    )`.execute(db);
  await sql`create index redirects_by_target on redirects (target)`.execute(db);
  await sql`
    create table deleted_articles (
      path text collate "C" primary key,
      deleted_at timestamptz not null default now(),
      author text not null,
      published_revision bigint
    )`.execute(db);
  await sql`
    create table listed_articles (
      path text collate "C" primary key,
      revision bigint not null,
      words text not null,
      block_types text[] not null,
      checked_by text,
      rules text[] not null default '{}',
      errors integer not null default 0,
      hints integer not null default 0
    )`.execute(db);
  await sql`create index listed_articles_by_words on listed_articles using gin (words gin_trgm_ops)`.execute(
    db,
  );
  await followPaths(db);
}

/** Lets every key that refers to an article by its path follow that path. */
async function followPaths(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      key record;
    begin
      for key in
        select conrelid::regclass as owner, conname, pg_get_constraintdef(oid) as definition
        from pg_constraint
        where contype = 'f' and confupdtype <> 'c'
          and confrelid in ('articles'::regclass, 'edited_articles'::regclass)
      loop
        execute format('alter table %s drop constraint %I', key.owner, key.conname);
        execute format(
          'alter table %s add constraint %I %s on update cascade', key.owner, key.conname, key.definition);
      end loop;
    end $$`.execute(db);
}
