import { type Kysely, sql } from 'kysely';

/**
 * Keeps beside an article what others find it by: the words that tell what it is about, whose translation it is, who wrote and reviewed it.
 * Of articles that were published before, that is read later: see `keepFindable`.
 */
export async function createDescribedArticles(db: Kysely<unknown>): Promise<void> {
  await createFor(db, { articles: 'articles', prefix: '', isPublished: 'published_revision is not null' });
  await createFor(db, { articles: 'cms_articles', prefix: 'cms_', isPublished: 'gone_at is null' });
}

interface ShelfNames {
  articles: string;
  prefix: string;
  isPublished: string;
}

async function createFor(db: Kysely<unknown>, { articles, prefix, isPublished }: ShelfNames): Promise<void> {
  const described = sql.table(`${prefix}described_articles`);
  const people = sql.table(`${prefix}article_people`);
  const index = (name: string) => sql.id(`${prefix}${name}`);
  await sql`
    create table ${described} (
      path text collate "C" primary key references ${sql.table(articles)} (path) on update cascade on delete cascade,
      changed_at timestamptz not null,
      words text[] not null,
      translation_of text collate "C",
      language text
    )`.execute(db);
  await sql`create index ${index('described_articles_by_word')} on ${described} using gin (words)`.execute(
    db,
  );
  await sql`
    create index ${index('described_articles_by_original')} on ${described} (translation_of, path)
    where translation_of is not null`.execute(db);
  await sql`
    create table ${people} (
      path text collate "C" not null references ${sql.table(articles)} (path) on update cascade on delete cascade,
      part text not null,
      person text not null,
      dated_at timestamptz not null,
      published_at timestamptz not null,
      primary key (path, part, person)
    )`.execute(db);
  await sql`
    create index ${index('article_people_by_date')} on ${people} (person, part, dated_at desc, path)`.execute(
    db,
  );
  await sql`
    create index ${index('article_people_by_change')} on ${people} (person, published_at desc)`.execute(db);
  await sql`
    create index ${index('articles_by_path_word')} on ${sql.table(articles)}
    using gin (regexp_split_to_array(lower(path), '[^a-z0-9]+')) where ${sql.raw(isPublished)}`.execute(db);
}
