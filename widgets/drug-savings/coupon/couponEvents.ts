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
  | 'coupon-send'
  | 'coupon-back'
  | 'coupon-retry'
  | 'coupon-pass';

/** Spread on a button of the window: that it was seen, and used. Never for which medicine, or where to. */
export function couponButton(name: ButtonName): Readonly<Record<string, string>> {
  // Whose it is stands on the button itself: most are gone before somebody looks around them.
  const event: TrackingEvent = { ...savingsFacts, kind: 'element-clicked', elementType: 'BUTTON', name };
  return { ...trackView({ ...event, kind: 'element-viewed' }), ...trackClick(event) };
}

/** Reports that a form was begun, left or sent. */
export function reportForm(
  from: Element | null,
  kind: Extract<TrackingKind, 'form-started' | 'form-backed' | 'form-submitted'>,
  way: MessageWay,
): void {
  reportEvent(from, kind, { ...savingsFacts, name: way === 'email' ? 'coupon-email' : 'coupon-sms' });
}

/** Counts a pass that did not come. */
export function reportWalletError(from: Element | null): void {
  reportEvent(from, 'client-error', { ...savingsFacts, metric: 'client.error.wallet' });
}
