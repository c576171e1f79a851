import { type RawBuilder, sql } from 'kysely';
import { readListing, storedArticle } from '../../source/articleDocument.ts';
import {
  type ArticleSummary,
  type ListPart,
  type ListQuery,
  maxNewest,
  type Revisioned,
} from '../../source/source.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';

/** Articles per query of a list: few round trips, and memory that does not grow with the store. */
const listBatch = 200;

/** The published article at a path, as the present version of the contract has it. */
export async function getPublished(db: Database, path: string): Promise<Revisioned<unknown> | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('revisions', 'revisions.id', 'articles.published_revision')
    .select(['revisions.id', 'revisions.body', 'articles.published_at', 'articles.changed_at'])
    .where('articles.path', '=', path)
    .executeTakeFirst();
  return row && toRevisioned(row, path);
}

/** An article of its rows among articles and revisions. */
export function toRevisioned(
  row: { id: string; body: unknown; published_at: Date | null; changed_at: Date },
  path: string,
): Revisioned<unknown> {
  return {
    value: storedArticle(row.body, path),
    revision: String(row.id),
    updatedAt: (row.published_at ?? row.changed_at).toISOString(),
  };
}

/** The published articles of an origin by their paths, or the newest of them first. */
export async function* listPublished(
  db: Database,
  origin: Origin,
  query: ListQuery = {},
): AsyncIterable<ArticleSummary> {
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  const isMeant = isAskedFor(query);
  if (query.order === 'newest') {
    const limit = Math.min(left, maxNewest);
    yield* await summaries(db, origin, sql`${isMeant} order by dated_at desc, path limit ${limit}`);
    return;
  }
  let after = query.after ?? '';
  while (left > 0) {
    const size = Math.min(listBatch, left);
    const found = await summaries(
      db,
      origin,
      sql`path > ${after} and ${isMeant} order by path limit ${size}`,
    );
    yield* found;
    if (found.length < size) return;
    left -= found.length;
    after = found.at(-1)?.path ?? after;
  }
}

/** Where to part the published articles of an origin by path, so many in each. */
export async function partsOfPublished(db: Database, origin: Origin, size: number): Promise<ListPart[]> {
  const { rows } = await sql<{ until: string; updated_at: Date }>`
    select max(path) as until, max(coalesce(published_at, changed_at)) as updated_at from (
      select path, published_at, changed_at, (row_number() over (order by path) - 1) / ${size}::int as part
      from articles where ${isShown(origin)}
    ) numbered
    group by part order by part`.execute(db);
  return rows.map(({ until, updated_at }, index) => ({
    after: rows[index - 1]?.until,
    until,
    updatedAt: updated_at.toISOString(),
  }));
}

/**
 * Published articles of an origin, as lists show them.
 *
 * @param meant which of them, and in which order: what follows after `where … and`
 */
export async function summaries(
  db: Database,
  origin: Origin,
  meant: RawBuilder<unknown>,
): Promise<ArticleSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from articles where ${isShown(origin)} and ${meant}`.execute(db);
  return rows.map(toSummary);
}

function isAskedFor({ under, until }: ListQuery): RawBuilder<boolean> {
  const isBelow = under === undefined ? sql`true` : isUnder(under);
  return until === undefined ? sql`${isBelow}` : sql`${isBelow} and path <= ${until}`;
}

/** What {@link toSummary} reads of articles. */
export const summaryColumns = sql`path, title, description, published_at, changed_at, listing`;

export interface SummaryRow {
  path: string;
  title: string;
  description: string;
  published_at: Date | null;
  changed_at: Date;
  listing: unknown;
}

/** An article as lists show it, of {@link summaryColumns}. */
export function toSummary(row: SummaryRow): ArticleSummary {
  return {
    path: row.path,
    title: row.title,
    ...(row.description ? { description: row.description } : {}),
    updatedAt: (row.published_at ?? row.changed_at).toISOString(),
    ...readListing(row.listing),
  };
}

/** The article itself, and all below it: `/nutrition` holds `/nutrition/collagen` but not `/nutritionist`. */
export function isUnder(folder: string) {
  const base = folder === '/' ? '' : folder;
  return sql<boolean>`(path = ${folder} or starts_with(path, ${`${base}/`}))`;
}
