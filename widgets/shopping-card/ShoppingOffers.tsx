import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { Discount } from '../commerce/Discount.tsx';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { logoSize, retailerLogo } from '../commerce/retailerLogos.ts';
import { shopButton } from '../commerce/shopButton.styles.ts';
import { customDimensions, type TrackingFields } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { offerList } from './ShoppingCard.styles.ts';
import type { ShownOffer } from './shoppingCardContent.ts';

interface ShoppingOffersProps {
  offers: readonly ShownOffer[];
  retailers: BlockContent['retailers'];
  ids: AffiliateIds;
  clicked: (fields: TrackingFields) => TrackingEvent;
}

export function ShoppingOffers({ offers, retailers, ids, clicked }: ShoppingOffersProps): ReactNode {
  if (offers.length === 0) return null;
  const firstLink = offers.findIndex(({ url }) => url !== undefined);
  return (
    <ul className={offerList}>
      {offers.map(({ retailer, text, url, discount }, index) => (
        <li key={index}>
          <Picture src={retailerLogo(retailer, retailers)} alt="" {...logoSize} shownWidth={logoSize.width} />
          {discount && <Discount text={discount} />}
          {url === undefined ? (
            <b>
              <OwnWords>{text}</OwnWords>
            </b>
          ) : (
            <PaidLink
              // One prominent button per card: the first shop's.
              className={index === firstLink ? shopButton : outlinedButton}
              url={url}
              ids={ids}
              event={clicked({
                elementType: 'BUTTON',
                text,
                linkUrl: url,
                coupon: discount,
                customDimensions: customDimensions({ store: retailer }),
              })}
            >
              <OwnWords>{text}</OwnWords>
            </PaidLink>
          )}
        </li>
      ))}
    </ul>
  );
}
