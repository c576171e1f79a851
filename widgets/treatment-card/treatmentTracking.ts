import type { TrackingEvent } from '#contracts/tracking.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { trackFacts } from '../tracking/trackingAttributes.ts';
import { customDimensions, type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import type { RecommendedProduct, Treatment } from './treatment.ts';

/** A treatment's location: a separate card, or a comparison. */
export interface TreatmentPlace {
  location: 'Treatment card' | 'Treatment comparison';
  /** 1-based position among its siblings. */
  position: number;
}

/** Tracking of one treatment. Common facts are on the element around its events. */
export interface TreatmentEvents {
  /** Spread on the treatment's element: facts of all its events. */
  facts: Readonly<Record<string, string>>;
  /** A click on, or opening of, a part of the treatment. */
  clicked: (fields: TrackingFields) => TrackingEvent;
  /** Tracking of a product of the treatment. */
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
