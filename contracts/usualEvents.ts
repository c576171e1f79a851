import { type TrackingEvent, trackingAttributes } from './tracking.ts';

/** Default event of each attribute. Events of another kind declare all fields. */
export const usualFields: Readonly<Record<string, TrackingEvent>> = {
  [trackingAttributes.click]: { kind: 'element-clicked' },
  [trackingAttributes.view]: { kind: 'product-viewed' },
  [trackingAttributes.open]: { kind: 'element-clicked', elementType: 'ACCORDION', actionOutcome: 'OPEN' },
  [trackingAttributes.load]: { kind: 'product-loaded' },
};

export const usualPaidClick: TrackingEvent = {
  kind: 'product-clicked',
  elementType: 'BUTTON',
  actionOutcome: 'EXTERNALLINK',
};
