import type { ReactNode } from 'react';
import type { AffiliateIds } from '../../contracts/affiliate.ts';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { Discount } from '../commerce/Discount.tsx';
import { formatPrice } from '../commerce/money.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { PartnerDisclaimer } from '../commerce/PartnerDisclaimer.tsx';
import { shopButton } from '../commerce/shopButton.styles.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { finePrint } from '../ui/finePrint.styles.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { disclaimer, offer } from './Offer.styles.ts';
import { soft } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

/** With this many highlights or fewer, the button keeps another distance to what is above it. */
const fewHighlights = 3;

interface OfferProps {
  data: BlockDataByType['product-card'];
  content: ProductCardContent;
  ids: AffiliateIds;
  events: ProductEvents;
}

/** What the product costs, where to get it, and what is to be said about that. Nothing where there is nothing of it. */
export function Offer({ data, content, ids, events }: OfferProps): ReactNode {
  const discount = present(data.discount);
  const store = present(data.destinationStore);
  const note = present(data.tooltip);
  if (data.price === undefined && !data.ctaUrl && !discount && !content.disclaimer) return null;
  const hasFewHighlights = content.highlights.length <= fewHighlights;
  return (
    <div className={offer} data-few-highlights={hasFewHighlights ? '' : undefined}>
      {data.price !== undefined && (
        <div>
          <b>
            <OwnWords when={data.price === 0}>{formatPrice(data.price)}</OwnWords>
          </b>
          {store && (
            <span className={soft}>
              {' '}
              <OwnWords>at {store}</OwnWords>
            </span>
          )}
          {note && <InfoPopup label="About the price">{note}</InfoPopup>}
        </div>
      )}
      {data.ctaUrl && (
        <PaidLink
          className={shopButton}
          url={data.ctaUrl}
          ids={ids}
          event={events.product('product-clicked', { elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' })}
        >
          <OwnWords when={!present(data.ctaText)}>{content.ctaText}</OwnWords>
        </PaidLink>
      )}
      {discount && <Discount text={discount} />}
      {content.disclaimer && <Disclaimer {...content.disclaimer} />}
      {data.ctaUrl && <PartnerDisclaimer url={data.ctaUrl} />}
    </div>
  );
}

function Disclaimer({ mobile, desktop }: { mobile: string; desktop: string }): ReactNode {
  if (mobile === desktop) return <div className={finePrint}>{desktop}</div>;
  return (
    <>
      <div className={`${finePrint} ${disclaimer}`} data-for="mobile">
        {mobile}
      </div>
      <div className={`${finePrint} ${disclaimer}`} data-for="desktop">
        {desktop}
      </div>
    </>
  );
}
