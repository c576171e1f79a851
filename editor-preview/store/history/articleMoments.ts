import { getRevision } from '#content/database/articles/articleStore.ts';
import {
  asJsonObject,
  type Edited,
  loadEdited,
  loadSnapshot,
  readEdited,
} from '#content/database/operations/editedRow.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { type ArticleAt, type Moment, momentText } from '#editor-preview/model/history.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { articleJson, nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { foldedTo } from '../operations/loggedOperations.ts';

const batch = 200;

export async function articleAt(db: Database, path: string, moment: Moment): Promise<ArticleAt | undefined> {
  switch (moment.kind) {
    case 'revision':
      return articleOfRevision(db, path, moment.revision);
    case 'operation':
      return asAnswer(await stateAfter(db, path, moment.sequence));
    case 'now':
      return asAnswer(await loadEdited(db, path));
  }
}

function asAnswer(edited: Edited | undefined): ArticleAt | undefined {
  return (
    edited && {
      at: momentText({ kind: 'operation', sequence: edited.sequence }),
      article: writeNode(nodeAt(edited.article, articleItself), edited.article),
      hasKeys: true,
    }
  );
}

/** With item keys if the editor published it. */
async function articleOfRevision(
  db: Database,
  path: string,
  revision: string,
): Promise<ArticleAt | undefined> {
  const found = await getRevision(db, path, revision);
  if (!found) return undefined;
  const at = momentText({ kind: 'revision', revision });
  const published = asJsonObject(found.value);
  const edited = await stateOfPublishing(db, path, revision);
  if (edited && sameJson(articleJson(edited.article), published))
    return { at, article: writeNode(nodeAt(edited.article, articleItself), edited.article), hasKeys: true };
  return { at, article: { json: articleJson(readEdited(published)) }, hasKeys: false };
}

async function stateOfPublishing(db: Database, path: string, revision: string): Promise<Edited | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('sequence')
    .where('id', '=', revision)
    .executeTakeFirst();
  return row?.sequence == null ? undefined : stateAfter(db, path, row.sequence);
}

/** Undefined beyond the last sequence, or if some operations are folded. */
export async function stateAfter(db: Database, path: string, sequence: number): Promise<Edited | undefined> {
  let state = (await loadSnapshot(db, path, sequence)) ?? (await loadEdited(db, path));
  if (!state || state.sequence < sequence) return undefined;
  if (state.sequence > sequence && sequence < (await foldedTo(db, path))) return undefined;
  while (state.sequence > sequence) {
    const from: number = Math.max(sequence, state.sequence - batch);
    state = await rolledBack(db, path, state, from);
  }
  return state;
}

async function rolledBack(db: Database, path: string, state: Edited, sequence: number): Promise<Edited> {
  const rows = await db
    .selectFrom('operations')
    .select('inverse')
    .where('path', '=', path)
    .where('sequence', '>', sequence)
    .where('sequence', '<=', state.sequence)
    .orderBy('sequence', 'desc')
    .execute();
  let { article } = state;
  for (const { inverse } of rows) {
    const outcome = applyOperation(article, { changes: inverse }, blockFields);
    if (!outcome.ok) throw new Error(`An operation on ${path} cannot be reverted: ${outcome.refusal}.`);
    article = outcome.article;
  }
  return { article, sequence };
}
