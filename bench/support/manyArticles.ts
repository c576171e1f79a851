import { sql } from 'kysely';
import { DatabaseStore } from '../../content/database/databaseStore.ts';
import type { Database } from '../../content/database/tables/tables.ts';
import { quietLog } from '../../tests/content/quietLog.ts';
import { articleParts } from './fixtureArticles.ts';

/** What an article of the store is made of, in bytes. */
const articleBytes = 8_000;
const author = 'bench';

/** Where the articles stand, in topics of about the same size. */
export const isOfMany = '/many-';
const topics = 20;

/**
 * Fills a store with so many articles made of the fixtures, beside what it has. Parts of the fixtures are published as anybody would; the
 * rest are their copies, made by the database, with titles and names of their own.
 */
export async function fillWithArticles(databaseUrl: string, count: number): Promise<void> {
  const store = await DatabaseStore.open({ databaseUrl }, quietLog());
  try {
    const parts = articleParts(articleBytes);
    for (const [index, part] of parts.entries()) {
      const path = `${isOfMany}${index % topics}/article-${index}`;
      await store.publish(path, { ...part, path }, { author });
    }
    const copies = Math.ceil(count / parts.length) - 1;
    await copyArticles(store.database, copies);
  } finally {
    await store.close();
  }
}

async function copyArticles(db: Database, copies: number): Promise<void> {
  const isFirst = sql`a.path like ${`${isOfMany}%`}`;
  await db.transaction().execute(async (work) => {
    await sql`set local statement_timeout = 0`.execute(work);
    // Nobody listens, and there is a notice for each.
    await sql`alter table articles disable trigger article_changed`.execute(work);
    await sql`
      create temporary table copied on commit drop as
      select nextval('revision_numbers') as id, a.path as first, a.path || '-' || number as path, number
      from articles a cross join generate_series(1, ${copies}::int) number where ${isFirst}`.execute(work);
    await sql`
      insert into revisions (id, path, body, author)
      select c.id, c.path, r.body, ${author} from copied c
      join articles a on a.path = c.first join revisions r on r.id = a.published_revision`.execute(work);
    await sql`
      insert into articles (path, title, description, published_revision, published_at, changed_at, dated_at, listing, listed_revision)
      select c.path, a.title || ' ' || c.number, a.description, c.id, a.published_at, a.changed_at,
        a.dated_at - make_interval(mins => c.number), a.listing, c.id
      from copied c join articles a on a.path = c.first`.execute(work);
    await sql`
      insert into search_documents (path, title, description, body, words, document)
      select c.path, d.title || ' ' || c.number, d.description, d.body, d.words, d.document
      from copied c join search_documents d on d.path = c.first`.execute(work);
    await sql`
      insert into search_names (path, name, folded)
      select c.path, n.name || ' ' || c.number, n.folded || ' ' || c.number
      from copied c join search_names n on n.path = c.first`.execute(work);
    await sql`update search_words set articles = articles * ${copies + 1}`.execute(work);
    await sql`alter table articles enable trigger article_changed`.execute(work);
  });
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}
