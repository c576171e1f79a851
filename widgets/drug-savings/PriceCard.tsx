import type { ReactNode } from 'react';
import { shownDistance } from '#contracts/drugs/distance.ts';
import { cardAmounts, shownAddress, shownPharmacy } from '#contracts/drugs/priceCard.ts';
import type { Coordinates, PriceEntry } from '#contracts/drugs/priceEntry.ts';
import { milesTo } from '#contracts/drugs/priceList.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { retailerMark } from '../commerce/retailerLogos.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';

const markSize = 40;

interface PriceCardProps {
  entry: PriceEntry;
  /** The manufacturer's list price per unit, in US dollars. */
  drugMSRP: number | undefined;
  from: Coordinates | undefined;
  isLowest: boolean;
  retailers: BlockContent['retailers'];
  children: ReactNode;
}

export function PriceCard({
  entry,
  drugMSRP,
  from,
  isLowest,
  retailers,
  children,
}: PriceCardProps): ReactNode {
  const { name, location } = entry.retailer;
  const { price, retail, cash, savings } = cardAmounts(entry, { drugMSRP });
  const address = shownAddress(location?.addressLine1 ?? '');
  const miles = from && milesTo(entry, from);
  const distance = miles === undefined ? '' : shownDistance(miles);
  return (
    <li>
      <Picture src={retailerMark(name, retailers)} alt="" shownWidth={markSize} />
      <h4>{shownPharmacy(name)}</h4>
      <p data-price="">
        <OwnWords>{price}</OwnWords>
      </p>
      {(address || distance) && (
        <p data-place="">
          {address && (
            <span>
              <OwnWords>{address}</OwnWords>
            </span>
          )}
          {address && distance && ' '}
          {distance && <OwnWords>{distance}</OwnWords>}
        </p>
      )}
      <div data-offer="">
        <p data-details="">
          {isLowest && (
            <OwnWords>
              <span data-best="" className={marker}>
                best price
              </span>{' '}
            </OwnWords>
          )}
          {savings && <OwnWords>Savings {savings}% </OwnWords>}
          {(retail || cash) && <OwnWords>retail {retail ? <s>{retail}</s> : cash}</OwnWords>}
        </p>
        {children}
      </div>
    </li>
  );
}
