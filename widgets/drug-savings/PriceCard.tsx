import type { ReactNode } from 'react';
import { shownDistance } from '#contracts/drugs/distance.ts';
import type { Quantity } from '#contracts/drugs/drug.ts';
import { cardAmounts, shownAddress, shownPharmacy } from '#contracts/drugs/priceCard.ts';
import type { Coordinates, PriceEntry } from '#contracts/drugs/priceEntry.ts';
import { milesTo } from '#contracts/drugs/priceList.ts';
import { perUnit } from '#contracts/drugs/unitPrice.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { retailerMark } from '../commerce/retailerLogos.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';

const markSize = 40;

interface PriceCardProps {
  entry: PriceEntry;
  quantity: Quantity;
  /** The manufacturer's list price per unit, in US dollars. */
  drugMSRP: number | undefined;
  from: Coordinates | undefined;
  isLowest: boolean;
  retailers: BlockContent['retailers'];
  children: ReactNode;
}

export function PriceCard({
  entry,
  quantity,
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
  const each = perUnit(entry.price.amount, quantity);
  return (
    <li>
      <Picture src={retailerMark(name, retailers)} alt="" shownWidth={markSize} />
      <div data-who="">
        <h4>{shownPharmacy(name)}</h4>
        {(address || distance) && (
          <p>
            {address && (
              <span>
                <OwnWords>{address}</OwnWords>
              </span>
            )}
            {address && distance && ' '}
            {distance && <OwnWords>{distance}</OwnWords>}
          </p>
        )}
      </div>
      <div data-amounts="">
        {isLowest && (
          <p data-best="">
            <OwnWords>
              <span className={marker}>best price</span>
            </OwnWords>
          </p>
        )}
        <p data-price="">
          <OwnWords>{price}</OwnWords>
        </p>
      </div>
      <p data-details="">
        {each && <OwnWords>{each} </OwnWords>}
        {savings && <OwnWords>Savings {savings}% </OwnWords>}
        {(retail || cash) && <OwnWords>retail {retail ? <s>{retail}</s> : cash}</OwnWords>}
      </p>
      {children}
    </li>
  );
}
