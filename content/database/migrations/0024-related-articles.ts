import { type Kysely, sql } from 'kysely';

/**
 * Keeps what the page of an article leads to, worked out with nobody waiting, and what those who show the article were last told of it: so
 * that it is known whom a change concerns. Of articles that were published before, that is worked out later.
 */
export async function createRelatedArticles(db: Kysely<unknown>): Promise<void> {
  await createFor(db, { articles: 'articles', prefix: '' });
  await createFor(db, { articles: 'cms_articles', prefix: 'cms_' });
}

interface ShelfNames {
  articles: string;
  prefix: string;
}

async function createFor(db: Kysely<unknown>, { articles, prefix }: ShelfNames): Promise<void> {
  const related = sql.table(`${prefix}related_articles`);
  const named = (name: string) => sql.id(`${prefix}${name}`);
  const described = sql.table(`${prefix}described_articles`);
  // Described anew, with nobody waiting: how many of the words stand in the title was not kept before.
  await sql`delete from ${described}`.execute(db);
  await sql`
    alter table ${described} add column titled integer not null default 0,
      add column described_at timestamptz not null default now()`.execute(db);
  // Each look into the list of what is not in the index yet would cost more than the index itself.
  await sql`alter index ${named('described_articles_by_word')} set (fastupdate = off)`.execute(db);
  await sql`
    create table ${related} (
      path text collate "C" primary key references ${sql.table(articles)} (path) on update cascade on delete cascade,
      changed_at timestamptz not null,
      others text[] not null,
      least integer not null,
      least_at timestamptz not null,
      topic text not null,
      title text not null,
      image text,
      translation_of text,
      language text,
      is_due boolean not null,
      made_at timestamptz not null default now(),
      told_at timestamptz
    )`.execute(db);
  await sql`create index ${named('related_articles_by_other')} on ${related} using gin (others)
    with (fastupdate = off)`.execute(db);
  await sql`create index ${named('related_articles_due')} on ${related} (path) where is_due`.execute(db);
  await sql`create index ${named('related_articles_by_telling')} on ${related} (told_at)`.execute(db);
}
