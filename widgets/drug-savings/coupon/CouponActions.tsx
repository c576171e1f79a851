import type { ReactNode } from 'react';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { couponButton } from './couponEvents.ts';
import { type IssuedState, type MessageWay, viewOfWay } from './couponState.ts';

interface CouponActionsProps {
  sends: DrugSavingsFacts['sends'];
  labels?: Readonly<Record<MessageWay, string>>;
  onShow: (view: IssuedState['view'], button: HTMLElement) => void;
  children?: ReactNode;
}

const ways = ['textMessage', 'email'] as const satisfies MessageWay[];
const ownLabels = { textMessage: 'SMS', email: 'Email' } as const;

/** What can be done with a coupon besides showing it. Needs a script. */
export function CouponActions({
  sends,
  labels = ownLabels,
  onShow,
  children,
}: CouponActionsProps): ReactNode {
  return (
    <div data-buttons="">
      {ways
        .filter((way) => sends[way])
        .map((way) => (
          <button
            key={way}
            type="button"
            onClick={({ currentTarget }) => onShow(viewOfWay[way], currentTarget)}
            {...couponButton(`coupon-${viewOfWay[way]}`)}
          >
            {labels[way]}
          </button>
        ))}
      <button type="button" onClick={() => print()} {...couponButton('coupon-print')}>
        Print
      </button>
      {children}
    </div>
  );
}
