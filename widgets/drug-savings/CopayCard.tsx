import type { ReactNode } from 'react';
import { type DrugDriver, shownCopay } from '#contracts/drugs/drugDriver.ts';
import { marker } from '../ui/marker.styles.ts';

/** A sponsor's savings card, if no prices are shown. */
export function CopayCard({ driver }: { driver: DrugDriver | undefined }): ReactNode {
  return (
    <ul data-copay="" lang="en" dir="ltr">
      <li>
        <b className={marker}>Only ${shownCopay(driver)}/mo initially</b> <small>*for a limited time</small>
      </li>
      <li>Easy to use digital savings card</li>
      <li>Redeem at your local pharmacy</li>
    </ul>
  );
}
