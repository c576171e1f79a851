import { type TrackingEvent, trackingAttributes } from './tracking.ts';

/** What an event declared by an attribute is where it says nothing else. One of another kind says all of itself. */
export const usualFields: Readonly<Record<string, TrackingEvent>> = {
  [trackingAttributes.click]: { kind: 'element-clicked' },
  [trackingAttributes.view]: { kind: 'product-viewed' },
  [trackingAttributes.open]: { kind: 'element-clicked', elementType: 'ACCORDION', actionOutcome: 'OPEN' },
  [trackingAttributes.load]: { kind: 'product-loaded' },
};

/** What the click on a paid link is where it says nothing else. */
export const usualPaidClick: TrackingEvent = {
  kind: 'product-clicked',
  elementType: 'BUTTON',
  actionOutcome: 'EXTERNALLINK',
};
