import type { EditedArticle } from './editedArticle.ts';
import type { Change } from './operation.ts';
import type { Touched } from './touched.ts';

/**
 * `gone`: the target or anchor no longer exists. `no-block`: no block, or one under another id.
 * `misplaced`: not allowed there. `other-text`: the text differs from the expected one.
 */
export type Refusal = 'gone' | 'id-taken' | 'no-block' | 'misplaced' | 'other-text';

export type ChangeOutcome =
  | {
      readonly ok: true;
      readonly article: EditedArticle;
      readonly inverse: Change;
      readonly touched: readonly Touched[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

export function refused(refusal: Refusal): ChangeOutcome {
  return { ok: false, refusal };
}
