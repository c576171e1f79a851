import type { ReactNode } from 'react';
import { OwnWords } from '../../ui/OwnWords.tsx';
import { couponButton } from './couponEvents.ts';
import { ViewHeading } from './ViewHeading.tsx';

interface CouponMessageProps {
  title: string;
  text: string;
  detail?: string | undefined;
  isFault?: boolean;
  onRetry?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}

export function CouponMessage({
  title,
  text,
  detail,
  isFault = false,
  onRetry,
  onBack,
  children,
}: CouponMessageProps): ReactNode {
  return (
    <div data-fault={isFault ? '' : undefined}>
      <ViewHeading>{title}</ViewHeading>
      <p>{text}</p>
      {detail && <p>{detail}</p>}
      <div data-buttons="">
        {onRetry && (
          <button type="button" data-main="" onClick={onRetry} {...couponButton('coupon-retry')}>
            Retry
          </button>
        )}
        {children}
        {onBack && (
          <button type="button" onClick={onBack} {...couponButton('coupon-back')}>
            <OwnWords>BACK</OwnWords>
          </button>
        )}
      </div>
    </div>
  );
}
