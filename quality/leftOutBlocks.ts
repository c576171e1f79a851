import type { BlockType } from '#schemas/generated/types.ts';
import type { PreparedArticle } from '#transformer/preparedArticle.ts';

/**
 * The positions of an article's blocks that are left out of the page, and are of a type or may have been meant to be.
 * That such a block is wrong is told; what others miss of it only follows from that.
 */
export function leftOutBlocks({ blocks }: PreparedArticle, type: BlockType): number[] {
  return blocks.flatMap((block, position) => {
    const { rejection } = block;
    const mayBeMeant = block.type === type || rejection === 'unknown' || rejection === 'malformed';
    return rejection !== undefined && mayBeMeant ? [position] : [];
  });
}
