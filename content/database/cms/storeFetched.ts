import { type RawBuilder, sql } from 'kysely';
import { isWithinBounds } from '../../source/articleDocument.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { describeArticles } from '../described/describeArticles.ts';
import { indexArticles } from '../search/searchIndex.ts';
import type { Database, Work } from '../tables/tables.ts';
import { isOnlyListed, OtherCmsError, oursLocked } from './cmsTables.ts';
import { describedOf, type FetchedArticle, writtenOf } from './fetchedArticle.ts';

export type WriteRows = (work: Work, articles: readonly FetchedArticle[]) => Promise<readonly string[]>;

/** A text that cannot be indexed costs only its own entry. @returns the paths that readers newly get */
export async function storeFetched(
  db: Database,
  log: ContentLog,
  articles: readonly FetchedArticle[],
  write: WriteRows,
): Promise<FetchedArticle[]> {
  const store = (isIndexed: boolean) =>
    db.transaction().execute((work) => put(work, articles, write, isIndexed));
  try {
    return await store(true);
  } catch (error) {
    if (error instanceof OtherCmsError) throw error;
    if (articles.length > 1) {
      const stored: FetchedArticle[] = [];
      for (const each of articles) stored.push(...(await storeFetched(db, log, [each], write)));
      return stored;
    }
    const stored = await store(false);
    for (const { path } of stored)
      log.warn({ err: error, path }, 'an article of the CMS is stored, but search cannot find it');
    return stored;
  }
}

async function put(
  work: Work,
  articles: readonly FetchedArticle[],
  write: WriteRows,
  isIndexed: boolean,
): Promise<FetchedArticle[]> {
  const paths = new Set(await write(work, articles));
  const stored = articles.filter(({ path }) => paths.has(path));
  const indexed = stored.map(({ path, value, text }) => ({
    path,
    value: isIndexed && isWithinBounds(value, text) ? value : undefined,
  }));
  await indexArticles(work, indexed);
  await describeArticles(work, stored.map(describedOf));
  return stored;
}

/** Rows `given`, empty if the tables are another CMS's; and `known`, the locked rows at their paths. */
export function fetchedRows(
  address: string,
  articles: readonly FetchedArticle[],
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const written = articles.map((each) => ({ path: each.path, ...writtenOf(each) }));
  const column = <Name extends keyof (typeof written)[number]>(name: Name) =>
    written.map((each) => each[name] ?? null);
  return sql`
    ours as materialized (${oursLocked(address)}), given as materialized (
      select given.path collate "C" as path, title, description, body, revision, etag, listing::json, stated, dated from ours, unnest(
        ${column('path')}::text[], ${column('title')}::text[], ${column('description')}::text[], ${column('body')}::text[],
        ${column('revision')}::text[], ${column('etag')}::text[], ${column('listing')}::text[],
        ${column('stated')}::timestamptz[], ${column('datedAt')}::timestamptz[]
      ) given(path, title, description, body, revision, etag, listing, stated, dated)
    ), known as materialized (
      select articles.path, ${isOnlyListed} as is_only_listed, published_at, dated_at,
        cms_revision = given.revision and gone_at is null as is_same
      from articles join given on given.path = articles.path
      where ${condition} order by articles.path for update of articles
    )`;
}

/** @throws OtherCmsError */
export async function writtenPaths(
  work: Work,
  statement: RawBuilder<{ is_ours: boolean; paths: string[] }>,
): Promise<readonly string[]> {
  const { rows } = await statement.execute(work);
  if (!rows[0]?.is_ours) throw new OtherCmsError();
  return rows[0].paths;
}
