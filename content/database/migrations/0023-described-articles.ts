import { type Kysely, sql } from 'kysely';

/**
 * Keeps beside an article what others find it by: the words that tell what it is about, whose translation it is, who wrote and reviewed it.
 * Of articles that were published before, that is read later, with nobody waiting: see `DescribedArticles`.
 */
export async function createDescribedArticles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table described_articles (
      path text collate "C" primary key references articles (path) on update cascade on delete cascade,
      changed_at timestamptz not null,
      words text[] not null,
      translation_of text collate "C",
      language text
    )`.execute(db);
  await sql`create index described_articles_by_word on described_articles using gin (words)`.execute(db);
  await sql`
    create index described_articles_by_original on described_articles (translation_of, path)
    where translation_of is not null`.execute(db);
  await sql`
    create table article_people (
      path text collate "C" not null references articles (path) on update cascade on delete cascade,
      part text not null,
      person text not null,
      dated_at timestamptz not null,
      published_at timestamptz not null,
      primary key (path, part, person)
    )`.execute(db);
  await sql`create index article_people_by_date on article_people (person, part, dated_at desc, path)`.execute(
    db,
  );
  await sql`create index article_people_by_change on article_people (person, published_at desc)`.execute(db);
  await sql`
    create index articles_by_path_word on articles using gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'))
    where published_revision is not null`.execute(db);
}
