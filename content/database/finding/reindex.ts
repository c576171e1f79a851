import { sql } from 'kysely';
import { keptArticle } from '../../source/articleDocument.ts';
import { indexArticle, indexVersion } from '../search/searchIndex.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';
import type { LookedAt } from './undescribed.ts';

/** Documents that are found in one query. */
const partSize = 500;

/** Looks for documents behind a path that an earlier version of the search index made. */
export async function lookForOutdated(db: Database, shelf: Shelf, after: string): Promise<LookedAt> {
  const { rows } = await sql<{ path: string }>`
    select path from ${shelf.documents} where indexed_by < ${indexVersion} and path > ${after}
    order by path limit ${partSize}`.execute(db);
  const found = rows.map(({ path }) => path);
  return { found, after: found.length === partSize ? found.at(-1) : undefined };
}

/** Makes the document of an article again, where an earlier version of the search index made it. */
export async function reindex(db: Database, shelf: Shelf, path: string): Promise<void> {
  await db.transaction().execute(async (work) => {
    // No other transaction publishes it meanwhile.
    const { rows } = await sql<{ body: string | null }>`
      select ${shelf.body} as body from ${shelf.articles} articles
      where path = ${path} and ${shelf.isPublished} and exists (
        select from ${shelf.documents} document where document.path = articles.path and indexed_by < ${indexVersion}
      ) for update`.execute(work);
    const body = rows[0]?.body;
    if (body) await indexArticle(work, shelf, path, keptArticle(JSON.parse(body), path));
  });
}
