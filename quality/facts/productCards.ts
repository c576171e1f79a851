import { leftOutBlocks } from '../leftOutBlocks.ts';
import type { ArticleSubject } from '../subjects/subjects.ts';

/**
 * The number of product cards that links can target. A rejected card counts: its absence is reported already.
 */
export function productCardCount({ envelope, blocksOf }: ArticleSubject): number {
  return blocksOf('product-card').length + leftOutBlocks(envelope, 'product-card').length;
}

/**
 * The anchor that a pick of a quick look targets: the named card's, or that of the card at the same index.
 */
export function anchorOfPick({ hashRoute }: { hashRoute?: string }, index: number): string {
  return hashRoute?.replace('#', '') || `page0-card${index}`;
}
