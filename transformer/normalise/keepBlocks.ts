import type { When } from '../../schemas/generated/types.ts';
import type { PreparedArticle } from '../preparedArticle.ts';
import { mapEveryBlock } from './everyBlock.ts';

/** The article with only those blocks, nested ones included, whose condition holds. Most have none. */
export function keepBlocks(article: PreparedArticle, holds: (when: When) => boolean): PreparedArticle {
  return mapEveryBlock(article, (block) =>
    block.when === undefined || holds(block.when) ? block : undefined,
  );
}
