import type { BlockDataByType } from '#schemas/generated/types.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { present } from '../ui/presentText.ts';
import { offerText, priceAmount } from './offerText.ts';

type Data = BlockDataByType['shopping-card'];

/** An offer as displayed. */
export interface ShownOffer {
  /** The shop's name; undefined if unknown. */
  retailer: string | undefined;
  /** The button's text, or the offer's without a button. */
  text: string;
  /** Undefined without an address: then there is no button. */
  url: string | undefined;
  /** Undefined if missing or unavailable. */
  discount: string | undefined;
}

/** A shopping card's content after all rules. */
export interface ShoppingCardContent {
  cardType: NonNullable<Data['cardType']>;
  specs: NonNullable<Data['specs']>;
  offers: readonly ShownOffer[];
  /** The link of the product's name; undefined if there is none. */
  titleUrl: string | undefined;
  /** The card's affiliate partners, without duplicates. */
  partners: readonly string[];
}

/**
 * Reads a card's data. The override applies to all links of the card. Offers without link and price are left
 * out.
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
