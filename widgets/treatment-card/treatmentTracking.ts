import type { TrackingEvent } from '#contracts/tracking.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { trackFacts } from '../tracking/trackingAttributes.ts';
import { customDimensions, type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import type { RecommendedProduct, Treatment } from './treatment.ts';

/** A treatment's location: a separate card, or a comparison. */
export interface TreatmentPlace {
  location: 'Treatment card' | 'Treatment comparison';
  position: number;
}

export interface TreatmentEvents {
  facts: Readonly<Record<string, string>>;
  clicked: (fields: TrackingFields) => TrackingEvent;
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
