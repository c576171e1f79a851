import { articleItself } from '#editing/editedArticle.ts';
import { words } from '../words/words.ts';
import { type ArticleComparison, type ComparedBlock, isDifferent } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';

/** A difference in the article's own fields, or in a block. */
export interface Difference extends ComparedBlock {
  /** Unique. */
  readonly key: string;
}

/** All differences in reading order, the article's own first. */
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

/** The main kind of a block's change. */
export function kindOf({
  before,
  after,
  isMoved,
}: Pick<Difference, 'before' | 'after' | 'isMoved'>): FieldChange['kind'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isMoved ? 'moved' : 'changed';
}

const said = words.compare;

/** A block's change in words. */
export function inWords({ before, after, isMoved, changes }: Omit<Difference, 'key'>): string {
  if (before === undefined) return said.added;
  if (after === undefined) return said.removed;
  const moved = isMoved ? said.moved : '';
  if (changes.length === 0) return moved;
  return moved === '' ? said.changed : said.andChanged(moved);
}

/** A field's change in words. */
export const kindNames: Readonly<Record<FieldChange['kind'], string>> = {
  added: said.added,
  removed: said.removed,
  changed: said.changed,
  moved: said.movedInList,
};
