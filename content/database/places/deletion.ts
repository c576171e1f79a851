import { publishToOthers } from '../../changes/change.ts';
import { getRevision, pointTo, publishing, takeFromReaders } from '../articles/articleStore.ts';
import { endDeletion, getDeletion } from '../articles/deletedArticles.ts';
import { endSchedules } from '../articles/endSchedules.ts';
import { noteStanding } from '../articles/standingSteps.ts';
import { standsAt } from '../articles/standsAt.ts';
import { lockArticle } from '../operations/editedRow.ts';
import type { Database } from '../tables/tables.ts';
import { ConcernsReadersError, concernsReaders, type PlaceAuthor } from './concernsReaders.ts';

/**
 * Marks an article as deleted, cancels what is planned for it, and takes it from the readers where they get it. All that is
 * kept of it stays. Says whether it was there to be deleted.
 *
 * @throws ConcernsReadersError where readers get it, or will by a plan, and the author may not change that
 */
export function deleteArticle(
  db: Database,
  path: string,
  { name: author, mayChangeReaders }: PlaceAuthor,
): Promise<boolean> {
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    if (!(await standsAt(work, path)) || (await getDeletion(work, path))) return false;
    if (!mayChangeReaders && (await concernsReaders(work, path))) throw new ConcernsReadersError();
    const published = await work
      .selectFrom('articles')
      .select('published_revision')
      .where('path', '=', path)
      .executeTakeFirst();
    const published_revision = published?.published_revision ?? null;
    const reason = `${author} has deleted the article.`;
    for (const kind of ['publish', 'withdraw'] as const)
      await endSchedules(work, path, kind, { outcome: 'cancelled', reason });
    await takeFromReaders(work, path);
    await noteStanding(work, path, { step: 'deleted', author });
    await work.insertInto('deleted_articles').values({ path, author, published_revision }).execute();
    // The tool hears of it also where readers got nothing before.
    await publishToOthers(work, { topic: 'articles', keys: [path] });
    return true;
  });
}

/**
 * Brings a deleted article back: to the readers, where they got it and `published` says so; else as a draft, or
 * withdrawn. Says whether it was deleted.
 */
export function bringBack(
  db: Database,
  path: string,
  { published, author }: { published: boolean; author: string },
): Promise<boolean> {
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    const row = await work
      .selectFrom('deleted_articles')
      .select('published_revision')
      .where('path', '=', path)
      .executeTakeFirst();
    if (!row) return false;
    await endDeletion(work, path);
    const revision = row.published_revision === null ? undefined : String(row.published_revision);
    const last = published && revision ? await getRevision(work, path, revision) : undefined;
    await noteStanding(work, path, { step: 'brought-back', author, revision: last?.revision });
    if (last) await pointTo(work, path, last.revision, last.value);
    else await publishToOthers(work, { topic: 'articles', keys: [path] });
    return true;
  });
}
