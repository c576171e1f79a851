import type { JsonMeasure } from './json/boundArticle.ts';
import type { Renderings } from './renderedBlock.ts';
import type { CheckedBlock } from './validate/checkBlock.ts';
import type { CheckedEnvelope } from './validate/validateEnvelope.ts';

/**
 * What is kept of an article's blocks from one page to the next. A block that is written as it was the last time
 * becomes the same object again ({@link recall}), and what was found and made of that object is at hand: it is neither
 * measured, checked nor rendered anew. Whoever makes a cache bounds it, and nobody changes articles that it was given.
 */
export interface BlockCache {
  /** The article, with the objects of the last time for all blocks that are still the same. */
  recall(article: unknown): unknown;
  /** Keeps the blocks of an article that a page was made of, and what was made of them. */
  keep(article: unknown): void;
  /** How large a block is that was kept; undefined for every other part of an article. */
  measureOf(part: object): JsonMeasure | undefined;
  /** `checkEnvelope`, once as long as nothing of the article changes but its blocks. */
  checkEnvelope(article: object): CheckedEnvelope;
  /** `checkBlock`, once for each object. The outcome carries `renderings`. */
  check(block: object): CheckedBlock;
  /** The HTML of blocks that no author wrote, by all that they are. */
  inserted: Renderings;
}
