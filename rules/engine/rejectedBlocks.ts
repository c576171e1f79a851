import type { BlockType } from '#schemas/generated/types.ts';
import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';

/** Their rejection is reported already; rules skip what follows from it. */
export function rejectedBlocks({ blocks }: PreparedArticle, type: BlockType): number[] {
  return blocks.flatMap((block, position) => {
    const { rejection } = block;
    const mayBeOfType = block.type === type || rejection === 'unknown' || rejection === 'malformed';
    return rejection !== undefined && mayBeOfType ? [position] : [];
  });
}
