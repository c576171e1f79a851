import { storeDraft } from '#content/database/articles/drafts.ts';
import { getPublished } from '#content/database/articles/publishedArticles.ts';
import { articleText, type Edited, storeEdited } from '#content/database/operations/editedRow.ts';
import { appendOperations } from '#content/database/operations/operationLog.ts';
import type { Work } from '#content/database/tables/tables.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { maxOperationsInReply, type OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { LoggedOperation } from '#editor-preview/model/unseenTexts.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { conflictsAmong, storeConflicts } from '../operations/conflictingOperations.ts';
import { doneAmong, foldedTo, operationsSince, touchedSince } from '../operations/loggedOperations.ts';
import { type Merged, mergeOperations, UnseenOperations } from './mergeOperations.ts';

export interface OperationBatch {
  since: number;
  /** Id of the sending window; empty if unknown. */
  sender: string;
  operations: readonly Operation[];
}

export type TakeOutcome =
  | ({ ok: true; changed: boolean } & OperationsReply)
  /** The sender has seen more than there is: the store was restored from an older state. */
  | { ok: false; sequence: number };

interface Taken {
  outcome: TakeOutcome;
  saved?: { after: Edited; changedAt: string };
}

export async function takeOperations(
  work: Work,
  path: string,
  { since, sender, operations }: OperationBatch,
  before: Edited,
): Promise<Taken> {
  if (since > before.sequence) return { outcome: { ok: false, sequence: before.sequence } };
  const done = await doneAmong(work, path, operations);
  const conflictsBefore = await conflictsAmong(work, path, operations);
  const known = new Set([...done, ...conflictsBefore.map(({ operation }) => operation.id)]);
  const fresh = operations.filter(({ id }) => isFirst(known, id));
  const foreign = (await touchedSince(work, path, { since, sender })).filter(({ id }) => !done.has(id));
  const log = foreign.length > 0 && fresh.some(writesTexts) ? await logSince(work, path, since, foreign) : [];
  const merged =
    since < (await foldedTo(work, path))
      ? separate(before.article, fresh)
      : mergeOperations(before.article, fresh, new UnseenOperations(foreign), log);

  const changed = merged.done.length > 0;
  const after = { article: merged.article, sequence: before.sequence + merged.done.length };
  await appendOperations(work, path, { after: before.sequence, sender, operations: merged.done });
  const conflicts = merged.conflicts.map((each) => (sender === '' ? each : { ...each, sender }));
  await storeConflicts(work, path, conflicts);
  const changedAt = changed ? await storeEdited(work, path, after, before) : undefined;
  if (changed) await keepAsDraft(work, path, after, merged.done.at(-1)?.operation.author ?? '');
  const outcome: TakeOutcome = {
    ok: true,
    changed,
    sequence: after.sequence,
    operations: await operationsSince(work, path, since),
    parked: [...conflictsBefore, ...conflicts],
  };
  return { outcome, ...(changedAt !== undefined && { saved: { after, changedAt } }) };
}

function writesTexts({ changes }: Operation): boolean {
  return changes.some(({ kind }) => kind === 'text');
}

async function logSince(
  work: Work,
  path: string,
  since: number,
  foreign: readonly { id: string }[],
): Promise<LoggedOperation[]> {
  const ofOthers = new Set(foreign.map(({ id }) => id));
  const log = await operationsSince(work, path, since);
  if (log.length >= maxOperationsInReply) return [];
  return log.map(({ operation }) => ({ changes: operation.changes, isMine: !ofOthers.has(operation.id) }));
}

/** Their base is folded: conflicts and duplicates cannot be detected, so an editor must decide. */
function separate(article: EditedArticle, operations: readonly Operation[]): Merged {
  return {
    article,
    done: [],
    conflicts: operations.map((operation) => ({ operation, because: 'met', met: [] })),
  };
}

async function keepAsDraft(work: Work, path: string, { article }: Edited, author: string): Promise<void> {
  const draft = await work
    .selectFrom('drafts')
    .select('based_on')
    .where('path', '=', path)
    .executeTakeFirst();
  const basedOn = draft ? revisionOf(draft.based_on) : (await getPublished(work, path))?.revision;
  const json = articleJson(article);
  await storeDraft(work, path, { json: articleText(article), article: json, author, basedOn });
}

function revisionOf(number: string | null): string | undefined {
  return number === null ? undefined : String(number);
}

function isFirst(known: Set<string>, id: string): boolean {
  if (known.has(id)) return false;
  known.add(id);
  return true;
}
