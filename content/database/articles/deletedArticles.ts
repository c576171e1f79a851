import type { Deleted } from '#editor-preview/model/editorPages.ts';
import type { Database, Work } from '../tables/tables.ts';

/** A deleted article can be restored this long; then a new one may begin at its path. */
export const daysToBringBack = 30;

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

/** It was restored, or another one takes its path. */
export async function endDeletion(work: Work, path: string): Promise<void> {
  await work.deleteFrom('deleted_articles').where('path', '=', path).execute();
}
