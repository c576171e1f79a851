import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import type { Change } from '#editing/operation.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { compareArticles } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';
import type { Difference } from './differences.ts';
import { restoreBlock, restoreField } from './restore.ts';
import type { ComparedState } from './useCompared.ts';

// The compared state need not be the current one: targets are looked up in the current article.

/** Changes that restore a block from an earlier state; none if nothing differs. */
export function changesForBlock(
  now: EditedArticle,
  then: ComparedState,
  { before, after }: Difference,
): readonly Change[] {
  const { blocks } = compareArticles(then.article, now, then.hasKeys);
  const found =
    before === undefined
      ? blocks.find((block) => block.before === undefined && block.after === after)
      : blocks.find((block) => block.before === before);
  return found ? restoreBlock(now, then.article, found, blockFields) : [];
}

/** Changes that restore one field. */
export function changesForField(
  now: EditedArticle,
  then: ComparedState,
  difference: Difference,
  wanted: FieldChange,
): readonly Change[] {
  const comparison = compareArticles(then.article, now, then.hasKeys);
  const owner =
    difference.before === articleItself
      ? { before: articleItself, after: articleItself, changes: comparison.article }
      : comparison.blocks.find(({ before }) => before === difference.before);
  const change = owner?.changes.find(
    ({ kind, before, after }) =>
      (wanted.before === undefined
        ? before === undefined && after === wanted.after
        : before === wanted.before) && (kind === 'moved') === (wanted.kind === 'moved'),
  );
  return owner && change ? restoreField(now, then.article, owner, change) : [];
}
