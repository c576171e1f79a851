import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import type { Change, Operation, Written } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson, nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { presentForm } from '../../source/articleDocument.ts';
import type { Database, Work } from '../tables/tables.ts';
import { appendOperations } from './operationLog.ts';

export interface Edited {
  readonly article: EditedArticle;
  /** 0 without operations. */
  readonly sequence: number;
}

export interface WholeChange {
  readonly author: string;
  readonly label: string;
}

const articleLocks = 7_239_002;

/** Until the transaction ends. Take the publishing lock first if both are needed. */
export async function lockArticle(work: Work, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(articleLocks)}, hashtext(${path}))`.execute(work);
}

export async function loadEdited(work: Database, path: string): Promise<Edited | undefined> {
  const row = await work
    .selectFrom('edited_articles')
    .select(['sequence', 'article', 'keys'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && readRow(row);
}

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

/** Migrates to the present contract by an operation: a stored or pasted article may be older. */
export async function bringToPresentForm(work: Work, path: string, edited: Edited): Promise<Edited> {
  const json = articleJson(edited.article);
  const present = asJsonObject(presentForm(json));
  if (present === json) return edited;
  const by = { author: 'pagewell', label: 'Updated to the current article format' };
  return setWholeArticle(work, path, edited, present, by);
}

export async function beginEdited(work: Work, path: string, json: JsonObject): Promise<Edited> {
  const article = readEdited(json);
  await work
    .insertInto('edited_articles')
    .values({ path, sequence: 0, ...editedColumns(article) })
    .execute();
  return { article, sequence: 0 };
}

/** Bounds the operations to any earlier state. Each operation writes the whole article anyway. */
export const snapshotEvery = 500;

/** @returns the database's time of the change */
export async function storeEdited(
  work: Work,
  path: string,
  { article, sequence }: Edited,
  previous: Pick<Edited, 'sequence'>,
): Promise<string> {
  const columns = editedColumns(article);
  const { changed_at } = await work
    .updateTable('edited_articles')
    .set({ sequence, ...columns, updated_at: sql<Date>`now()` })
    .where('path', '=', path)
    .returning(sql<string>`updated_at::text`.as('changed_at'))
    .executeTakeFirstOrThrow();
  if (Math.floor(sequence / snapshotEvery) !== Math.floor(previous.sequence / snapshotEvery))
    await insertSnapshot(work, path, sequence, columns);
  return changed_at;
}

export async function storeSnapshot(work: Work, path: string, { article, sequence }: Edited): Promise<void> {
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

/** Cached: one operation needs it several times. */
export function articleText(article: EditedArticle): string {
  const known = knownTexts.get(article);
  if (known !== undefined) return known;
  const text = JSON.stringify(articleJson(article));
  knownTexts.set(article, text);
  return text;
}

/** By an operation like any other. */
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
  await storeEdited(work, path, changed, edited);
  return changed;
}

/** All blocks get ids, the same ones each time. */
export function readEdited(json: JsonObject): EditedArticle {
  return readArticle({ json: giveArticleIds(json, blockFields) }, blockFields);
}

/** Validated when it was stored, or from a JSON column. */
export function asJsonObject(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('The stored article is not a JSON object.');
  return value as JsonObject;
}

function editedColumns(article: EditedArticle): { article: string; keys: string } {
  const { keys = {} } = writeNode(nodeAt(article, articleItself), article);
  return { article: articleText(article), keys: JSON.stringify(keys) };
}
