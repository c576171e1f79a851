import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { words } from '../words/words.ts';
import { type ArticleComparison, type ComparedBlock, isDifferent } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';

export interface Difference extends ComparedBlock {
  readonly key: string;
}

export function differencesIn({ article, blocks }: ArticleComparison): readonly Difference[] {
  const own = { before: articleItself, after: articleItself, isMoved: false, changes: article };
  return [own, ...blocks].filter(isDifferent).map((block) => ({
    ...block,
    key: `${block.before ?? '+'} ${block.after ?? '-'}`,
  }));
}

export function isOfArticle({ after }: Pick<ComparedBlock, 'after'>): boolean {
  return after === articleItself;
}

export function kindOf(difference: Pick<Difference, 'before' | 'after' | 'isMoved'>): FieldChange['kind'] {
  const { before, after, isMoved } = difference;
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isMoved ? 'moved' : 'changed';
}

const labels = words.compare;

export function inWords({ before, after, isMoved, changes }: Omit<Difference, 'key'>): string {
  if (before === undefined) return labels.added;
  if (after === undefined) return labels.removed;
  const moved = isMoved ? labels.moved : '';
  if (changes.length === 0) return moved;
  return moved === '' ? labels.changed : labels.andChanged(moved);
}

export const kindNames: Readonly<Record<FieldChange['kind'], string>> = {
  added: labels.added,
  removed: labels.removed,
  changed: labels.changed,
  moved: labels.movedInList,
};
