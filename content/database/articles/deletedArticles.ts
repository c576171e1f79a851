import type { Deleted } from '#editing/editorPages.ts';
import type { Database, Work } from '../tables/tables.ts';

/** For so many days a deleted article can be brought back; then a new one may begin at its path. */
export const daysToBringBack = 30;

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

/** The article is no longer deleted: it was brought back, or another one takes its path. */
export async function endDeletion(work: Work, path: string): Promise<void> {
  await work.deleteFrom('deleted_articles').where('path', '=', path).execute();
}
