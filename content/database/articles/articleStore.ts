import { type RawBuilder, sql } from 'kysely';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import { wordsInArticle } from '#transformer/words/articleWords.ts';
import { readEnvelope, readListing, storedArticle } from '../../source/articleDocument.ts';
import { InvalidArticleError } from '../../source/errors.ts';
import type { Revisioned } from '../../source/source.ts';
import { describeArticles, forgetDescription } from '../described/describeArticles.ts';
import { lockArticle } from '../operations/editedRow.ts';
import { followPublished } from '../operations/followPublished.ts';
import { sequenceOf } from '../operations/operationLog.ts';
import { indexArticle, removeFromIndex } from '../search/searchIndex.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from '../tables/listing.ts';
import { ownColumns } from '../tables/origin.ts';
import type { Database, Work } from '../tables/tables.ts';
import { endSchedules } from './endSchedules.ts';
import { getPublished } from './publishedArticles.ts';
import { recordStatusStep } from './recordStatusStep.ts';
import { endRedirect } from './redirects.ts';

const defaultAuthor = 'publisher';
const defaultRevisionLimit = 50;
const maxRevisionLimit = 200;
/** Publishing changes the shared word list, so it is serialized. The number is unique among locks. */
const publishingLock = 7_239_001;

export interface RevisionSummary {
  revision: string;
  author: string;
  createdAt: string;
  basedOn?: string;
  note?: string;
  published: boolean;
}

export interface PublishedMoved {
  ok: false;
  conflict: 'published-moved';
  published?: Revisioned<unknown>;
}

export type PublishRevisionOutcome =
  /** `changed` is false if it was published already. */
  | { ok: true; revision: string; changed: boolean }
  | PublishedMoved
  | { ok: false; conflict: 'no-such-revision' };

/** Returns the new revision. */
export async function publishNew(
  work: Work,
  added: Omit<NewRevision, 'revision'> & { article: unknown },
): Promise<string> {
  const revision = await nextRevision(work);
  await addRevision(work, { revision, ...added });
  await pointTo(work, added.path, revision, added.article);
  return revision;
}

/** An existing one: a roll-back, or the way forward again. */
export function publishRevision(
  db: Database,
  path: string,
  revision: string,
  options: { author?: string; basedOn?: string | null } = {},
): Promise<PublishRevisionOutcome> {
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    const requested = await getRevision(work, path, revision);
    if (!requested) return { ok: false, conflict: 'no-such-revision' };
    const current = await getPublished(work, path);
    if (options.basedOn !== undefined && options.basedOn !== (current?.revision ?? null))
      return publishedMoved(current);
    if (current?.revision === revision) return { ok: true, revision, changed: false };
    const { author = defaultAuthor } = options;
    await pointTo(work, path, revision, requested.value);
    await recordStatusStep(work, path, { step: 'put-back', author, revision });
    await followPublished(work, path, requested.value, {
      author,
      label: `Published revision ${revision} again`,
    });
    return { ok: true, revision, changed: true };
  });
}

/** Ends plans to publish too: otherwise readers would get it again. */
export async function unpublish(
  db: Database,
  path: string,
  author: string = defaultAuthor,
): Promise<boolean> {
  return publishing(db, async (work) => {
    await lockArticle(work, path);
    const isTaken = await unpublishInTransaction(work, path);
    if (!isTaken) return false;
    await endSchedules(work, path, 'publish', withdrawnBefore);
    await recordStatusStep(work, path, { step: 'withdrawn', author });
    return true;
  });
}

const withdrawnBefore = { outcome: 'overtaken', reason: 'It was withdrawn before it was due.' } as const;

