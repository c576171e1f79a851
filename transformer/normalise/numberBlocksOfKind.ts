import type { BlockPosition, PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { forBlocksInside } from './everyBlock.ts';

/**
 * Numbers the blocks of each type in reading order, nested ones included, from 0: tracking and layouts ask for the
 * position of a card.
 */
export function numberBlocksOfKind(article: PreparedArticle): PreparedArticle {
  const counts = new Map<string, number>();
  function next(type: string): number {
    const indexOfKind = counts.get(type) ?? 0;
    counts.set(type, indexOfKind + 1);
    return indexOfKind;
  }
  const blocks = article.blocks.map((block): PreparedBlock => {
    const indexOfKind = next(block.type);
    const inside = new Map<string, BlockPosition>();
    forBlocksInside(block, ({ type }, pointer) => inside.set(pointer, { indexOfKind: next(type) }));
    return { ...block, indexOfKind, ...(inside.size > 0 ? { inside } : {}) };
  });
  return { ...article, blocks };
}
