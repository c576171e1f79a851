import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { accepts, containingList, listsIn, typeOfNode } from '../document/blockPlaces.ts';
import { type InsertionPoint, movesTo } from '../document/moves.ts';

/** The drop position at a row: upper edge, lower edge, or onto it. */
export type DropAt = 'reorder-before' | 'reorder-after' | 'combine';

/** The insertion point of a drop at a row; undefined if it is not allowed. */
export function placeOfDrop(
  article: EditedArticle,
  dragged: ReadonlySet<string>,
  row: string,
  at: DropAt,
): InsertionPoint | undefined {
  const place = at === 'combine' ? insideOf(article, dragged, row) : siblingPlace(article, row, at);
  return place && movesTo(article, dragged, place) ? place : undefined;
}

export function placeOfNew(
  article: EditedArticle,
  type: string,
  row: string,
  at: DropAt,
): InsertionPoint | undefined {
  if (at === 'combine') return lastInside(article, [type], row);
  const list = row === articleItself ? undefined : containingList(article, row);
  return list && accepts(list, type) ? siblingPlace(article, row, at) : undefined;
}

function insideOf(
  article: EditedArticle,
  dragged: ReadonlySet<string>,
  row: string,
): InsertionPoint | undefined {
  return lastInside(
    article,
    [...dragged].map((id) => typeOfNode(article.nodes.get(id))),
    row,
  );
}

/** At the end of the first list inside that accepts all types. */
function lastInside(
  article: EditedArticle,
  types: readonly string[],
  row: string,
): InsertionPoint | undefined {
  const list = listsIn(article, row).find((one) => types.every((type) => accepts(one, type)));
  return list && { into: list.slot, after: list.blocks.at(-1) ?? null };
}

function siblingPlace(article: EditedArticle, row: string, at: DropAt): InsertionPoint | undefined {
  if (row === articleItself) return undefined;
  const list = containingList(article, row);
  if (!list) return undefined;
  const before = list.blocks[list.blocks.indexOf(row) - 1] ?? null;
  return { into: list.slot, after: at === 'reorder-before' ? before : row };
}
