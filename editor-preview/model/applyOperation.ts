import { applyChange } from './applyChange.ts';
import type { Refusal } from './changeOutcome.ts';
import type { BlockFieldsByType, EditedArticle } from './editedArticle.ts';
import type { Change, Operation } from './operation.ts';
import type { Touched } from './touched.ts';

export type OperationOutcome =
  | {
      readonly ok: true;
      readonly article: EditedArticle;
      /** The changes that revert it, in the order of application. */
      readonly inverse: readonly Change[];
      readonly touched: readonly Touched[];
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly change: Change };

export function applyOperation(
  article: EditedArticle,
  { changes }: Pick<Operation, 'changes'>,
  blockFields: BlockFieldsByType,
): OperationOutcome {
  const inverse: Change[] = [];
  const touched: Touched[] = [];
  let current = article;
  for (const change of changes) {
    const outcome = applyChange(current, change, blockFields);
    if (!outcome.ok) return { ok: false, refusal: outcome.refusal, change };
    current = outcome.article;
    inverse.unshift(outcome.inverse);
    touched.push(...outcome.touched);
  }
  return { ok: true, article: current, inverse, touched };
}
