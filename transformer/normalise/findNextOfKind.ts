import { everyBlock, mapEveryBlock } from '../blockTree.ts';
import type { ArticleOf, ShownBlock } from '../preparedArticle.ts';

/**
 * Tells each block the number of the next one of its type, so that it can lead there. Only what this reader gets counts:
 * a link must not lead to a block that is not on the page.
 */
export function findNextOfKind(article: ArticleOf<ShownBlock>): ArticleOf<ShownBlock> {
  const later = new Map<string, number>();
  const nextOf = new Map<string, number>();
  for (const block of everyBlock(article).reverse()) {
    const next = later.get(block.type);
    if (next !== undefined) nextOf.set(placeOf(block), next);
    later.set(block.type, block.indexOfKind);
  }
  return mapEveryBlock(article, (block) => {
    const nextOfKind = nextOf.get(placeOf(block));
    return nextOfKind === undefined ? block : { ...block, nextOfKind };
  });
}

function placeOf({ type, indexOfKind }: ShownBlock): string {
  return `${type} ${indexOfKind}`;
}
