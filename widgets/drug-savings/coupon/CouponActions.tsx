import type { ReactNode } from 'react';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { couponButton } from './couponEvents.ts';
import type { IssuedState, MessageWay } from './couponState.ts';

interface CouponActionsProps {
  sends: DrugSavingsFacts['sends'];
  onShow: (view: IssuedState['view'], button: HTMLElement) => void;
  children?: ReactNode;
}

/** Without the states of the window, whose script comes later. */
const ways = [
  ['textMessage', 'sms', 'SMS'],
  ['email', 'email', 'Email'],
] as const satisfies [MessageWay, IssuedState['view'], string][];

/** What can be done with a coupon besides showing it. Needs a script. */
export function CouponActions({ sends, onShow, children }: CouponActionsProps): ReactNode {
  return (
    <div data-buttons="">
      {ways
        .filter(([way]) => sends[way])
        .map(([way, view, label]) => (
          <button
            key={way}
            type="button"
            onClick={({ currentTarget }) => onShow(view, currentTarget)}
            {...couponButton(`coupon-${view}`)}
          >
            {label}
          </button>
        ))}
      <button type="button" onClick={() => print()} {...couponButton('coupon-print')}>
        Print
      </button>
      {children}
    </div>
  );
}
