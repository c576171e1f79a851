import type { EditedArticle } from './editedArticle.ts';
import type { Change } from './operation.ts';
import type { Touched } from './touched.ts';

/**
 * Why a change cannot be applied. `gone`: its target or anchor no longer exists; `id-taken`: its block or
 * item has the id or key of another; `no-block`: no block, or one under another id; `misplaced`: not allowed
 * there; `other-text`: the text differs from the expected one.
 */
export type Refusal = 'gone' | 'id-taken' | 'no-block' | 'misplaced' | 'other-text';

/** The changed article, or why the change cannot be applied. */
export type ChangeOutcome =
  | {
      readonly ok: true;
      readonly article: EditedArticle;
      /** The change that reverts it. */
      readonly inverse: Change;
      readonly touched: readonly Touched[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The changes of one kind. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** The outcome of a change that cannot be applied. */
export function refused(refusal: Refusal): ChangeOutcome {
  return { ok: false, refusal };
}
