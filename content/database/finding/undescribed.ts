import { sql } from 'kysely';
import { type SummaryRow, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import { describeArticle, forgetDescription } from '../described/describeArticle.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';

/** Articles that are looked at in one query. */
const partSize = 500;

/** What was found out about some articles. */
export interface LookedAt {
  /** Those of which it is missing. */
  found: string[];
  /** Behind which the next look begins; undefined where all were looked at. */
  after: string | undefined;
}

/** Looks of which articles behind a path is kept what they were before, or nothing at all: an earlier version has published them. */
export async function lookForMissing(
  db: Database,
  shelf: Shelf,
  what: 'described' | 'related',
  after: string,
): Promise<LookedAt> {
  const { rows } = await sql<{ paths: string[] | null; last: string | null; looked: number }>`
    select array_agg(part.path) filter (where case when part.is_published
        then kept.changed_at is distinct from part.changed_at else kept.path is not null end) as paths,
      max(part.path) as last, count(*)::integer as looked
    from (
      select path, changed_at, ${shelf.isPublished} as is_published from ${shelf.articles}
      where path > ${after} order by path limit ${partSize}
    ) part left join ${shelf[what]} kept on kept.path = part.path`.execute(db);
  const [row] = rows;
  return {
    found: row?.paths ?? [],
    after: row?.looked === partSize ? (row.last ?? undefined) : undefined,
  };
}

/** Describes an article as it is published now, where it is described otherwise. */
export async function describeAnew(db: Database, shelf: Shelf, path: string): Promise<void> {
  await db.transaction().execute(async (work) => {
    // Nobody publishes it meanwhile.
    const { rows } = await sql<SummaryRow & { is_published: boolean; is_current: boolean | null }>`
      select ${summaryColumns(shelf)}, ${shelf.isPublished} as is_published, (
        select described.changed_at = articles.changed_at from ${shelf.described} described
        where described.path = articles.path
      ) as is_current
      from ${shelf.articles} articles where path = ${path} for update`.execute(work);
    const [row] = rows;
    if (row?.is_published && row.is_current) return;
    if (row?.is_published) await describeArticle(work, shelf, toSummary(row));
    else await forgetDescription(work, shelf, path);
  });
}
