import { type RawBuilder, sql } from 'kysely';
import { isWithinBounds } from '../../source/articleDocument.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { describeArticles } from '../described/describeArticles.ts';
import { indexArticles } from '../search/searchIndex.ts';
import type { Database, Work } from '../tables/tables.ts';
import { isOnlyListed, OtherCmsError, oursLocked } from './cmsTables.ts';
import { describedOf, type GivenArticle, writtenOf } from './givenArticle.ts';

export type WriteRows = (work: Work, given: readonly GivenArticle[]) => Promise<readonly string[]>;

/** A text that cannot be indexed costs only its own entry. @returns the paths that readers newly get */
export async function keepGiven(
  db: Database,
  log: ContentLog,
  given: readonly GivenArticle[],
  write: WriteRows,
): Promise<GivenArticle[]> {
  const keep = (isIndexed: boolean) => db.transaction().execute((work) => put(work, given, write, isIndexed));
  try {
    return await keep(true);
  } catch (error) {
    if (error instanceof OtherCmsError) throw error;
    if (given.length > 1) {
      const stored: GivenArticle[] = [];
      for (const each of given) stored.push(...(await keepGiven(db, log, [each], write)));
      return stored;
    }
    const stored = await keep(false);
    for (const { path } of stored)
      log.warn({ err: error, path }, 'an article of the CMS is stored, but search cannot find it');
    return stored;
  }
}

async function put(
  work: Work,
  given: readonly GivenArticle[],
  write: WriteRows,
  isIndexed: boolean,
): Promise<GivenArticle[]> {
  const paths = new Set(await write(work, given));
  const stored = given.filter(({ path }) => paths.has(path));
  const indexed = stored.map(({ path, value, text }) => ({
    path,
    value: isIndexed && isWithinBounds(value, text) ? value : undefined,
  }));
  await indexArticles(work, indexed);
  await describeArticles(work, stored.map(describedOf));
  return stored;
}

/** Rows `given`, empty if the tables are another CMS's; and `known`, the locked rows at their paths. */
export function givenRows(
  address: string,
  given: readonly GivenArticle[],
  isMeant: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const written = given.map((each) => ({ path: each.path, ...writtenOf(each) }));
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
      where ${isMeant} order by articles.path for update of articles
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
