import type { TrackingEvent, TrackingKind } from '#contracts/tracking.ts';
import { reportEvent } from '../../tracking/reportEvent.ts';
import { trackClick, trackView } from '../../tracking/trackingAttributes.ts';
import { savingsFacts } from '../savingsEvents.ts';
import type { MessageWay } from './couponState.ts';

type ButtonName =
  | 'coupon-sms'
  | 'coupon-email'
  | 'coupon-print'
  | 'coupon-wallet-ios'
  | 'coupon-wallet-android'
  | 'coupon-copy'
  | 'coupon-send'
  | 'coupon-back'
  | 'coupon-retry'
  | 'coupon-pass';

/** Spread on a button of the dialog: reports view and use, never medicine or recipient. */
export function couponButton(name: ButtonName): Readonly<Record<string, string>> {
  // The owner is on the button itself: most buttons are removed before an ancestor could be read.
  const event: TrackingEvent = { ...savingsFacts, kind: 'element-clicked', elementType: 'BUTTON', name };
  return { ...trackView({ ...event, kind: 'element-viewed' }), ...trackClick(event) };
}

export function reportForm(
  from: Element | null,
  kind: Extract<TrackingKind, 'form-started' | 'form-backed' | 'form-submitted'>,
  way: MessageWay,
): void {
  reportEvent(from, kind, { ...savingsFacts, name: way === 'email' ? 'coupon-email' : 'coupon-sms' });
}

export function reportWalletError(from: Element | null): void {
  reportEvent(from, 'client-error', { ...savingsFacts, metric: 'client.error.wallet' });
}
