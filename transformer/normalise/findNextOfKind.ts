import type { BlockList, ShownBlock } from '../article/preparedArticle.ts';

/** Adds the index of the next block of its type, for links. Counts only blocks on this reader's page. */
export function findNextOfKind(blocks: BlockList<ShownBlock>): BlockList<ShownBlock> {
  const numbers = new Map<string, number>();
  const reversed = blocks.toReversed().map((block) => {
    const nextOfKind = numbers.get(block.type);
    numbers.set(block.type, block.indexOfKind);
    return nextOfKind === undefined ? block : { ...block, nextOfKind };
  });
  return reversed.reverse();
}
