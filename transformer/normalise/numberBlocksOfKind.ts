import { mapEveryBlock } from '../blockTree.ts';
import type { PreparedArticle } from '../preparedArticle.ts';

/**
 * Numbers the blocks of each type in reading order, nested ones included, from 0: tracking, layouts and links ask for
 * the position of a card. All that the author wrote are counted, also one that this reader does not get: a link to the
 * third card leads to the same one for everybody.
 */
export function numberBlocksOfKind(article: PreparedArticle): PreparedArticle {
  const counts = new Map<string, number>();
  return mapEveryBlock(article, (block) => {
    const indexOfKind = counts.get(block.type) ?? 0;
    counts.set(block.type, indexOfKind + 1);
    return { ...block, indexOfKind };
  });
}
