import { isBlank } from '../../contracts/blank.ts';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';

/** A pick as it is shown. */
export interface Pick {
  title: string;
  superlative: string | undefined;
  /** The id of the product's card. */
  anchor: string;
  /** The paid link, where there is one. */
  shop: { url: string; text: string } | undefined;
  variantId: string | undefined;
  /** Place in the list as its author wrote it, from 1. */
  position: number;
}

type Item = BlockDataByType['quick-look']['items'][number];

/** The text of a link to a shop that is given none. */
export const defaultLinkTitle = 'Shop now';

/**
 * Reads the list's items. One with a blank title is left out. One that names no card leads to the card at its own
 * place, because lists and cards stand in the same order. Pure.
 */
export function picksOf(items: readonly Item[]): Pick[] {
  return items.flatMap(({ title, superlative, linkTitle, link, hashRoute, variantId }, index) => {
    if (isBlank(title)) return [];
    return {
      title,
      superlative: superlative?.trim() || undefined,
      anchor: hashRoute?.replace('#', '') || cardAnchor(firstPage, index),
      shop: link?.trim() ? { url: link, text: linkTitle?.trim() || defaultLinkTitle } : undefined,
      variantId,
      position: index + 1,
    };
  });
}
