import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import type { WantedCoupon } from '#contracts/drugs/couponOffer.ts';
import { reportEvent } from '../tracking/reportEvent.ts';
import type { CouponWindow } from './coupon/CouponWindow.tsx';

/** A window for a coupon that somebody wants. */
export interface OpenedCoupon {
  /** Tells each apart from the one before it. */
  id: number;
  Window: ComponentType<ComponentProps<typeof CouponWindow>>;
  wanted: WantedCoupon;
  opener: HTMLElement;
  onClosed: () => void;
}

/**
 * The window that is open, and what opens one. Its script comes with the first click; where it does not come, the form goes its way, to the
 * page of the coupon.
 */
export function useCouponWindow(): [
  OpenedCoupon | undefined,
  (wanted: WantedCoupon, form: HTMLFormElement) => void,
] {
  const [opened, setOpened] = useState<OpenedCoupon>();
  const id = useRef(0);
  const open = async (wanted: WantedCoupon, form: HTMLFormElement): Promise<void> => {
    id.current += 1;
    const own = id.current;
    try {
      const { CouponWindow: Window } = await import('./coupon/CouponWindow.tsx');
      // Who has pressed twice gets one window.
      if (own !== id.current) return;
      const onClosed = () => setOpened((now) => (now?.id === own ? undefined : now));
      const opener = form.querySelector('button') ?? form;
      setOpened({ id: own, Window, wanted, opener, onClosed });
    } catch {
      reportEvent(form, 'client-error', { metric: 'client.error.chunk' });
      form.submit();
    }
  };
  return [opened, (wanted, form) => void open(wanted, form)];
}
