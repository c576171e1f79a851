import type { BlockDataByType } from '#schemas/generated/types.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { formatDollars } from '../commerce/money.ts';
import { present } from '../ui/presentText.ts';

const basicText = 'SHOP NOW';

type Data = BlockDataByType['shopping-card'];

export interface ShownOffer {
  retailer: string | undefined;
  text: string;
  /** Undefined without an address: then there is no button. */
  url: string | undefined;
  discount: string | undefined;
}

export interface ShoppingCardContent {
  cardType: NonNullable<Data['cardType']>;
  specs: NonNullable<Data['specs']>;
  offers: readonly ShownOffer[];
  titleUrl: string | undefined;
  partners: readonly string[];
}

/** The override applies to all links of the card. Offers without link and price are left out. */
export function shoppingCardContent(data: Data): ShoppingCardContent {
  const override = present(data.linkOverride);
  const offers = (data.offers ?? []).flatMap((offer): ShownOffer[] => {
    const url = override ?? present(offer.url);
    const retailer = present(offer.retailerName);
    const hasPrice = retailer !== undefined && priceAmount(offer.price) !== undefined;
    if (url === undefined && !hasPrice) return [];
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

/** `$34.99 FROM Target`, `SHOP NOW AT Target` without a price, `SHOP NOW` without a shop. */
export function offerText(retailerName: string | undefined, price: number | string | undefined): string {
  const retailer = retailerName?.trim();
  if (!retailer) return basicText;
  const amount = priceAmount(price);
  return amount === undefined ? `${basicText} AT ${retailer}` : `${formatDollars(amount)} FROM ${retailer}`;
}

/** A price as a number, with or without dollar sign and separators; undefined if empty. */
function priceAmount(price: number | string | undefined): number | undefined {
  if (typeof price === 'number' || price === undefined) return price;
  const digits = price.replace(/[$,\s]/g, '');
  const amount = Number(digits);
  return digits === '' || Number.isNaN(amount) ? undefined : amount;
}
