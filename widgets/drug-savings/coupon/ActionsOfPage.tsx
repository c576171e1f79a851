import type { ReactNode } from 'react';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { drugSavings } from '../DrugSavings.styles.ts';
import { savingsTracking } from '../savingsEvents.ts';
import { useCouponWindow } from '../useCouponWindow.ts';
import { CouponActions } from './CouponActions.tsx';

interface ActionsOfPageProps {
  codes: CouponCodes;
  facts: DrugSavingsFacts;
  siteName: string;
  retailers: BlockContent['retailers'];
}

/** Below them, the page has the coupon itself. Forms open in the coupon's window. */
export function ActionsOfPage({ codes, ...parts }: ActionsOfPageProps): ReactNode {
  const [opened, open] = useCouponWindow();
  return (
    <div className={drugSavings} data-drug-savings="coupon" lang="en" {...savingsTracking}>
      <CouponActions
        sends={parts.facts.sends}
        onShow={(view, button) => open({ issued: { codes, view } }, button)}
      />
      {opened && <opened.Window key={opened.id} {...opened.props} {...parts} />}
    </div>
  );
}
