import type { BlockHtml } from '../../transformer/blockHtml.ts';
import { countWords, minutesToRead } from '../../transformer/countWords.ts';

/** How long the article takes to read, in whole minutes, at least one. */
export function readingMinutes(blocks: readonly BlockHtml[]): number {
  return minutesToRead(blocks.reduce((sum, block) => sum + countWords(block.html), 0));
}
