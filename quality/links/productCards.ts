import { leftOutBlocks } from '../leftOutBlocks.ts';
import type { ArticleSubject } from '../subjects/subjects.ts';

/**
 * How many product cards an article has for links to jump to. One that is left out because of its content counts: that
 * it is missing is told, and that a link leads nowhere only follows from it.
 */
export function productCardCount({ envelope, blocksOf }: ArticleSubject): number {
  return blocksOf('product-card').length + leftOutBlocks(envelope, 'product-card').length;
}
