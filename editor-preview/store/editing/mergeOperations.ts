import { articleText } from '#content/database/operations/editedRow.ts';
import type { DoneOperation } from '#content/database/operations/operationLog.ts';
import { isWithinBounds, pointerOfNul } from '#content/source/articleDocument.ts';
import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import { maxEditedBlocks, type Operation } from '#editor-preview/model/operation.ts';
import { idOfInserted, overlap, type Touched, touchedBy } from '#editor-preview/model/touched.ts';
import { type LoggedOperation, type Rebased, UnseenTexts } from '#editor-preview/model/unseenTexts.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { isDangerousKey, measureJson } from '#transformer/validate/boundArticle.ts';
import type { TouchedByOperation } from '../operations/loggedOperations.ts';

export interface Merged {
  readonly article: EditedArticle;
  readonly done: readonly DoneOperation[];
  readonly conflicts: readonly ConflictingOperation[];
}

/** Each applies atomically, or becomes a conflict. @param log all operations that the sender has not seen */
export function mergeOperations(
  article: EditedArticle,
  operations: readonly Operation[],
  unseen: UnseenOperations,
  log: readonly LoggedOperation[] = [],
): Merged {
  const merged = merge(article, operations, unseen, log);
  if (isStorable(merged.article, article)) return merged;
  // Bisection, because measuring an article is slow.
  // Later operations depend on the first one over the limit, and become conflicts too.
  let storableCount = 0;
  let tooMany = operations.length;
  while (tooMany - storableCount > 1) {
    const middle = Math.floor((storableCount + tooMany) / 2);
    const { article: reached } = merge(article, operations.slice(0, middle), unseen, log);
    if (isStorable(reached, article)) storableCount = middle;
    else tooMany = middle;
  }
  const { conflicts, ...rest } = merge(article, operations.slice(0, storableCount), unseen, log);
  const behind = operations.slice(storableCount).map((operation) => unstorable(operation));
  return { ...rest, conflicts: [...conflicts, ...behind] };
}

function merge(
  before: EditedArticle,
  operations: readonly Operation[],
  unseen: UnseenOperations,
  log: readonly LoggedOperation[],
): Merged {
  const done: DoneOperation[] = [];
  const conflicts: ConflictingOperation[] = [];
  const texts = new UnseenTexts(before, log);
  let article = before;
  for (const operation of operations) {
    const rebased = texts.rebased(operation.changes);
    const made = madeOn(article, operation, rebased, unseen);
    if ('conflict' in made) {
      conflicts.push(made.conflict);
      texts.omitted(rebased, operation.changes);
    } else {
      done.push(made.done);
      article = made.article;
      texts.done(rebased);
    }
  }
  return { article, done, conflicts };
}

type Made =
  | { readonly done: DoneOperation; readonly article: EditedArticle }
  | { readonly conflict: ConflictingOperation };

function madeOn(article: EditedArticle, sent: Operation, rebased: Rebased, unseen: UnseenOperations): Made {
  if (!hasAllowedContent(sent)) return { conflict: unstorable(sent) };
  const operation = { ...sent, changes: rebased.changes };
  const wanted = touchedByOperation(sent);
  if (rebased.hasConflict)
    return { conflict: { operation, because: 'met', met: unseen.conflictsWith(wanted) } };
  const outcome = applyOperation(article, operation, blockFields);
  if (!outcome.ok)
    return { conflict: { operation: sent, because: outcome.refusal, met: unseen.conflictsWith(wanted) } };
  const met = unseen.conflictsWith(outcome.touched.filter((each) => !UnseenTexts.isMerged(rebased, each)));
  if (met.length > 0) return { conflict: { operation: sent, because: 'met', met } };
  if (!keepsToBounds(outcome.article, article)) return { conflict: unstorable(sent) };
  const { inverse, touched } = outcome;
  return { done: { operation, inverse, touched }, article: outcome.article };
}

function unstorable(operation: Operation): ConflictingOperation {
  return { operation, because: 'not-kept', met: [] };
}

function touchedByOperation({ changes }: Operation): Touched[] {
  return changes.flatMap((change) => touchedBy(change, idOfInserted(change)));
}

/** The path is unchanged; the number of blocks is within the limit or did not grow. */
function keepsToBounds(article: EditedArticle, before: EditedArticle): boolean {
  const { size } = article.nodes;
  return pathOf(article) === pathOf(before) && (size - 1 <= maxEditedBlocks || size <= before.nodes.size);
}

function pathOf({ nodes }: EditedArticle): unknown {
  return nodes.get(articleItself)?.fields.path;
}

/** No prototype keys, no characters that pages cannot show. */
function hasAllowedContent({ changes }: Operation): boolean {
  const { excess, hasDangerousKey } = measureJson(changes);
  if (excess || hasDangerousKey || pointerOfNul(changes) !== undefined) return false;
  return changes.every(
    (change) => !('pointer' in change) || !pointerKeys(change.pointer).some(isDangerousKey),
  );
}

/** Within its limits, or closer to them than before. */
function isStorable(article: EditedArticle, before: EditedArticle): boolean {
  const text = articleText(article);
  return isWithinBounds(articleJson(article), text) || text.length < articleText(before).length;
}

export class UnseenOperations {
  readonly #byBlock = new Map<string, { id: string; touched: Touched }[]>();

  constructor(operations: readonly TouchedByOperation[]) {
    for (const { id, touched } of operations) {
      for (const each of touched) {
        const entries = this.#byBlock.get(each.block) ?? [];
        entries.push({ id, touched: each });
        this.#byBlock.set(each.block, entries);
      }
    }
  }

  conflictsWith(touched: readonly Touched[]): string[] {
    const met = new Set<string>();
    for (const each of touched) {
      for (const entry of this.#byBlock.get(each.block) ?? []) {
        if (!met.has(entry.id) && overlap([each], [entry.touched])) met.add(entry.id);
      }
    }
    return [...met];
  }
}
