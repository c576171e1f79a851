import type { ReactNode } from 'react';
import { useId } from 'react';
import type { DrugDriver } from '#contracts/drugs/drugDriver.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { offerTracking } from './savingsEvents.ts';

/** A sponsor's offer, set apart from the unpaid prices. */
export function BestOffer({ offer }: { offer: DrugDriver }): ReactNode {
  const nameId = useId();
  const title = present(offer.sectionTitle);
  const text = present(offer.sectionDescription);
  return (
    <aside aria-labelledby={nameId} {...offerTracking}>
      <p>
        <small>
          <OwnWords>Advertisement</OwnWords>
        </small>
      </p>
      <p>
        <b id={nameId}>
          <OwnWords>Best Offer</OwnWords>
        </b>
      </p>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {offer.copay && (
        <p>
          <b>
            <OwnWords>${offer.copay} a month</OwnWords>
          </b>
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