export async function unpublishInTransaction(work: Work, path: string): Promise<boolean> {
  const changed = await work
    .updateTable('articles')
    .set({ published_revision: null, published_at: null, changed_at: sql`now()` })
    .where('path', '=', path)
    .where('published_revision', 'is not', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await endSchedules(work, path, 'withdraw', withdrawnBefore);
  await removeFromIndex(work, path);
  await forgetDescription(work, path);
  return true;
}

export async function getRevision(
  db: Database,
  path: string,
  revision: string,
): Promise<Revisioned<unknown> | undefined> {
  if (!isRevisionNumber(revision)) return undefined;
  const row = await db
    .selectFrom('revisions')
    .select(['id', 'body', 'created_at'])
    .where('id', '=', revision)
    .where('path', '=', path)
    .executeTakeFirst();
  return (
    row && {
      value: storedArticle(row.body, path),
      revision: String(row.id),
      updatedAt: row.created_at.toISOString(),
    }
  );
}

/** Newest first. The next page begins before the last number. */
export async function listRevisions(
  db: Database,
  path: string,
  page: { limit?: number; before?: string } = {},
): Promise<RevisionSummary[]> {
  const before = page.before;
  if (before !== undefined && !isRevisionNumber(before)) return [];
  const rows = await db
    .selectFrom('revisions')
    .leftJoin('articles', 'articles.published_revision', 'revisions.id')
    .select(['revisions.id', 'revisions.author', 'revisions.created_at', 'revisions.based_on', 'note'])
    .select('articles.path as published_at_path')
    .where('revisions.path', '=', path)
    .$if(before !== undefined, (select) => select.where('revisions.id', '<', before ?? ''))
    .orderBy('revisions.id', 'desc')
    .limit(Math.min(Math.max(page.limit ?? defaultRevisionLimit, 1), maxRevisionLimit))
    .execute();
  return rows.map((row) => ({
    revision: String(row.id),
    author: row.author,
    createdAt: row.created_at.toISOString(),
    ...(row.based_on === null ? {} : { basedOn: String(row.based_on) }),
    ...(row.note === null ? {} : { note: row.note }),
    published: row.published_at_path !== null,
  }));
}

const lastPublishing = new WeakMap<Database, Promise<unknown>>();

/** One at a time, all or nothing. Queued work uses no connection, which readers need. */
export function publishing<Result>(db: Database, run: (work: Work) => Promise<Result>): Promise<Result> {
  const begin = () =>
    db.transaction().execute(async (work) => {
      // Other instances publish too.
      await sql`select pg_advisory_xact_lock(${sql.lit(publishingLock)})`.execute(work);
      return run(work);
    });
  const turn = (lastPublishing.get(db) ?? Promise.resolve()).then(begin, begin);
  lastPublishing.set(db, turn);
  return turn;
}

export async function nextRevision(work: Work): Promise<string> {
  const { rows } = await sql<{
    revision: string;
  }>`select nextval('revision_numbers')::text as revision`.execute(work);
  const revision = rows[0]?.revision;
  if (revision === undefined) throw new Error('The database gave no revision number.');
  return revision;
}

interface NewRevision {
  revision: string;
  path: string;
  json: string;
  author: string;
  basedOn: string | null;
  note?: string | undefined;
  createdAt?: string | undefined;
  sequence?: number | undefined;
}

export async function addRevision(
  work: Work,
  { revision, path, json, author, basedOn, note, createdAt, sequence }: NewRevision,
): Promise<void> {
  await work
    .insertInto('revisions')
    .values({
      id: revision,
      path,
      body: json,
      author,
      based_on: basedOn,
      note: note === undefined ? null : readableNote(note),
      sequence: sequence ?? (await sequenceOf(work, path)) ?? null,
      ...(createdAt === undefined ? {} : { created_at: createdAt }),
    })
    .execute();
}

/** With all effects of publishing. @throws InvalidArticleError if the article is deleted */
export async function pointTo(work: Work, path: string, revision: string, article: unknown): Promise<void> {
  await checkNotDeleted(work, path);
  await endRedirect(work, path);
  const reason = 'Something else was published before it was due.';
  await endSchedules(work, path, 'publish', { outcome: 'overtaken', reason });
  await showRevision(work, path, revision, article);
}

/** A row that was a CMS's becomes our own. */
export async function showRevision(
  work: Work,
  path: string,
  revision: string,
  article: unknown,
  publishedAt: Date | RawBuilder<Date> = sql<Date>`now()`,
): Promise<void> {
  const { title, description } = readEnvelope(path, article);
  const listed = readListing(article);
  const values = {
    ...ownColumns,
    title: databaseText(title),
    description: databaseText(description),
    published_revision: revision,
    published_at: publishedAt,
    changed_at: sql<Date>`now()`,
    dated_at: listed.datedAt ?? publishedAt,
    listing: writeListing(listed, wordsInArticle(article)),
  };
  await work
    .insertInto('articles')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();
  await indexArticle(work, path, article);
  await describeArticles(work, [{ path, title, description, ...listed }]);
}

async function checkNotDeleted(work: Work, path: string): Promise<void> {
  const deleted = await work
    .selectFrom('deleted_articles')
    .select('path')
    .where('path', '=', path)
    .executeTakeFirst();
  if (deleted) throw new InvalidArticleError({ kind: 'deleted' });
}

export function publishedMoved(current: Revisioned<unknown> | undefined): PublishedMoved {
  return { ok: false, conflict: 'published-moved', ...(current ? { published: current } : {}) };
}

/** One line of at most {@link maxNoteLength} characters. Null if nothing is left. */
function readableNote(note: string): string | null {
  const line = databaseText(note.replace(/[\p{Cc}\s]+/gu, ' ')).trim();
  return line.slice(0, maxNoteLength).toWellFormed() || null;
}

/** Callers may pass anything; only a `bigint` may reach the query. */
export function isRevisionNumber(revision: string): boolean {
  return /^[1-9]\d{0,17}$/.test(revision);
}
