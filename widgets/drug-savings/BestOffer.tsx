import type { ReactNode } from 'react';
import type { DrugDriver } from '../../contracts/drugs/drugDriver.ts';
import { advert, advertLabel } from '../commerce/advert.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { bestOffer } from './BestOffer.styles.ts';
import { offerTracking } from './savingsEvents.ts';

/** The offer of a sponsor, set off from the prices that nobody pays to be shown. */
export function BestOffer({ offer }: { offer: DrugDriver }): ReactNode {
  const title = present(offer.sectionTitle);
  const text = present(offer.sectionDescription);
  return (
    <aside className={`${advert} ${bestOffer}`} aria-label="Best Offer" {...offerTracking.seen}>
      <p className={advertLabel}>
        <OwnWords>Advertisement</OwnWords>
      </p>
      <p data-label="">
        <OwnWords>Best Offer</OwnWords>
      </p>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {offer.copay && (
        <p data-amount="">
          <OwnWords>${offer.copay} a month</OwnWords>
        </p>
      )}
      {offer.url && (
        <PaidLink url={offer.url} ids={{}} event={offerClicked}>
          <OwnWords>See the offer</OwnWords>
        </PaidLink>
      )}
    </aside>
  );
}

const offerClicked = {
  kind: 'product-clicked',
  elementType: 'BUTTON',
  actionOutcome: 'EXTERNALLINK',
  name: 'best-offer',
} as const;
