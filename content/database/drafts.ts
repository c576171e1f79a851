import { sql } from 'kysely';
import { presentForm, readEnvelope, serialiseArticle } from '../articleDocument.ts';
import type { Revisioned } from '../source.ts';
import {
  addRevision,
  databaseText,
  nextRevision,
  type PublishedMoved,
  pointTo,
  publishedMoved,
  publishing,
} from './articleStore.ts';
import { getPublished } from './publishedArticles.ts';
import type { Database } from './tables.ts';

export interface Draft extends Revisioned<unknown> {
  author: string;
  /** The revision that was published when this draft was begun; absent where none was. */
  basedOn?: string;
}

export interface SaveOptions {
  author: string;
  /** What the editor had loaded: the draft's revision, or the published one where there was no draft, or `null`. */
  basedOn: string | null;
  /** The published revision that the draft shall follow on from now on, where it followed on an older one. */
  onto?: string | undefined;
}

/** Who publishes, and what they have changed, in a line for readers. */
export interface PublishedBy {
  author: string;
  note?: string | undefined;
}

/** Nothing was written: somebody saved in between. `current` is what is there now, if anything is. */
interface DraftMoved {
  ok: false;
  conflict: 'draft-moved';
  current?: Revisioned<unknown>;
}

export type SaveOutcome = { ok: true; revision: string } | DraftMoved | PublishedMoved;

export type PublishDraftOutcome = { ok: true; revision: string; changed: true } | DraftMoved | PublishedMoved;

export async function getDraft(db: Database, path: string): Promise<Draft | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('path', '=', path).executeTakeFirst();
  if (!row) return undefined;
  return {
    value: presentForm(row.body),
    revision: String(row.revision),
    updatedAt: row.updated_at.toISOString(),
    author: row.author,
    ...(row.based_on === null ? {} : { basedOn: String(row.based_on) }),
  };
}

/** Saves a draft if what the editor had loaded is still what is there. All of it is done, or nothing. */
export function saveDraft(
  db: Database,
  path: string,
  article: unknown,
  options: SaveOptions,
): Promise<SaveOutcome> {
  const { json } = serialiseArticle(path, article);
  return publishing(db, async (work) => {
    const draft = await getDraft(work, path);
    const published = await getPublished(work, path);
    const current = draft ?? published;
    if (options.basedOn !== (current?.revision ?? null)) return draftMoved(current);
    if (options.onto !== undefined && options.onto !== published?.revision) return publishedMoved(published);
    const revision = await nextRevision(work);
    const values = {
      revision,
      body: json,
      title: databaseText(readEnvelope(path, article).title),
      author: options.author,
      based_on: options.onto ?? (draft ? draft.basedOn : published?.revision) ?? null,
      updated_at: sql<Date>`now()`,
    };
    await work
      .insertInto('drafts')
      .values({ path, ...values })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
      .execute();
    return { ok: true, revision };
  });
}

/**
 * Publishes the draft with the given revision. It is a conflict when the draft was saved again since, or when something
 * else was published after the draft was begun.
 */
export function publishDraft(
  db: Database,
  path: string,
  revision: string,
  { author, note }: PublishedBy,
): Promise<PublishDraftOutcome> {
  return publishing(db, async (work) => {
    const draft = await getDraft(work, path);
    const published = await getPublished(work, path);
    if (draft?.revision !== revision) return draftMoved(draft ?? published);
    if (draft.basedOn !== published?.revision) return publishedMoved(published);
    const json = JSON.stringify(draft.value);
    await addRevision(work, { revision, path, json, author, note, basedOn: draft.basedOn ?? null });
    await work.deleteFrom('drafts').where('path', '=', path).execute();
    await pointTo(work, path, revision, draft.value);
    return { ok: true, revision, changed: true };
  });
}

function draftMoved(current: Revisioned<unknown> | undefined): DraftMoved {
  return { ok: false, conflict: 'draft-moved', ...(current ? { current } : {}) };
}
