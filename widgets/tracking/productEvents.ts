import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackFacts } from './trackingAttributes.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/** Events contain only their specific fields; common facts are on the element around them. */
export interface ProductEvents {
  facts: Readonly<Record<string, string>>;
  product: (
    kind: 'product-loaded' | 'product-viewed' | 'product-clicked',
    fields?: TrackingFields,
  ) => TrackingEvent;
  clicked: (fields: TrackingFields) => TrackingEvent;
}

/**
 * @param place fields of every event: product and position
 * @param details fields of product events only, such as the offer
 */
export function productEvents(place: TrackingFields, details: TrackingFields): ProductEvents {
  return {
    facts: trackFacts(place, details),
    product: (kind, fields = {}) => trackingEvent(kind, fields),
    clicked: (fields) => trackingEvent('element-clicked', fields),
  };
}
