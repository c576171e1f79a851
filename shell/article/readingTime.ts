import type { BlockList, PreparedBlock } from '#transformer/article/preparedArticle.ts';
import { isLeftOut } from '#transformer/blockTree.ts';
import { wordsInBlock } from '#transformer/words/articleWords.ts';
import { minutesToRead } from '#transformer/words/countWords.ts';

/** In minutes, at least one. `words` of the whole article are used unless this reader gets only some blocks. */
export function readingMinutes(
  { allBlocks, gated }: Record<'allBlocks' | 'gated', BlockList<PreparedBlock>>,
  words?: number,
): number {
  if (words !== undefined && gated.length === 0) return minutesToRead(words);
  const read = allBlocks.filter((block) => !isLeftOut(block));
  return minutesToRead(read.reduce((sum, { type, data }) => sum + wordsInBlock(type, data), 0));
}
