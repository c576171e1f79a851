import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import type { Change } from '#editing/operation.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { compareArticles } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';
import type { Difference } from './differences.ts';
import { restoreBlock, restoreField } from './restore.ts';
import type { ComparedState } from './useCompared.ts';

// What is compared with an earlier state need not be what is there now: what is restored is looked for in that.

/** The changes that make a block of the article what it was in an earlier state; none where it is like that already. */
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

/** The changes that make one field what it was. */
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
