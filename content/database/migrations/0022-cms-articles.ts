import { type Kysely, sql } from 'kysely';

/** What a CMS feeds: its articles, what is found in them, how far its list was read, and who reads it at the moment. */
export async function createCmsArticles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cms_articles (
      path text collate "C" primary key,
      title text not null,
      description text not null,
      body text,
      revision text,
      etag text,
      published_at timestamptz not null,
      changed_at timestamptz not null default now(),
      dated_at timestamptz not null,
      listing json not null,
      confirmed_at timestamptz,
      is_due boolean not null default false,
      listed_as text,
      walk bigint,
      asked_in_walk bigint,
      gone_at timestamptz
    )`.execute(db);
  await sql`create index cms_articles_by_date on cms_articles (dated_at desc, path)`.execute(db);
  await sql`create index cms_articles_by_change on cms_articles (changed_at)`.execute(db);
  await sql`
    create index cms_articles_by_topic on cms_articles (split_part(path, '/', 2), dated_at desc, path)
    where gone_at is null and split_part(path, '/', 3) <> ''`.execute(db);
  await sql`
    create index cms_articles_to_ask on cms_articles (path)
    where is_due or (body is null and gone_at is null)`.execute(db);
  // Not of columns that only say when the CMS was asked: an article that stays the same is no news.
  await sql`
    create function tell_cms_article_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pagewell_cms_articles', current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger cms_article_changed after insert or update of changed_at on cms_articles
    for each row execute function tell_cms_article_change()`.execute(db);

  await sql`
    create table cms_search_documents (
      path text primary key references cms_articles (path) on delete cascade,
      title text not null,
      description text not null,
      body text not null,
      words text[] not null,
      document tsvector not null
    )`.execute(db);
  await sql`create index cms_search_documents_by_word on cms_search_documents using gin (document)`.execute(
    db,
  );
  await sql`
    create table cms_search_names (
      path text not null references cms_articles (path) on delete cascade,
      name text not null,
      folded text not null,
      primary key (path, name)
    )`.execute(db);
  await sql`create index cms_search_names_by_likeness on cms_search_names using gin (folded gin_trgm_ops)`.execute(
    db,
  );
  await sql`create table cms_search_words (word text primary key, articles integer not null)`.execute(db);
  await sql`create index cms_search_words_by_likeness on cms_search_words using gin (word gin_trgm_ops)`.execute(
    db,
  );

  await sql`
    create table cms (
      address text primary key,
      walk bigint not null default 0,
      cursor text,
      started_at timestamptz,
      ended_at timestamptz,
      site text,
      site_revision text,
      site_etag text,
      site_since timestamptz,
      site_confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table leases (name text primary key, holder text not null, until timestamptz not null)`.execute(
    db,
  );
}
