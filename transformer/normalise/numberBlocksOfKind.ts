import { mapEveryBlock } from '../blockTree.ts';
import type { PreparedArticle } from '../preparedArticle.ts';

/** A newer version of a type is of its kind: `recipe-v2` is a recipe. */
function kindOf(type: string): string {
  return type.replace(/-v\d{1,2}$/, '');
}

/**
 * Numbers the blocks of each kind in reading order, nested ones included, from 0: tracking, layouts and links ask for
 * the position of a card. All that the author wrote are counted, also one that this reader does not get: a link to the
 * third card leads to the same one for everybody.
 */
export function numberBlocksOfKind(article: PreparedArticle): PreparedArticle {
  const counts = new Map<string, number>();
  return mapEveryBlock(article, (block) => {
    const kind = kindOf(block.type);
    const indexOfKind = counts.get(kind) ?? 0;
    counts.set(kind, indexOfKind + 1);
    return { ...block, indexOfKind };
  });
}
