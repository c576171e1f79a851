import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { reportEvent } from '../tracking/reportEvent.ts';
import type { CouponWindow } from './coupon/CouponWindow.tsx';

type WindowProps = ComponentProps<typeof CouponWindow>;
type Asked = Pick<WindowProps, 'request' | 'issued'>;

export interface OpenedCoupon {
  id: number;
  Window: ComponentType<WindowProps>;
  props: Asked & Pick<WindowProps, 'opener' | 'onClosed'>;
}

/** Its script loads on the first click; if that fails, the button's form opens the coupon's page. */
export function useCouponWindow(): [OpenedCoupon | undefined, (asked: Asked, button: HTMLElement) => void] {
  const [opened, setOpened] = useState<OpenedCoupon>();
  const id = useRef(0);
  const open = async (asked: Asked, opener: HTMLElement): Promise<void> => {
    id.current += 1;
    const own = id.current;
    try {
      const { CouponWindow: Window } = await import('./coupon/CouponWindow.tsx');
      // A double click opens one dialog.
      if (own !== id.current) return;
      const onClosed = () => setOpened((now) => (now?.id === own ? undefined : now));
      setOpened({ id: own, Window, props: { ...asked, opener, onClosed } });
    } catch {
      reportEvent(opener, 'client-error', { metric: 'client.error.chunk' });
      opener.closest('form')?.submit();
    }
  };
  return [opened, (asked, opener) => void open(asked, opener)];
}
