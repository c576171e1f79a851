import { rejectedBlocks } from '../rejectedBlocks.ts';
import type { ArticleSubject } from '../subjects/subjects.ts';

/** A rejected card counts: its absence is reported already. */
export function productCardCount({ envelope, blocksOf }: ArticleSubject): number {
  return blocksOf('product-card').length + rejectedBlocks(envelope, 'product-card').length;
}

/** The named card's, or that of the card at the same index. */
export function anchorOfPick({ hashRoute }: { hashRoute?: string }, index: number): string {
  return hashRoute?.replace('#', '') || `page0-card${index}`;
}
