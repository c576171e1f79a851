import type { BlockDataByType } from '#schemas/generated/types.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { present } from '../ui/presentText.ts';
import { offerText, priceAmount } from './offerText.ts';

type Data = BlockDataByType['shopping-card'];

/** An offer as it is shown. */
export interface ShownOffer {
  /** The name of the shop; undefined where it is not told. */
  retailer: string | undefined;
  /** The text of the button, or of the offer where there is none. */
  text: string;
  /** Undefined where there is nowhere to go: then there is no button. */
  url: string | undefined;
  /** Undefined where there is none, or where it is not available. */
  discount: string | undefined;
}

/** What a shopping card shows, after all its rules. */
export interface ShoppingCardContent {
  cardType: NonNullable<Data['cardType']>;
  specs: NonNullable<Data['specs']>;
  offers: readonly ShownOffer[];
  /** Where the product's name leads; undefined where it leads nowhere. */
  titleUrl: string | undefined;
  /** The partners of ours that the card leads to, each once. */
  partners: readonly string[];
}

/**
 * Reads a card's data. The override stands for every link of the card. An offer that can neither be followed nor
 * tells a price is left out.
 */
export function shoppingCardContent(data: Data): ShoppingCardContent {
  const override = present(data.linkOverride);
  const offers = (data.offers ?? []).flatMap((offer): ShownOffer[] => {
    const url = override ?? present(offer.url);
    const retailer = present(offer.retailerName);
    const tellsPrice = retailer !== undefined && priceAmount(offer.price) !== undefined;
    if (url === undefined && !tellsPrice) return [];
    return [
      {
        retailer,
        text: offerText(retailer, offer.price),
        url,
        discount: offer.discountAvailable ? present(offer.discountText) : undefined,
      },
    ];
  });
  const titleUrl = override ?? offers.find(({ url }) => url !== undefined)?.url;
  const urls = [titleUrl, ...offers.map(({ url }) => url)].filter((url) => url !== undefined);
  return {
    cardType: data.cardType ?? 'list',
    specs: (data.specs ?? []).filter(({ title, text }) => present(title) && present(text)),
    offers,
    titleUrl,
    partners: [...new Set(urls.flatMap((url) => knownPartner(url) ?? []))],
  };
}
