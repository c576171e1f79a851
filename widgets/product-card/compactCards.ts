import type { BlockContext } from '../../transformer/blockContext.ts';

/** So many cards of an article are whole: what a reader compares in detail. */
const wholeCards = 3;

/** Whether a card is compact: the fourth and all later ones are, but for readers who are taken to rather read. */
export function isCompact({
  placeOfKind,
  commercePropensity,
}: Pick<BlockContext, 'placeOfKind' | 'commercePropensity'>): boolean {
  return placeOfKind >= wholeCards && commercePropensity !== 'low';
}
