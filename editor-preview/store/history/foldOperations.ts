import { type Kysely, sql } from 'kysely';
import { lockArticle, storeSnapshot } from '#content/database/operations/editedRow.ts';
import type { Database, StoreTables, Work } from '#content/database/tables/tables.ts';
import { type FoldedWork, foldedAfterDays } from '#editor-preview/model/history.ts';
import { foldedTo } from '../operations/loggedOperations.ts';
import type { EditorTables } from '../tables/tables.ts';
import { stateAfter } from './articleMoments.ts';

const articlesPerCall = 100;
export const foldedPerTransaction = 1_000;

const dayInMs = 24 * 60 * 60 * 1_000;

/**
 * Keeps unpublished and conflicting articles. Safe for concurrent instances.
 * @param behind path to continue after; '' at first and in the result at the end
 */
export async function foldOperations(db: Database, now: Date, behind: string): Promise<string> {
  const before = new Date(now.getTime() - foldedAfterDays * dayInMs);
  const articles = await foldable(db, before, { behind });
  for (const { path } of articles)
    await db.transaction().execute(async (work) => {
      await lockArticle(work, path);
      await foldArticle(work, path, before);
    });
  return articles.length < articlesPerCall ? '' : (articles.at(-1)?.path ?? '');
}

/** Only operations that the present revision, or the draft's base, contains. */
async function foldable(
  db: Kysely<StoreTables>,
  before: Date,
  selection: { behind: string } | { path: string },
): Promise<{ path: string; last: number }[]> {
  const isSelected =
    'path' in selection ? sql`a.path = ${selection.path}` : sql`a.path > ${selection.behind}`;
  const { rows } = await sql<{ path: string; last: number }>`
    select a.path, max(o.sequence) as last
    from articles a
    join edited_articles e on e.path = a.path
    left join drafts d on d.path = a.path
    join revisions base on base.id = case when d.path is null then a.published_revision else d.based_on end
    join revisions r on r.path = a.path and r.sequence <= base.sequence
    join operations o on o.path = a.path and o.sequence = least(r.sequence, e.sequence - 1)
    where ${isSelected} and a.published_revision is not null and o.received_at <= ${before}
      and not exists (select from parked_operations p where p.path = a.path and p.settled_at is null)
    group by a.path
    order by a.path
    limit ${articlesPerCall}
  `.execute(db);
  return rows;
}

async function foldArticle(work: Work, path: string, before: Date): Promise<void> {
  // Another instance may have folded it in the meantime.
  const [article] = await foldable(work, before, { path });
  if (!article) return;
  const behind = await foldedTo(work, path);
  const last = Math.min(article.last, behind + foldedPerTransaction);
  await keepStates(work, path, behind, last);
  const operations = await work
    .selectFrom('operations')
    .select(['sequence', 'author', 'received_at'])
    .where('path', '=', path)
    .where('sequence', '<=', last)
    .orderBy('sequence')
    .execute();
  const revisions = await work
    .selectFrom('revisions')
    .select(['id', 'sequence'])
    .where('path', '=', path)
    .where('sequence', '>', behind)
    .orderBy('sequence')
    .orderBy('id')
    .execute();
  const folds = foldsOf(
    operations.map(({ received_at, ...operation }) => ({ ...operation, at: received_at.toISOString() })),
    revisions.flatMap(({ id, sequence }) => (sequence === null ? [] : { revision: String(id), sequence })),
  );
  await work
    .insertInto('folded_operations')
    .values(folds.map(({ authors, ...fold }) => ({ path, ...fold, authors: JSON.stringify(authors) })))
    .execute();
  await work.deleteFrom('operations').where('path', '=', path).where('sequence', '<=', last).execute();
}

/** Keeps the states of valid reviews too, so that later changes can be compared. Deletes earlier states. */
async function keepStates(work: Work, path: string, behind: number, last: number): Promise<void> {
  const reviews = await work
    .withTables<EditorTables>()
    .selectFrom('reviews')
    .select('sequence')
    .distinct()
    .where('path', '=', path)
    .where('sequence', '<', last)
    .execute();
  const reviewed = reviews.map(({ sequence }) => sequence);
  for (const sequence of [...reviewed.filter((one) => one >= behind), last]) {
    const state = await stateAfter(work, path, sequence);
    if (!state) throw new Error(`The article at ${path} is not known as of operation ${sequence}.`);
    await storeSnapshot(work, path, state);
  }
  await work
    .deleteFrom('article_snapshots')
    .where('path', '=', path)
    .where('sequence', '<', last)
    .$if(reviewed.length > 0, (remove) => remove.where('sequence', 'not in', reviewed))
    .execute();
}

interface Fold {
  first: number;
  last: number;
  revision: string;
  authors: readonly FoldedWork[];
}

/** @param revisions by sequence; one of them contains the last operation */
function foldsOf(
  operations: readonly { sequence: number; author: string; at: string }[],
  revisions: readonly { revision: string; sequence: number }[],
): readonly Fold[] {
  const byRevision = Map.groupBy(
    operations,
    ({ sequence }) => revisions.find((one) => one.sequence >= sequence)?.revision ?? '',
  );
  return [...byRevision].map(([revision, published]) => {
    const sequences = published.map(({ sequence }) => sequence);
    const authors = [...Map.groupBy(published, ({ author }) => author)].map(([author, own]) => {
      const times = own.map(({ at }) => at).sort();
      return { author, operations: own.length, from: times[0] ?? '', to: times.at(-1) ?? '' };
    });
    return { first: Math.min(...sequences), last: Math.max(...sequences), revision, authors };
  });
}
