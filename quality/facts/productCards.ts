import { leftOutBlocks } from '../leftOutBlocks.ts';
import type { ArticleSubject } from '../subjects/subjects.ts';

/**
 * How many product cards an article has for links to jump to. One that is left out because of its content counts: that
 * it is missing is told, and that a link leads nowhere only follows from it.
 */
export function productCardCount({ envelope, blocksOf }: ArticleSubject): number {
  return blocksOf('product-card').length + leftOutBlocks(envelope, 'product-card').length;
}

/** The anchor that a pick of a quick look leads to: that of the card which it names, or of the one at its own place. */
export function anchorOfPick({ hashRoute }: { hashRoute?: string }, index: number): string {
  return hashRoute?.replace('#', '') || `page0-card${index}`;
}
