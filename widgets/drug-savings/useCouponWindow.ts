import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import type { CouponRequest } from '#contracts/drugs/couponOffer.ts';
import { reportEvent } from '../tracking/reportEvent.ts';
import type { CouponWindow } from './coupon/CouponWindow.tsx';

export interface OpenedCoupon {
  id: number;
  Window: ComponentType<ComponentProps<typeof CouponWindow>>;
  request: CouponRequest;
  opener: HTMLElement;
  onClosed: () => void;
}

/** Its script loads on the first click; if that fails, the form opens the coupon's page. */
export function useCouponWindow(): [
  OpenedCoupon | undefined,
  (request: CouponRequest, form: HTMLFormElement) => void,
] {
  const [opened, setOpened] = useState<OpenedCoupon>();
  const id = useRef(0);
  const open = async (request: CouponRequest, form: HTMLFormElement): Promise<void> => {
    id.current += 1;
    const own = id.current;
    try {
      const { CouponWindow: Window } = await import('./coupon/CouponWindow.tsx');
      // A double click opens one dialog.
      if (own !== id.current) return;
      const onClosed = () => setOpened((now) => (now?.id === own ? undefined : now));
      const opener = form.querySelector('button') ?? form;
      setOpened({ id: own, Window, request, opener, onClosed });
    } catch {
      reportEvent(form, 'client-error', { metric: 'client.error.chunk' });
      form.submit();
    }
  };
  return [opened, (request, form) => void open(request, form)];
}
