import { type Kysely, sql } from 'kysely';
import { readListing } from '../../source/articleDocument.ts';
import { writeListing } from '../tables/listing.ts';

const batch = 200;
const dependents = [
  ['search_documents', 'path, title, description, body, words, document, indexed_by'],
  ['search_names', 'path, name, folded'],
  [
    'described_articles',
    'path, changed_at, words, titled, translation_of, language, candidates, candidates_due_at',
  ],
  ['article_people', 'path, part, person, dated_at, published_at'],
] as const;

/**
 * The next release drops the old `cms_…` tables, `listed_revision`, `related_articles`, `leases` and
 * `cdn_purge_teller`, which only the previous release uses.
 */
export async function joinShelves(db: Kysely<unknown>): Promise<void> {
  // Moving an article is no change for other instances.
  await sql`drop trigger article_changed on articles`.execute(db);
  await addColumns(db);
  await writeListings(db);
  await moveArticles(db);
  await moveDependents(db);
  await createIndexes(db);
  await createTriggers(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table articles add column origin text not null default 'own' check (origin in ('own', 'cms')),
      add column own_revision bigint references revisions (id),
      add column cms_body text, add column cms_revision text, add column etag text,
      add column confirmed_at timestamptz, add column is_due boolean not null default false, add column listed_as text,
      add column walk bigint, add column asked_in_walk bigint, add column gone_at timestamptz`.execute(db);
  await sql`
    alter table articles add column is_published boolean not null
      generated always as (case origin when 'own' then published_revision is not null else gone_at is null end) stored`.execute(
    db,
  );
  for (const [table] of dependents)
    await sql`alter table ${sql.table(table)} add column origin text not null default 'own'`.execute(db);
}

async function writeListings(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ path: string; body: unknown }>`
      select articles.path, body from articles join revisions on revisions.id = published_revision
      where articles.path > ${after} and listed_revision is distinct from published_revision
      order by articles.path limit ${batch}`.execute(db);
    for (const { path, body } of rows)
      await sql`
        update articles set listing = ${writeListing(readListing(body))}, listed_revision = published_revision
        where path = ${path}`.execute(db);
    if (rows.length < batch) return;
    after = rows.at(-1)?.path ?? after;
  }
}

async function moveArticles(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into articles (path, origin, title, description, published_at, changed_at, dated_at, listing, cms_body, cms_revision,
      etag, confirmed_at, is_due, listed_as, walk, asked_in_walk, gone_at)
    select path, 'cms', title, description, published_at, changed_at, dated_at, listing, body, revision,
      etag, confirmed_at, is_due, listed_as, walk, asked_in_walk, gone_at
    from cms_articles
    where gone_at is null or not exists (select from articles own where own.path = cms_articles.path)
    on conflict (path) do update set origin = 'cms', own_revision = articles.published_revision, published_revision = null,
      title = excluded.title, description = excluded.description, published_at = excluded.published_at,
      changed_at = excluded.changed_at, dated_at = excluded.dated_at, listing = excluded.listing,
      cms_body = excluded.cms_body, cms_revision = excluded.cms_revision, etag = excluded.etag,
      confirmed_at = excluded.confirmed_at, is_due = excluded.is_due, listed_as = excluded.listed_as,
      walk = excluded.walk, asked_in_walk = excluded.asked_in_walk`.execute(db);
}

async function moveDependents(db: Kysely<unknown>): Promise<void> {
  const taken = sql`(select path from articles where origin = 'cms')`;
  await sql`
    insert into search_words (word, articles)
    select word, sum(change) from (
      select word, articles as change from cms_search_words
      union all
      select unnest(words), -1 from search_documents where path in ${taken}
    ) changed group by word having sum(change) <> 0
    on conflict (word) do update set articles = search_words.articles + excluded.articles`.execute(db);
  await sql`delete from search_words where articles <= 0`.execute(db);
  for (const [table, columns] of dependents) {
    const names = sql.raw(columns);
    await sql`delete from ${sql.table(table)} where path in ${taken}`.execute(db);
    await sql`
      insert into ${sql.table(table)} (origin, ${names}) select 'cms', ${names} from ${sql.table(`cms_${table}`)}`.execute(
      db,
    );
  }
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index articles_by_change, articles_by_date, articles_by_topic, articles_by_path_word, described_articles_by_due`.execute(
    db,
  );
  await sql`create index articles_by_change on articles (origin, changed_at desc, path)`.execute(db);
  await sql`create index articles_by_date on articles (origin, dated_at desc, path) where is_published`.execute(
    db,
  );
  await sql`
    create index articles_by_topic on articles (origin, split_part(path, '/', 2), dated_at desc, path)
    where is_published and split_part(path, '/', 3) <> ''`.execute(db);
  await sql`
    create index articles_by_path_word on articles using gin (regexp_split_to_array(lower(path), '[^a-z0-9]+'))
    where is_published`.execute(db);
  await sql`
    create index articles_to_ask on articles (path)
    where origin = 'cms' and (is_due or (cms_body is null and gone_at is null))`.execute(db);
  await sql`
    create index described_articles_by_due on described_articles (origin, candidates_due_at)`.execute(db);
}

/** A confirmation by the CMS is no change. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger article_added after insert on articles
    for each row execute function tell_article_change()`.execute(db);
  await sql`
    create trigger article_changed after update on articles
    for each row when (old.changed_at is distinct from new.changed_at) execute function tell_article_change()`.execute(
    db,
  );
}
