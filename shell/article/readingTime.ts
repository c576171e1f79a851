import { wordsInBlock } from '#transformer/articleWords.ts';
import { everyBlock, isLeftOut } from '#transformer/blockTree.ts';
import { minutesToRead } from '#transformer/countWords.ts';
import type { PreparedArticle } from '#transformer/preparedArticle.ts';

/** How long the article takes to read, in whole minutes, at least one. */
export function readingMinutes(article: Pick<PreparedArticle, 'blocks'>): number {
  const read = everyBlock(article).filter((block) => !isLeftOut(block));
  return minutesToRead(read.reduce((sum, { type, data }) => sum + wordsInBlock(type, data), 0));
}
