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

/** Per query: few round trips, and constant memory. */
const listBatch = 200;

export async function getPublished(db: Database, path: string): Promise<Revisioned<unknown> | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('revisions', 'revisions.id', 'articles.published_revision')
    .select(['revisions.id', 'revisions.body', 'articles.published_at', 'articles.changed_at'])
    .where('articles.path', '=', path)
    .executeTakeFirst();
  return row && toRevisioned(row, path);
}

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

export async function* listPublished(
  db: Database,
  origin: Origin,
  query: ListQuery = {},
): AsyncIterable<ArticleSummary> {
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  const condition = isInQuery(query);
  if (query.order === 'newest') {
    const limit = Math.min(left, maxNewest);
    yield* await summaries(db, origin, sql`${condition} order by dated_at desc, path limit ${limit}`);
    return;
  }
  let after = query.after ?? '';
  while (left > 0) {
    const size = Math.min(listBatch, left);
    const found = await summaries(
      db,
      origin,
      sql`path > ${after} and ${condition} order by path limit ${size}`,
    );
    yield* found;
    if (found.length < size) return;
    left -= found.length;
    after = found.at(-1)?.path ?? after;
  }
}

/** Splits the list by path into parts of this size. */
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

/** @param condition conditions and order: the rest of the query after `where … and` */
export async function summaries(
  db: Database,
  origin: Origin,
  condition: RawBuilder<unknown>,
): Promise<ArticleSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from articles where ${isShown(origin)} and ${condition}`.execute(db);
  return rows.map(toSummary);
}

function isInQuery({ under, until }: ListQuery): RawBuilder<boolean> {
  const isBelow = under === undefined ? sql`true` : isUnder(under);
  return until === undefined ? sql`${isBelow}` : sql`${isBelow} and path <= ${until}`;
}

export const summaryColumns = sql`path, title, description, published_at, changed_at, listing`;

export interface SummaryRow {
  path: string;
  title: string;
  description: string;
  published_at: Date | null;
  changed_at: Date;
  listing: unknown;
}

export function toSummary(row: SummaryRow): ArticleSummary {
  return {
    path: row.path,
    title: row.title,
    ...(row.description ? { description: row.description } : {}),
    updatedAt: (row.published_at ?? row.changed_at).toISOString(),
    ...readListing(row.listing),
  };
}

/** `/nutrition` contains `/nutrition/collagen` but not `/nutritionist`. */
export function isUnder(folder: string) {
  const base = folder === '/' ? '' : folder;
  return sql<boolean>`(path = ${folder} or starts_with(path, ${`${base}/`}))`;
}
