import { sql } from 'kysely';
import type { ArticleSummary } from '../../source/source.ts';
import type { Relatable } from '../../text/topic.ts';
import { type SummaryRow, summaries, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';
import { alikeTo, maxRelated } from './alike.ts';

/** The published articles that the page of an article leads to, the most alike first: as they were worked out, or else worked out now. */
export async function relatedTo(
  db: Database,
  shelf: Shelf,
  article: Relatable,
): Promise<readonly ArticleSummary[]> {
  return (await keptRelated(db, shelf, article.path)) ?? (await relatedNow(db, shelf, article));
}

/** Undefined where they were not worked out yet. */
async function keptRelated(db: Database, shelf: Shelf, path: string): Promise<ArticleSummary[] | undefined> {
  const { rows } = await sql<SummaryRow | { [Column in keyof SummaryRow]: null }>`
    select article.* from ${shelf.related} related
    left join lateral unnest(related.others) with ordinality other(at, place) on true
    left join lateral (
      select ${summaryColumns(shelf)} from ${shelf.articles} where path = other.at and ${shelf.isPublished}
    ) article on true
    where related.path = ${path} order by other.place`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.path === null ? [] : [toSummary(row)]));
}

async function relatedNow(db: Database, shelf: Shelf, article: Relatable): Promise<ArticleSummary[]> {
  const alike = await db.transaction().execute((work) => alikeTo(work, shelf, article));
  const paths = alike.slice(0, maxRelated).map(({ path }) => path);
  return summaries(
    db,
    shelf,
    sql`path = any(${paths}::text[]) order by array_position(${paths}::text[], path)`,
  );
}
