import { sql } from 'kysely';
import { presentForm, readListing } from '../articleDocument.ts';
import { type ArticleSummary, type ListQuery, maxNewest, type Revisioned } from '../source.ts';
import { listing } from './listing.ts';
import type { Database } from './tables.ts';

/** Articles per query of a list: few round trips, and memory that does not grow with the store. */
const listBatch = 200;

/** What readers get at a path: the article, as the present version of the contract has it. */
export async function getPublished(db: Database, path: string): Promise<Revisioned<unknown> | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('revisions', 'revisions.id', 'articles.published_revision')
    .select(['revisions.id', 'revisions.body', 'articles.published_at', 'articles.changed_at'])
    .where('articles.path', '=', path)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    value: presentForm(row.body),
    revision: String(row.id),
    updatedAt: (row.published_at ?? row.changed_at).toISOString(),
  };
}

/** The published articles by their paths, or the newest of them first. */
export async function* listPublished(db: Database, query: ListQuery = {}): AsyncIterable<ArticleSummary> {
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  if (query.order === 'newest') {
    const newest = published(db, query).orderBy('dated_at', 'desc').orderBy('path');
    yield* (await newest.limit(Math.min(left, maxNewest)).execute()).map(toSummary);
    return;
  }
  let after = query.after ?? '';
  while (left > 0) {
    const size = Math.min(listBatch, left);
    const rows = await published(db, query).where('path', '>', after).orderBy('path').limit(size).execute();
    yield* rows.map(toSummary);
    if (rows.length < size) return;
    left -= rows.length;
    after = rows.at(-1)?.path ?? after;
  }
}

function published(db: Database, { under }: ListQuery) {
  return db
    .selectFrom('articles')
    .select(['path', 'title', 'description', 'published_at', 'changed_at', listing.as('listing')])
    .where('published_revision', 'is not', null)
    .$if(under !== undefined, (select) => select.where(isUnder(under ?? '')));
}

interface ListedRow {
  path: string;
  title: string;
  description: string;
  published_at: Date | null;
  changed_at: Date;
  listing: unknown;
}

function toSummary(row: ListedRow): ArticleSummary {
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
