import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import { Discount } from '../commerce/Discount.tsx';
import { formatPrice } from '../commerce/money.ts';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { PartnerDisclaimer } from '../commerce/PartnerDisclaimer.tsx';
import { shopButton } from '../commerce/shopButton.styles.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { finePrint } from '../ui/finePrint.styles.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { disclaimer } from './Offer.styles.ts';
import type { OfferContent } from './offerContent.ts';
import { offer, soft, terms } from './ProductCard.styles.ts';

interface OfferProps {
  content: OfferContent;
  /** Whether so few highlights precede the offer that the button's margin differs. */
  isAfterFewHighlights: boolean;
  /** For a paid place, and for a product that we advise against. */
  isOutlined: boolean;
  ids: AffiliateIds;
  events: ProductEvents;
}

/** A long discount and the fine print have a separate row below, as wide as the card. */
export function Offer({ content, isAfterFewHighlights, isOutlined, ids, events }: OfferProps): ReactNode {
  const { price, shop, discount, disclaimer: limits, partner } = content;
  return (
    <>
      <div className={offer} data-few-highlights={isAfterFewHighlights ? '' : undefined}>
        {price && (
          <div>
            <b>
              <OwnWords when={price.amount === 0}>{formatPrice(price.amount)}</OwnWords>
            </b>
            <PriceFacts price={price} />
          </div>
        )}
        {shop && (
          <PaidLink
            className={isOutlined ? outlinedButton : shopButton}
            url={shop.url}
            ids={ids}
            event={events.product('product-clicked', {
              elementType: 'BUTTON',
              actionOutcome: 'EXTERNALLINK',
            })}
          >
            <OwnWords when={shop.isOurWords}>{shop.text}</OwnWords>
          </PaidLink>
        )}
        {discount && !discount.isWide && <Discount text={discount.text} />}
      </div>
      {(discount?.isWide || limits || partner) && (
        <div className={terms}>
          {discount?.isWide && <Discount text={discount.text} />}
          {limits && <Disclaimer {...limits} />}
          {partner && <PartnerDisclaimer partner={partner} />}
        </div>
      )}
    </>
  );
}

function PriceFacts({
  price: { store, seen, note },
}: {
  price: NonNullable<OfferContent['price']>;
}): ReactNode {
  if (!store && !seen && !note) return null;
  return (
    <>
      {' '}
      <span>
        <small className={soft}>
          {store && <OwnWords>at {store}</OwnWords>}
          {store && seen && ' '}
          {seen && (
            <OwnWords>
              on <time dateTime={seen.date}>{seen.text}</time>
            </OwnWords>
          )}
        </small>
        {note && (
          <>
            {'\u00a0'}
            <InfoPopup label="About the price">
              <PlainText text={note} isInline />
            </InfoPopup>
          </>
        )}
      </span>
    </>
  );
}

function Disclaimer({ mobile, desktop }: NonNullable<OfferContent['disclaimer']>): ReactNode {
  if (mobile === desktop)
    return (
      <div className={finePrint}>
        <PlainText text={desktop} />
      </div>
    );
  return (
    <>
      <div className={`${finePrint} ${disclaimer}`} data-for="mobile">
        <PlainText text={mobile} />
      </div>
      <div className={`${finePrint} ${disclaimer}`} data-for="desktop">
        <PlainText text={desktop} />
      </div>
    </>
  );
}
