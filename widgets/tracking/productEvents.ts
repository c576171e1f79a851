import type { TrackingEvent } from '../../contracts/tracking.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/** Makes the events of one product. */
export interface ProductEvents {
  /** Something happened to the product: it was loaded, seen or clicked. Holds all product details. */
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
    product: (kind, fields) => trackingEvent(kind, { ...place, ...details, ...fields }),
    clicked: (fields) => trackingEvent('element-clicked', { ...place, ...fields }),
  };
}
