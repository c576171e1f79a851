import { join } from 'node:path';
import { sql } from 'kysely';
import { migrations } from '#content/database/migrations/migrations.ts';
import { migrate, openBuiltIn, openPostgres } from '#content/database/opening/openDatabase.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { articleAt } from '../articles.ts';
import { quietLog } from '../quietLog.ts';

export const address = 'https://cms.example/';

/**
 * A store as the release before one set of tables has left it: our own articles and those of a CMS in tables of their own.
 *
 * @param location a folder of the built-in database, or the address of an empty database
 */
export async function makePreviousStore(
  location: { folder: string } | { databaseUrl: string },
): Promise<void> {
  const log = quietLog();
  const steps = Object.entries(migrations).filter(([name]) => name <= '0034-candidates');
  const prepare = async (db: Database) => {
    await migrate(db, 'kysely_migration', Object.fromEntries(steps));
    await fill(db);
  };
  const opened = await ('folder' in location
    ? openBuiltIn(join(location.folder, 'database'), log, prepare)
    : openPostgres(location.databaseUrl, 'previous', log, prepare));
  await opened.close();
}

async function fill(db: Database): Promise<void> {
  const byline = { authors: [{ name: 'Ada Writer' }] };
  await own(db, 1, '/sleep/naps', 'Naps at noon', { byline });
  await own(db, 2, '/sleep/insomnia', 'Insomnia in our words', {});
  await own(db, 3, '/sleep/withdrawn', 'Dreams we withdrew', {});
  await sql`update articles set published_revision = null, published_at = null where path = '/sleep/withdrawn'`.execute(
    db,
  );
  for (const table of ['search_documents', 'search_names', 'described_articles'])
    await sql`delete from ${sql.table(table)} where path = '/sleep/withdrawn'`.execute(db);
  await sql`update search_words set articles = articles - 1 where word in ('dreams', 'withdrew', 'we')`.execute(
    db,
  );
  await sql`delete from search_words where articles = 0`.execute(db);

  await sql`insert into cms (address, walk, ended_at) values (${address}, 7, now())`.execute(db);
  await ofCms(db, '/sleep/insomnia', 'Insomnia as the CMS tells it');
  await ofCms(db, '/sleep/apnea', 'Apnea as the CMS tells it');
  await ofCms(db, '/sleep/withdrawn', 'Dreams of the CMS');
  await sql`update cms_described_articles set candidates = array['/sleep/apnea'] where path = '/sleep/insomnia'`.execute(
    db,
  );
  await sql`
    insert into cms_articles (path, title, description, published_at, dated_at, listing, listed_as)
    values ('/sleep/listed', 'Only listed', '', now(), now(), '{}', 'mark')`.execute(db);
  // Gone with the CMS, and published by us: it stays ours.
  await sql`
    insert into cms_articles (path, title, description, published_at, dated_at, listing, gone_at)
    values ('/sleep/naps', 'Gone', '', now(), now(), '{}', now())`.execute(db);
  await sql`insert into redirects (path, target, author) values ('/sleep/former', '/sleep/apnea', 'CMS')`.execute(
    db,
  );
}

async function own(db: Database, id: number, path: string, title: string, more: object): Promise<void> {
  const body = JSON.stringify({ ...articleAt(path, title), ...more, language: 'en', half: '\ud83d' });
  await sql`insert into revisions (id, path, body, author, created_at) values (${id}, ${path}, ${body}, 'Ada', '2026-01-02Z')`.execute(
    db,
  );
  await sql`
    insert into articles (path, title, description, published_revision, published_at, dated_at)
    values (${path}, ${title}, '', ${id}, now(), '2026-01-02Z')`.execute(db);
  await sql`select setval('revision_numbers', ${id})`.execute(db);
  await makeFindable(db, '', path, title);
}

async function ofCms(db: Database, path: string, title: string): Promise<void> {
  const body = JSON.stringify(articleAt(path, title));
  await sql`
    insert into cms_articles (path, title, description, body, revision, etag, published_at, dated_at, listing, confirmed_at,
      listed_as, walk)
    values (${path}, ${title}, '', ${body}, ${`hash of ${path}`}, '"etag"', '2026-03-04Z', '2026-03-04Z', '{"language":"en"}',
      '2026-05-06Z', 'mark', 7)`.execute(db);
  await makeFindable(db, 'cms_', path, title);
  await sql`
    insert into cms_article_people (path, part, person, dated_at, published_at)
    values (${path}, 'author', 'cleo author', '2026-03-04Z', '2026-03-04Z')`.execute(db);
}

async function makeFindable(db: Database, prefix: string, path: string, title: string): Promise<void> {
  const table = (name: string) => sql.table(`${prefix}${name}`);
  const words = title.toLowerCase().split(' ');
  await sql`
    insert into ${table('search_documents')} (path, title, description, body, words, document, indexed_by)
    values (${path}, ${title}, '', '', ${words}::text[], to_tsvector('english', ${title}::text), 3)`.execute(
    db,
  );
  await sql`
    insert into ${table('search_names')} (path, name, folded) values (${path}, ${title}, ${title.toLowerCase()})`.execute(
    db,
  );
  await sql`
    insert into ${table('search_words')} as known (word, articles) select word, 1 from unnest(${words}::text[]) word
    on conflict (word) do update set articles = known.articles + 1`.execute(db);
  await sql`
    insert into ${table('described_articles')} (path, changed_at, words, titled, language)
    select path, changed_at, ${words}::text[], ${words.length}, 'en' from ${table('articles')} where path = ${path}`.execute(
    db,
  );
}
