import type { ReactNode } from 'react';
import { partnerLabelAttribute } from '#contracts/markers.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { partner } from './FeaturedPartnerBanner.styles.ts';

const explanationLabel = 'About featured partner offers';

export function FeaturedPartnerBanner({ events }: { events: ProductEvents }): ReactNode {
  const event = events.clicked({ elementType: 'BUTTON', actionOutcome: 'OPEN', text: explanationLabel });
  return (
    <div className={partner}>
      <b lang="en" {...{ [partnerLabelAttribute]: '' }}>
        Featured Partner Offer
      </b>
      <InfoPopup label={explanationLabel} event={event}>
        <OwnWords>
          The brand pays us for this place on the page. It has no say in what we write: our editors choose and
          review every product by the same standards, and a partner must pass the same vetting as everyone
          else.
        </OwnWords>
      </InfoPopup>
    </div>
  );
}
