import { articleItself, type EditedArticle, type Slot } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import {
  accepts,
  type BlockList,
  containingList,
  listsIn,
  outermost,
  typeOfNode,
  withAncestors,
} from './blockPlaces.ts';

export interface InsertionPoint {
  readonly into: Slot;
  readonly after: string | null;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** The changes that move blocks to a place, in order; undefined if one is not allowed there. */
export function movesTo(
  article: EditedArticle,
  ids: ReadonlySet<string>,
  { into, after }: InsertionPoint,
): Change[] | undefined {
  const blocks = outermost(article, ids);
  const list = listsIn(article, into.parent).find(({ slot }) => slot.list === into.list);
  if (!list || blocks.length === 0 || !isAllowed(article, blocks, list)) return undefined;
  // The preceding block may be one of the moved ones.
  const anchor = lastUnmoved(list, after, new Set(blocks));
  return blocks.map((block, index) => ({ kind: 'move', block, into, after: blocks[index - 1] ?? anchor }));
}

function isAllowed(article: EditedArticle, blocks: readonly string[], list: BlockList): boolean {
  const ancestors = withAncestors(article, list.slot.parent);
  return blocks.every((id) => accepts(list, typeOfNode(article.nodes.get(id))) && !ancestors.includes(id));
}

function lastUnmoved({ blocks }: BlockList, after: string | null, moved: ReadonlySet<string>): string | null {
  if (after === null) return null;
  const before = blocks.slice(0, blocks.indexOf(after) + 1);
  return before.findLast((id) => !moved.has(id)) ?? null;
}

export function placeInDirection(
  article: EditedArticle,
  ids: ReadonlySet<string>,
  direction: Direction,
): InsertionPoint | undefined {
  const blocks = outermost(article, ids);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const place = nextPlace(article, first, last, direction);
  return place && movesTo(article, ids, place) ? place : undefined;
}

function nextPlace(
  article: EditedArticle,
  first: string,
  last: string,
  direction: Direction,
): InsertionPoint | undefined {
  const list = containingList(article, first);
  if (!list) return undefined;
  const { slot, blocks } = list;
  const at = blocks.indexOf(first);
  switch (direction) {
    case 'up':
      return at > 0 ? { into: slot, after: blocks[at - 2] ?? null } : undefined;
    case 'down': {
      const next = blocks[blocks.indexOf(last) + 1];
      return next === undefined ? undefined : { into: slot, after: next };
    }
    case 'in': {
      const before = blocks[at - 1];
      const inner = before === undefined ? undefined : listsIn(article, before).at(-1);
      return inner && { into: inner.slot, after: inner.blocks.at(-1) ?? null };
    }
    case 'out': {
      const outer = article.nodes.get(slot.parent)?.slot;
      return outer && { into: outer, after: slot.parent };
    }
  }
}

export function placesFor(article: EditedArticle, ids: ReadonlySet<string>): InsertionPoint[] {
  const chosen = outermost(article, ids);
  const inside = (id: string): InsertionPoint[] =>
    listsIn(article, id).flatMap((list) => {
      const isOpen = chosen.length > 0 && isAllowed(article, chosen, list);
      const at = (after: string | null): InsertionPoint[] => (isOpen ? [{ into: list.slot, after }] : []);
      return [...at(null), ...list.blocks.flatMap((block) => [...inside(block), ...at(block)])];
    });
  return inside(articleItself);
}
