import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { shopText } from '../commerce/shopText.ts';
import { present } from '../ui/presentText.ts';

/** What a card says of its offer. */
export interface OfferContent {
  price: { amount: number; store: string | undefined; note: string | undefined } | undefined;
  shop: { url: string; text: string; isOurWords: boolean } | undefined;
  discount: string | undefined;
  /** The text for narrow screens and the one for all others; the same where only one is given. */
  disclaimer: { mobile: string; desktop: string } | undefined;
}

/** What the product costs, where to get it, and what is to be said about that; undefined where there is nothing of it. */
export function offerContent(data: BlockDataByType['product-card']): OfferContent | undefined {
  const { price: amount, ctaUrl: url } = data;
  const store = present(data.destinationStore);
  const price = amount === undefined ? undefined : { amount, store, note: present(data.tooltip) };
  const shop = url
    ? { url, text: shopText(data.ctaText, data.destinationStore), isOurWords: !present(data.ctaText) }
    : undefined;
  const discount = present(data.discount);
  const disclaimer = data.showDisclaimer ? shownDisclaimer(data) : undefined;
  return price || shop || discount || disclaimer ? { price, shop, discount, disclaimer } : undefined;
}

function shownDisclaimer({
  mobileDisclaimer,
  desktopDisclaimer,
}: BlockDataByType['product-card']): OfferContent['disclaimer'] {
  const mobile = present(mobileDisclaimer) ?? present(desktopDisclaimer);
  const desktop = present(desktopDisclaimer) ?? present(mobileDisclaimer);
  return mobile && desktop ? { mobile, desktop } : undefined;
}
