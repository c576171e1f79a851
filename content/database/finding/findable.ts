import { sql } from 'kysely';
import { wordsInArticle } from '#transformer/words/articleWords.ts';
import { readListing, storedArticle } from '../../source/articleDocument.ts';
import { type SummaryRow, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import { describeArticles, forgetDescription } from '../described/describeArticles.ts';
import { indexArticle, indexVersion } from '../search/searchIndex.ts';
import { writeListing } from '../tables/listing.ts';
import { articleBody, type Origin } from '../tables/origin.ts';
import type { Database, Work } from '../tables/tables.ts';
import { workOutCandidates } from './candidates.ts';

const partSize = 500;
/** Per run: on the built-in database each blocks readers for milliseconds. */
const articlesPerRun = 100;

/** Works out due candidates, after it has indexed all articles that a previous release indexed differently. */
export function indexFindable(
  origin: Origin,
): (db: Database, extendLease: () => Promise<void>) => Promise<void> {
  let after: string | undefined = '';
  return async (db, extendLease) => {
    let done = 0;
    while (after !== undefined && done < articlesPerRun) {
      await extendLease();
      const { found, last }: Outdated = await findOutdated(db, origin, after);
      for (const path of found) {
        await extendLease();
        // A failing article is skipped until the next start.
        after = path;
        await db.transaction().execute((work) => describeAgain(work, path));
      }
      after = last;
      done += found.length;
    }
    for (; done < articlesPerRun; done += 1) {
      await extendLease();
      if (!(await workOutCandidates(db, origin))) return;
    }
  };
}

interface Outdated {
  found: string[];
  last: string | undefined;
}

async function findOutdated(db: Database, origin: Origin, after: string): Promise<Outdated> {
  const { rows } = await sql<{ paths: string[] | null; last: string | null; looked: number }>`
    select array_agg(part.path order by part.path) filter (where case when is_published
        then described.changed_at is distinct from part.changed_at or indexed_by < ${indexVersion} or is_uncounted
        else described.path is not null end) as paths,
      max(part.path) as last, count(*)::integer as looked
    from (
      select path, changed_at, is_published, ${isUncounted} as is_uncounted from articles
      where path > ${after} and origin = ${sql.lit(origin)} order by path limit ${partSize}
    ) part left join described_articles described using (path) left join search_documents documents using (path)`.execute(
    db,
  );
  const [row] = rows;
  return { found: row?.paths ?? [], last: row?.looked === partSize ? (row.last ?? undefined) : undefined };
}

/** Text is stored, but words are not counted: written by a previous release. */
const isUncounted = sql<boolean>`((published_revision is not null or cms_body is not null) and listing->'words' is null)`;

/** Also counts words and indexes where a previous release did not, or differently. */
export async function describeAgain(work: Work, path: string): Promise<void> {
  // No other transaction publishes it meanwhile.
  const { rows } = await sql<
    SummaryRow & { is_published: boolean; is_outdated: boolean; body: string | null }
  >`
    select ${summaryColumns}, is_published, is_outdated, case when is_outdated or ${isUncounted} then ${articleBody} end as body
    from articles cross join lateral (
      select exists (
        select from search_documents document where document.path = articles.path and indexed_by < ${indexVersion}
      ) as is_outdated
    ) indexed where path = ${path} for update of articles`.execute(work);
  const [row] = rows;
  if (!row?.is_published) return forgetDescription(work, path);
  const summary = toSummary(row);
  await describeArticles(work, [summary]);
  const article = row.body === null ? undefined : storedArticle(JSON.parse(row.body), path);
  // A CMS's article is only listed before its text is fetched.
  if (row.is_outdated) await indexArticle(work, path, article ?? summary);
  if (article === undefined) return;
  const listing = writeListing(readListing(article), wordsInArticle(article));
  await work.updateTable('articles').set({ listing }).where('path', '=', path).execute();
}
