import { discountLength } from '#contracts/discountText.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { type PriceDay, priceDay } from '../commerce/priceDay.ts';
import { shopText } from '../commerce/shopText.ts';
import { present } from '../ui/presentText.ts';

export interface OfferContent {
  price:
    | { amount: number; store: string | undefined; seen: PriceDay | undefined; note: string | undefined }
    | undefined;
  shop: { url: string; text: string; isOurWords: boolean } | undefined;
  /** A wide one has a separate row, below price and button. */
  discount: { text: string; isWide: boolean } | undefined;
  /** The text for narrow screens and for all others; identical if only one is given. */
  disclaimer: { mobile: string; desktop: string } | undefined;
  partner: string | undefined;
}

export function offerContent(data: BlockDataByType['product-card']): OfferContent | undefined {
  const { price: amount, ctaUrl: url } = data;
  const store = present(data.destinationStore);
  const price =
    amount === undefined
      ? undefined
      : { amount, store, seen: priceDay(data.priceDate), note: present(data.tooltip) };
  const shop = url
    ? { url, text: shopText(data.ctaText, data.destinationStore), isOurWords: !present(data.ctaText) }
    : undefined;
  const discount = shownDiscount(data);
  const disclaimer = data.showDisclaimer ? shownDisclaimer(data) : undefined;
  return price || shop || discount || disclaimer
    ? { price, shop, discount, disclaimer, partner: url ? knownPartner(url) : undefined }
    : undefined;
}

function shownDiscount(data: BlockDataByType['product-card']): OfferContent['discount'] {
  const text = present(data.discount);
  return text === undefined || data.isNotRecommended
    ? undefined
    : { text, isWide: discountLength(text) !== 'short' };
}

function shownDisclaimer({
  mobileDisclaimer,
  desktopDisclaimer,
}: BlockDataByType['product-card']): OfferContent['disclaimer'] {
  const mobile = present(mobileDisclaimer) ?? present(desktopDisclaimer);
  const desktop = present(desktopDisclaimer) ?? present(mobileDisclaimer);
  return mobile && desktop ? { mobile, desktop } : undefined;
}
