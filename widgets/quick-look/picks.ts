import { isBlank } from '#contracts/blank.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';

export interface Pick {
  title: string;
  superlative: string | undefined;
  picture: PickPicture | undefined;
  /** In US dollars. */
  price: number | undefined;
  isPaidPlace: boolean;
  anchor: string;
  shop: { url: string; text: string } | undefined;
  variantId: string | undefined;
  position: number;
}

interface PickPicture {
  src: string;
  alt: string | undefined;
  width: number | undefined;
  height: number | undefined;
  background: string | undefined;
}

type Item = BlockDataByType['quick-look']['items'][number];

export const defaultLinkTitle = 'Shop now';

/**
 * An item that names no card links to the card at its index.
 * @param hiddenAnchors ids of cards that the reader does not get: their picks are left out
 */
export function picksOf(items: readonly Item[], hiddenAnchors: readonly string[] = []): Pick[] {
  return items.flatMap((item, index) => {
    if (isBlank(item.title)) return [];
    const { title, superlative, price, isFeaturedPartner, linkTitle, link, hashRoute, variantId } = item;
    const anchor = hashRoute?.replace('#', '') || cardAnchor(firstPage, index);
    if (hiddenAnchors.includes(anchor)) return [];
    return {
      title,
      superlative: superlative?.trim() || undefined,
      picture: pictureOf(item),
      price,
      isPaidPlace: isFeaturedPartner ?? false,
      anchor,
      shop: link?.trim() ? { url: link, text: linkTitle?.trim() || defaultLinkTitle } : undefined,
      variantId,
      position: index + 1,
    };
  });
}

function pictureOf({ imgSrc, imgAlt, imgWidth, imgHeight, bgColor }: Item): PickPicture | undefined {
  if (!imgSrc) return undefined;
  return { src: imgSrc, alt: imgAlt, width: imgWidth, height: imgHeight, background: bgColor };
}
