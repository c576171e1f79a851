import { serialiseArticle } from '../../source/articleDocument.ts';
import { lockArticle } from '../operations/editedRow.ts';
import { followPublished } from '../operations/followPublished.ts';
import type { Database } from '../tables/tables.ts';
import { type PublishedMoved, publishedMoved, publishing, publishNew } from './articleStore.ts';
import { type DraftMoved, draftMoved, getDraft, makeRoomOfDeleted } from './drafts.ts';
import { getPublished } from './publishedArticles.ts';

export interface PublishOptions {
  author: string;
  /** What was changed, in a line for readers. */
  note?: string | undefined;
  /**
   * The revision that the caller takes to be published; `null` for none. Another one is a conflict. Left out, whatever
   * is published is replaced (it stays among the revisions).
   */
  basedOn?: string | null;
  /** Whether a draft that an editor has begun is a conflict. Else it is left alone, and will then meet one. */
  leavesDrafts?: boolean;
}

export type PublishOutcome =
  /** `changed` is false where the same JSON was published already: then no revision is made. */
  { ok: true; revision: string; changed: boolean } | DraftMoved | PublishedMoved;

/** Publishes JSON at a path, as a new revision. */
export function publish(
  db: Database,
  path: string,
  article: unknown,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const { json, value } = serialiseArticle(path, article);
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    await makeRoomOfDeleted(work, path);
    const draft = options.leavesDrafts ? await getDraft(work, path) : undefined;
    if (draft) return draftMoved(draft);
    const current = await getPublished(work, path);
    if (options.basedOn !== undefined && options.basedOn !== (current?.revision ?? null)) {
      return publishedMoved(current);
    }
    if (current && JSON.stringify(current.value) === json) {
      return { ok: true, revision: current.revision, changed: false };
    }
    const { author, note } = options;
    const added = { path, json, article: value, author, note, basedOn: current?.revision ?? null };
    const revision = await publishNew(work, added);
    await followPublished(work, path, value, { author, label: 'Published from elsewhere' });
    return { ok: true, revision, changed: true };
  });
}
