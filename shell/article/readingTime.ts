import { wordsInBlock } from '#transformer/articleWords.ts';
import { isLeftOut } from '#transformer/blockTree.ts';
import { minutesToRead } from '#transformer/countWords.ts';
import type { BlockList, PreparedBlock } from '#transformer/preparedArticle.ts';

/** How long all blocks of an article take to read, in whole minutes, at least one. */
export function readingMinutes(blocks: BlockList<PreparedBlock>): number {
  const read = blocks.filter((block) => !isLeftOut(block));
  return minutesToRead(read.reduce((sum, { type, data }) => sum + wordsInBlock(type, data), 0));
}
