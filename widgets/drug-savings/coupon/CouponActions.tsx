import type { ReactNode } from 'react';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { couponButton } from './couponEvents.ts';
import type { IssuedState, MessageWay } from './couponState.ts';

interface CouponActionsProps {
  sends: DrugSavingsFacts['sends'];
  labels?: Readonly<Record<MessageWay, string>>;
  onShow: (view: IssuedState['view'], button: HTMLElement) => void;
  children?: ReactNode;
}

/** Without the states of the window, whose script comes later. */
const ways = [
  ['textMessage', 'sms'],
  ['email', 'email'],
] as const satisfies [MessageWay, IssuedState['view']][];
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
        .filter(([way]) => sends[way])
        .map(([way, view]) => (
          <button
            key={way}
            type="button"
            onClick={({ currentTarget }) => onShow(view, currentTarget)}
            {...couponButton(`coupon-${view}`)}
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
