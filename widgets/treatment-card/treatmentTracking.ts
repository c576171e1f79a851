import type { TrackingEvent } from '#contracts/tracking.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { trackFacts } from '../tracking/trackingAttributes.ts';
import { customDimensions, type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import type { RecommendedProduct, Treatment } from './treatment.ts';

/** Where a treatment stands: on a card of its own, or in a comparison. */
export interface TreatmentPlace {
  location: 'Treatment card' | 'Treatment comparison';
  /** Place among its like, from 1. */
  position: number;
}

/** What is reported of one treatment. Its events stand in the element with the facts. */
export interface TreatmentEvents {
  /** Spread on the element that shows the treatment: what all its events say. */
  facts: Readonly<Record<string, string>>;
  /** A part of the treatment was clicked or opened. */
  clicked: (fields: TrackingFields) => TrackingEvent;
  /** What is reported of a product that goes with it. */
  of: (product: RecommendedProduct) => ProductEvents;
}

export function treatmentEvents(
  treatment: Treatment,
  { location, position }: TreatmentPlace,
): TreatmentEvents {
  const dimensions = customDimensions({ treatmentId: treatment.id });
  return {
    facts: trackFacts({ location, name: treatment.name, position, customDimensions: dimensions }),
    clicked: (fields) => trackingEvent('element-clicked', fields),
    of: ({ name, brand, variantId, shop, position: productPosition }) =>
      productEvents(
        {
          formatType: 'CARD',
          name,
          brand,

          variant: variantId,
          position: productPosition,
        },
        {
          text: shop?.text,
          linkUrl: shop?.url,
          customDimensions: customDimensions({ treatment: treatment.name }),
        },
      ),
  };
}
