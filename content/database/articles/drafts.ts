import { sql } from 'kysely';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { readEnvelope, serialiseArticle, storedArticle } from '../../source/articleDocument.ts';
import { InvalidArticleError } from '../../source/errors.ts';
import type { Revisioned } from '../../source/source.ts';
import { asJsonObject, loadEdited, lockArticle, setWholeArticle } from '../operations/editedRow.ts';
import { databaseText } from '../tables/databaseText.ts';
import type { Database, Work } from '../tables/tables.ts';
import { addRevision, nextRevision, pointTo, publishing } from './articleStore.ts';
import { endDeletion, getDeletion } from './deletedArticles.ts';
import { isPathInUse } from './isPathInUse.ts';
import { getPublished } from './publishedArticles.ts';

export interface Draft extends Revisioned<unknown> {
  author: string;
  basedOn?: string;
}

export interface SaveOptions {
  author: string;
  /** Revision of the loaded draft, else of the published article; `null` for a new article. */
  basedOn: string | null;
}

export interface PublishedBy {
  author: string;
  note?: string | undefined;
}

/** Nothing was written, because of a concurrent save. `current` is the present state, if any. */
export interface DraftMoved {
  ok: false;
  conflict: 'draft-moved';
  current?: Revisioned<unknown>;
}

export type SaveOutcome = { ok: true; revision: string } | DraftMoved;

export async function getDraft(db: Database, path: string): Promise<Draft | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('path', '=', path).executeTakeFirst();
  if (!row) return undefined;
  return {
    value: storedArticle(row.body, path),
    revision: String(row.revision),
    updatedAt: row.updated_at.toISOString(),
    author: row.author,
    ...(row.based_on === null ? {} : { basedOn: String(row.based_on) }),
  };
}

/** Only if the loaded state is still current. Atomic. */
export function saveDraft(
  db: Database,
  path: string,
  article: unknown,
  options: SaveOptions,
): Promise<SaveOutcome> {
  const { json, value } = serialiseArticle(path, article);
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    const isFreed = await makeRoomOfDeleted(work, path);
    const draft = await getDraft(work, path);
    const published = await getPublished(work, path);
    const current = draft ?? published;
    const isWithdrawn = !current && !isFreed && (await isPathInUse(work, path));
    if (isWithdrawn || options.basedOn !== (current?.revision ?? null)) return draftMoved(current);
    const { author } = options;
    const edited = await loadEdited(work, path);
    const set =
      edited &&
      (await setWholeArticle(work, path, edited, asJsonObject(value), { author, label: 'Saved as text' }));
    const basedOn = draft ? draft.basedOn : published?.revision;
    const storedJson = set ? JSON.stringify(articleJson(set.article)) : json;
    return {
      ok: true,
      revision: await storeDraft(work, path, { json: storedJson, article: value, author, basedOn }),
    };
  });
}

/**
 * Its data stays for the record. Returns whether there was one. @throws InvalidArticleError while it can be
 * restored
 */
export async function makeRoomOfDeleted(work: Work, path: string): Promise<boolean> {
  const deletion = await getDeletion(work, path);
  if (!deletion) return false;
  if (Date.now() < Date.parse(deletion.until))
    throw new InvalidArticleError({ kind: 'deleted-at', path }, '/path');
  await endDeletion(work, path);
  // The new article has no comments and conflicts of it, and windows that still show it must not change the new one.
  await sql`delete from comment_steps where path = ${path}`.execute(work);
  await sql`update parked_operations set settled_at = now() where path = ${path} and settled_at is null`.execute(
    work,
  );
  await sql`update edited_articles set id = gen_random_uuid() where path = ${path}`.execute(work);
  // Preview links of it would show the new article.
  await sql`
    update shares set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, ${deletion.author}),
      article = null
    where path = ${path}`.execute(work);
  const draft = await getDraft(work, path);
  if (!draft) return true;
  const { revision, value, author, basedOn = null } = draft;
  await addRevision(work, { revision, path, json: JSON.stringify(value), author, basedOn });
  await work.deleteFrom('drafts').where('path', '=', path).execute();
  return true;
}

interface NewDraft {
  json: string;
  article: unknown;
  author: string;
  basedOn: string | undefined;
}

export async function storeDraft(
  work: Work,
  path: string,
  { json, article, author, basedOn }: NewDraft,
): Promise<string> {
  const revision = await nextRevision(work);
  const values = {
    revision,
    body: json,
    title: databaseText(readEnvelope(path, article).title),
    author,
    based_on: basedOn ?? null,
    updated_at: sql<Date>`now()`,
  };
  await work
    .insertInto('drafts')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();
  return revision;
}

/** The revision retains the draft's number. */
export async function publishAs(
  work: Work,
  path: string,
  { revision, value, basedOn = null }: Pick<Draft, 'revision' | 'value'> & { basedOn?: string | null },
  { author, note }: PublishedBy,
): Promise<void> {
  await addRevision(work, { revision, path, json: JSON.stringify(value), author, note, basedOn });
  await work.deleteFrom('drafts').where('path', '=', path).execute();
  await pointTo(work, path, revision, value);
}

/** The present state is not the expected one. */
export function draftMoved(current: Revisioned<unknown> | undefined): DraftMoved {
  return { ok: false, conflict: 'draft-moved', ...(current ? { current } : {}) };
}
