import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackFacts } from './trackingAttributes.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/** What is reported of one product. Its events hold their own fields alone, and stand in the element with the facts. */
export interface ProductEvents {
  /** Spread on the element that shows the product: what all its events say. */
  facts: Readonly<Record<string, string>>;
  /** Something happened to the product: it was loaded, seen or clicked. */
  product: (
    kind: 'product-loaded' | 'product-viewed' | 'product-clicked',
    fields?: TrackingFields,
  ) => TrackingEvent;
  /** A part of what shows the product was clicked or opened. */
  clicked: (fields: TrackingFields) => TrackingEvent;
}

/**
 * What the events of a product say.
 *
 * @param place what every event holds: which product it is, and where it stands
 * @param details what only the events of the product itself hold, such as its offer
 */
export function productEvents(place: TrackingFields, details: TrackingFields): ProductEvents {
  return {
    facts: trackFacts(place, details),
    product: (kind, fields = {}) => trackingEvent(kind, fields),
    clicked: (fields) => trackingEvent('element-clicked', fields),
  };
}
