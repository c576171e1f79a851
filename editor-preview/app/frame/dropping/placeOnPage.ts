import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { containingList, listsIn } from '../../document/blockPlaces.ts';
import type { InsertionPoint } from '../../document/moves.ts';
import type { DropAt } from '../../dragging/drop.ts';
import type { BlockBox, Box } from '../messages.ts';

export interface Point {
  readonly left: number;
  readonly top: number;
}

export interface DropOnPage {
  readonly place: InsertionPoint;
  readonly mark: Box;
}

const lineWidth = 4;

export type PlaceAt = (block: string, at: DropAt) => InsertionPoint | undefined;

/**
 * Next to the innermost allowed block under it, on the nearer side, or inside an empty one. Outside of blocks,
 * the nearest. Undefined if it is not allowed.
 */
export function placeOnPage(
  article: EditedArticle,
  placeAt: PlaceAt,
  layout: readonly BlockBox[],
  point: Point,
): DropOnPage | undefined {
  const boxes = new Map(layout.map(({ block, box }) => [block, box]));
  for (const block of blocksAt(article, layout, point)) {
    const box = boxes.get(block);
    if (!box) continue;
    const { at, mark } = wayToDrop(article, block, box, boxes, point);
    const place = placeAt(block, at);
    if (place) return { place, mark };
  }
  return undefined;
}

function blocksAt(article: EditedArticle, layout: readonly BlockBox[], point: Point): string[] {
  const under = layout
    .filter(({ block, box }) => article.nodes.has(block) && isIn(point, box))
    .toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
  if (under.length > 0) return under.map(({ block }) => block);
  const own = layout.filter(({ block }) => article.nodes.get(block)?.slot?.parent === articleItself);
  const [nearest] = own.toSorted((a, b) => awayFrom(point, a.box) - awayFrom(point, b.box));
  return nearest ? [nearest.block] : [];
}

function wayToDrop(
  article: EditedArticle,
  block: string,
  box: Box,
  boxes: ReadonlyMap<string, Box>,
  point: Point,
): { at: DropAt; mark: Box } {
  if (isEmptyHolder(article, block) && isInMiddle(point, box)) return { at: 'combine', mark: box };
  const row = rowOf(article, block, box, boxes);
  if (!row) {
    const isBefore = point.top < box.top + box.height / 2;
    const top = isBefore ? box.top : box.top + box.height;
    return { at: edge(isBefore), mark: { ...box, top: top - lineWidth / 2, height: lineWidth } };
  }
  const isOnLeft = point.left < box.left + box.width / 2;
  const left = isOnLeft ? box.left : box.left + box.width;
  return {
    at: edge(isOnLeft === (row === 'left to right')),
    mark: { ...box, left: left - lineWidth / 2, width: lineWidth },
  };
}

function edge(isBefore: boolean): DropAt {
  return isBefore ? 'reorder-before' : 'reorder-after';
}

/** The direction of a list with horizontal layout; undefined for a vertical one. */
function rowOf(
  article: EditedArticle,
  block: string,
  box: Box,
  boxes: ReadonlyMap<string, Box>,
): 'left to right' | 'right to left' | undefined {
  const blocks = containingList(article, block)?.blocks ?? [];
  const at = blocks.indexOf(block);
  const [before, after] = [boxes.get(blocks[at - 1] ?? ''), boxes.get(blocks[at + 1] ?? '')];
  if (before && sharesRow(before, box)) return before.left < box.left ? 'left to right' : 'right to left';
  if (after && sharesRow(after, box)) return box.left < after.left ? 'left to right' : 'right to left';
  return undefined;
}

function sharesRow(a: Box, b: Box): boolean {
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return shared > Math.min(a.height, b.height) / 2;
}

function isEmptyHolder(article: EditedArticle, block: string): boolean {
  const lists = listsIn(article, block);
  return lists.length > 0 && lists.every(({ blocks }) => blocks.length === 0);
}

/** Not near the upper and lower edge, where a drop is before or after it. */
function isInMiddle({ top }: Point, box: Box): boolean {
  return top > box.top + box.height / 4 && top < box.top + (box.height * 3) / 4;
}

function isIn({ left, top }: Point, box: Box): boolean {
  return left >= box.left && left <= box.left + box.width && top >= box.top && top <= box.top + box.height;
}

function awayFrom({ top }: Point, box: Box): number {
  return Math.max(box.top - top, top - box.top - box.height, 0);
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
