import type { TrackingEvent } from '../../contracts/tracking.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { customDimensions, type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import type { RecommendedProduct, Treatment } from './treatment.ts';

/** Where a treatment stands: on a card of its own, or in a comparison. */
export interface TreatmentPlace {
  location: 'Treatment card' | 'Treatment comparison';
  /** The page's topic. */
  category: string | undefined;
  /** Place among its like, from 1. */
  position: number;
}

/** Makes the events of one treatment. */
export interface TreatmentEvents {
  /** A part of the treatment was clicked or opened. */
  clicked: (fields: TrackingFields) => TrackingEvent;
  of: (product: RecommendedProduct) => ProductEvents;
}

export function treatmentEvents(treatment: Treatment, place: TreatmentPlace): TreatmentEvents {
  const { location, category, position } = place;
  const dimensions = customDimensions({ treatmentId: treatment.id });
  return {
    clicked: (fields) =>
      trackingEvent('element-clicked', {
        ...fields,
        location,
        name: treatment.name,
        category,
        position,
        customDimensions: dimensions,
      }),
    of: ({ name, brand, variantId, shop, position: productPosition }) =>
      productEvents(
        {
          location,
          formatType: 'CARD',
          name,
          brand,
          category,
          productId: variantId,
          variant: variantId,
          position: productPosition,
        },
        {
          text: shop?.text,
          linkUrl: shop?.url,
          customDimensions: customDimensions({ treatmentId: treatment.id, treatment: treatment.name }),
        },
      ),
  };
}
