import type { BlockType } from '../schemas/generated/types.ts';
import type { PreparedArticle } from '../transformer/preparedArticle.ts';

/**
 * The positions of an article's blocks that are left out of the page, and are of a type or may have been meant to be.
 * That such a block is wrong is told; what others miss of it only follows from that.
 */
export function leftOutBlocks({ blocks }: PreparedArticle, type: BlockType): number[] {
  const positions: number[] = [];
  for (let position = 0; position < blocks.length; position++) {
    const block = blocks[position];
    const rejection = block?.rejection;
    if (rejection === undefined) continue;
    if (block?.type === type || rejection === 'unknown' || rejection === 'malformed')
      positions.push(position);
  }
  return positions;
}
