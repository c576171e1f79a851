import type { BlockList, ShownBlock } from '../preparedArticle.ts';

/**
 * Tells each block the number of the next one of its type, so that it can lead there. Only what this reader gets counts:
 * a link must not lead to a block that is not on the page.
 */
export function findNextOfKind(blocks: BlockList<ShownBlock>): BlockList<ShownBlock> {
  const numbers = new Map<string, number>();
  const reversed = blocks.toReversed().map((block) => {
    const nextOfKind = numbers.get(block.type);
    numbers.set(block.type, block.indexOfKind);
    return nextOfKind === undefined ? block : { ...block, nextOfKind };
  });
  return reversed.reverse();
}
