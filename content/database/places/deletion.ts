import type { Deleted } from '../../../editing/editorPages.ts';
import { getRevision, pointTo, publishing, takeFromReaders } from '../articleStore.ts';
import { lockArticle } from '../editing/editedRow.ts';
import { changeChannel } from '../migrations.ts';
import { endSchedules } from '../review/endSchedules.ts';
import { noteStanding } from '../standing/standingSteps.ts';
import type { Database, Work } from '../tables.ts';
import { tellOthers } from './redirects.ts';
import { daysToBringBack, standsAt } from './standsAt.ts';

/** Where an article is deleted, since when. */
export async function getDeletion(db: Database, path: string): Promise<Deleted | undefined> {
  const row = await db
    .selectFrom('deleted_articles')
    .select(['deleted_at', 'author', 'published_revision'])
    .where('path', '=', path)
    .executeTakeFirst();
  return (
    row && {
      at: row.deleted_at.toISOString(),
      author: row.author,
      wasPublished: row.published_revision !== null,
      until: new Date(row.deleted_at.getTime() + daysToBringBack * 24 * 60 * 60 * 1000).toISOString(),
    }
  );
}

/**
 * Marks an article as deleted, cancels what is planned for it, and takes it from the readers where they get it. All that is
 * kept of it stays. Says whether it was there to be deleted.
 */
export function deleteArticle(db: Database, path: string, author: string): Promise<boolean> {
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    if (!(await standsAt(work, path)) || (await getDeletion(work, path))) return false;
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
    await tellOthers(work, changeChannel, [path]);
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
    else await tellOthers(work, changeChannel, [path]);
    return true;
  });
}

/** The article is no longer deleted: it was brought back, or another one takes its path. */
export async function endDeletion(work: Work, path: string): Promise<void> {
  await work.deleteFrom('deleted_articles').where('path', '=', path).execute();
}
