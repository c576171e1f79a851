import { pointerKeys } from '../../../contracts/json/jsonPointer.ts';
import { ownValue } from '../../../contracts/json/ownValue.ts';
import { applyOperation } from '../../../editing/applyOperation.ts';
import { articleItself, type EditedArticle } from '../../../editing/editedArticle.ts';
import type { ParkedOperation } from '../../../editing/exchange.ts';
import { type Change, maxEditedBlocks, type Operation } from '../../../editing/operation.ts';
import { type Touched, touchedBy } from '../../../editing/touched.ts';
import { articleJson } from '../../../editing/writeValue.ts';
import { blockFields } from '../../../schemas/generated/blockFields.ts';
import { isDangerousKey, measureJson } from '../../../transformer/json/boundArticle.ts';
import { isWithinBounds, pointerOfNul } from '../../source/articleDocument.ts';
import { articleText } from '../operations/editedRow.ts';
import type { DoneOperation } from '../operations/operationLog.ts';
import type { UnseenOperations } from './unseenOperations.ts';

export interface Merged {
  readonly article: EditedArticle;
  /** In their order. */
  readonly done: readonly DoneOperation[];
  readonly parked: readonly ParkedOperation[];
}

/**
 * Does operations on an article, one after the other, each of them whole or not at all. What meets something that its
 * sender had not seen, cannot be done any more, or would lead to an article that cannot be kept, is parked.
 */
export function mergeOperations(
  article: EditedArticle,
  operations: readonly Operation[],
  unseen: UnseenOperations,
): Merged {
  const merged = merge(article, operations, unseen);
  if (isKeepable(merged.article, article)) return merged;
  // Rare, and to measure an article takes a while: what outgrows it is looked for by halves. What was done behind it in
  // one batch rests on it, and waits with it.
  let fitting = 0;
  let outgrown = operations.length;
  while (outgrown - fitting > 1) {
    const middle = Math.floor((fitting + outgrown) / 2);
    const { article: reached } = merge(article, operations.slice(0, middle), unseen);
    if (isKeepable(reached, article)) fitting = middle;
    else outgrown = middle;
  }
  const { parked, ...rest } = merge(article, operations.slice(0, fitting), unseen);
  const behind = operations.slice(fitting).map((operation) => notKept(operation));
  return { ...rest, parked: [...parked, ...behind] };
}

function merge(before: EditedArticle, operations: readonly Operation[], unseen: UnseenOperations): Merged {
  const done: DoneOperation[] = [];
  const parked: ParkedOperation[] = [];
  let article = before;
  for (const operation of operations) {
    const outcome = holdsNothingForbidden(operation)
      ? applyOperation(article, operation, blockFields)
      : undefined;
    if (!outcome) {
      parked.push(notKept(operation));
    } else if (!outcome.ok) {
      parked.push({ operation, because: outcome.refusal, met: unseen.metBy(meantBy(operation)) });
    } else {
      const met = unseen.metBy(outcome.touched);
      if (met.length > 0) parked.push({ operation, because: 'met', met });
      else if (!keepsToBounds(outcome.article, article)) parked.push(notKept(operation));
      else {
        done.push({ operation, inverse: outcome.inverse, touched: outcome.touched });
        article = outcome.article;
      }
    }
  }
  return { article, done, parked };
}

function notKept(operation: Operation): ParkedOperation {
  return { operation, because: 'not-kept', met: [] };
}

/** What an operation would have written, had it been possible. */
function meantBy({ changes }: Operation): Touched[] {
  return changes.flatMap((change) => touchedBy(change, idOfInserted(change)));
}

function idOfInserted(change: Change): string | undefined {
  if (change.kind !== 'insert') return undefined;
  const { json } = change.block;
  const id = typeof json === 'object' && json !== null ? ownValue(json, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whether it has the same path, and not more blocks than may be, or at least no more than before. */
function keepsToBounds(article: EditedArticle, before: EditedArticle): boolean {
  const { size } = article.nodes;
  return pathOf(article) === pathOf(before) && (size - 1 <= maxEditedBlocks || size <= before.nodes.size);
}

function pathOf({ nodes }: EditedArticle): unknown {
  return nodes.get(articleItself)?.fields.path;
}

/** Whether nothing in it could reach a prototype, or is a character that no page can show. */
function holdsNothingForbidden({ changes }: Operation): boolean {
  const { excess, hasDangerousKey } = measureJson(changes);
  if (excess || hasDangerousKey || pointerOfNul(changes) !== undefined) return false;
  return changes.every(
    (change) => !('pointer' in change) || !pointerKeys(change.pointer).some(isDangerousKey),
  );
}

/** Whether it is within the bounds of articles, or at least nearer to them than before. */
function isKeepable(article: EditedArticle, before: EditedArticle): boolean {
  const text = articleText(article);
  return isWithinBounds(articleJson(article), text) || text.length < articleText(before).length;
}
