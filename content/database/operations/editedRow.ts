import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyOperation } from '#editing/applyOperation.ts';
import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import type { JsonObject } from '#editing/editedValue.ts';
import { giveArticleIds } from '#editing/giveIds.ts';
import type { Change, Operation, Written } from '#editing/operation.ts';
import { readArticle } from '#editing/readValue.ts';
import { articleJson, nodeAt, writeNode } from '#editing/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { presentForm } from '../../source/articleDocument.ts';
import type { Database, Work } from '../tables/tables.ts';
import { appendOperations } from './operationLog.ts';

/** An article's current state in the editor. */
export interface Edited {
  readonly article: EditedArticle;
  /** Of the last operation in it; 0 where there was none yet. */
  readonly sequence: number;
}

/** The author and the label of a change to an article that was made otherwise than by editing it. */
export interface WholeChange {
  readonly author: string;
  readonly label: string;
}

/** Any number that no other lock uses. */
const articleLocks = 7_239_002;

/** Locks what an editor sees of this article until the transaction ends. A caller that needs the publishing lock as well takes that one first. */
export async function lockArticle(work: Work, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(articleLocks)}, hashtext(${path}))`.execute(work);
}

/** The stored edited article; undefined if it was never opened in the editor. */
export async function loadEdited(work: Database, path: string): Promise<Edited | undefined> {
  const row = await work
    .selectFrom('edited_articles')
    .select(['sequence', 'article', 'keys'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && readRow(row);
}

/** The first snapshot that holds an operation; undefined where there is none yet. */
export async function loadSnapshot(
  db: Database,
  path: string,
  sequence: number,
): Promise<Edited | undefined> {
  const row = await db
    .selectFrom('article_snapshots')
    .select(['sequence', 'article', 'keys'])
    .where('path', '=', path)
    .where('sequence', '>=', sequence)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return row && readRow(row);
}

interface Row {
  sequence: number;
  article: object;
  keys: NonNullable<Written['keys']>;
}

function readRow({ sequence, article, keys }: Row): Edited {
  const json = asJsonObject(article);
  return { article: readArticle({ json, keys }, blockFields), sequence };
}

/** Migrates an article to the present version of the contract, as an operation: a stored or pasted one may be of an earlier version. */
export async function bringToPresentForm(work: Work, path: string, edited: Edited): Promise<Edited> {
  const json = articleJson(edited.article);
  const present = asJsonObject(presentForm(json));
  if (present === json) return edited;
  const by = { author: 'pagewell', label: 'Brought to the present form of articles' };
  return setWholeArticle(work, path, edited, present, by);
}

/** Begins to keep an article, before there is any operation on it. */
export async function beginEdited(work: Work, path: string, json: JsonObject): Promise<Edited> {
  const article = readEdited(json);
  await work
    .insertInto('edited_articles')
    .values({ path, sequence: 0, ...editedColumns(article) })
    .execute();
  return { article, sequence: 0 };
}

/**
 * After so many operations a snapshot of the article is stored, so that an earlier state is never further away than
 * that. Each operation writes the whole article anyway: this adds little to the store.
 */
export const snapshotEvery = 500;

/**
 * Keeps where the operations have led to from where they were before.
 *
 * @returns when that was, as the database writes it
 */
export async function keepEdited(
  work: Work,
  path: string,
  { article, sequence }: Edited,
  before: Pick<Edited, 'sequence'>,
): Promise<string> {
  const columns = editedColumns(article);
  const { changed_at } = await work
    .updateTable('edited_articles')
    .set({ sequence, ...columns, updated_at: sql<Date>`now()` })
    .where('path', '=', path)
    .returning(sql<string>`updated_at::text`.as('changed_at'))
    .executeTakeFirstOrThrow();
  if (Math.floor(sequence / snapshotEvery) !== Math.floor(before.sequence / snapshotEvery))
    await insertSnapshot(work, path, sequence, columns);
  return changed_at;
}

/** Keeps the article as an operation has left it, for those who ask for it later. */
export async function keepSnapshot(work: Work, path: string, { article, sequence }: Edited): Promise<void> {
  await insertSnapshot(work, path, sequence, editedColumns(article));
}

async function insertSnapshot(
  work: Work,
  path: string,
  sequence: number,
  columns: { article: string; keys: string },
): Promise<void> {
  await work
    .insertInto('article_snapshots')
    .values({ path, sequence, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const knownTexts = new WeakMap<EditedArticle, string>();

/** The article's JSON as text, cached: one operation needs it several times. */
export function articleText(article: EditedArticle): string {
  const known = knownTexts.get(article);
  if (known !== undefined) return known;
  const text = JSON.stringify(articleJson(article));
  knownTexts.set(article, text);
  return text;
}

/** Puts another article in the place of the one that is edited, as an operation like any other. */
export function setWholeArticle(
  work: Work,
  path: string,
  edited: Edited,
  json: JsonObject,
  by: WholeChange,
): Promise<Edited> {
  const value = { json: giveArticleIds(json, blockFields) };
  return changeEdited(work, path, edited, [{ kind: 'set', block: articleItself, pointer: '', value }], by);
}

/** Changes what is edited, as an operation like any other, which meets nothing. */
export async function changeEdited(
  work: Work,
  path: string,
  edited: Edited,
  changes: readonly Change[],
  { author, label }: WholeChange,
): Promise<Edited> {
  const operation: Operation = {
    id: randomUUID(),
    author,
    at: new Date().toISOString(),
    label,
    changes,
  };
  const outcome = applyOperation(edited.article, operation, blockFields);
  if (!outcome.ok) throw new Error(`An article could not be changed: ${outcome.refusal}.`);
  const { article, inverse, touched } = outcome;
  await appendOperations(work, path, {
    after: edited.sequence,
    sender: '',
    operations: [{ operation, inverse, touched }],
  });
  const changed = { article, sequence: edited.sequence + 1 };
  await keepEdited(work, path, changed, edited);
  return changed;
}

/** JSON of an article as it is edited: all of its blocks get ids, the same ones each time. */
export function readEdited(json: JsonObject): EditedArticle {
  return readArticle({ json: giveArticleIds(json, blockFields) }, blockFields);
}

/** What was checked to be JSON when it was stored, or comes out of a column of JSON. */
export function asJsonObject(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('What is kept as an article is no JSON object.');
  return value as JsonObject;
}

function editedColumns(article: EditedArticle): { article: string; keys: string } {
  const { keys = {} } = writeNode(nodeAt(article, articleItself), article);
  return { article: articleText(article), keys: JSON.stringify(keys) };
}
