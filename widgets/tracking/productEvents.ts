import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackFacts } from './trackingAttributes.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/**
 * Tracking of one product. Events contain only their specific fields; common facts are on the element around
 * them.
 */
export interface ProductEvents {
  /** Spread on the product's element: facts of all its events. */
  facts: Readonly<Record<string, string>>;
  /** A product event: loaded, seen or clicked. */
  product: (
    kind: 'product-loaded' | 'product-viewed' | 'product-clicked',
    fields?: TrackingFields,
  ) => TrackingEvent;
  /** A click on, or opening of, a part of the product's element. */
  clicked: (fields: TrackingFields) => TrackingEvent;
}

/**
 * The events of a product.
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
