import { serialiseArticle } from '../../source/articleDocument.ts';
import { lockArticle } from '../operations/editedRow.ts';
import { followPublished } from '../operations/followPublished.ts';
import type { Database } from '../tables/tables.ts';
import { type PublishedMoved, publishedMoved, publishing, publishNew } from './articleStore.ts';
import { type DraftMoved, draftMoved, getDraft, makeRoomOfDeleted } from './drafts.ts';
import { getPublished } from './publishedArticles.ts';

export interface PublishOptions {
  author: string;
  note?: string | undefined;
  /** Expected published revision, `null` for none; another one is a conflict. By default any is replaced. */
  basedOn?: string | null;
  /** A draft is a conflict. By default it stays, and conflicts later. */
  leavesDrafts?: boolean;
}

export type PublishOutcome =
  /** `changed` is false if the same JSON was published already: then no revision is made. */
  { ok: true; revision: string; changed: boolean } | DraftMoved | PublishedMoved;

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
    if (options.basedOn !== undefined && options.basedOn !== (current?.revision ?? null))
      return publishedMoved(current);
    if (current && JSON.stringify(current.value) === json)
      return { ok: true, revision: current.revision, changed: false };
    const { author, note } = options;
    const added = { path, json, article: value, author, note, basedOn: current?.revision ?? null };
    const revision = await publishNew(work, added);
    await followPublished(work, path, value, { author, label: 'Published from elsewhere' });
    return { ok: true, revision, changed: true };
  });
}
