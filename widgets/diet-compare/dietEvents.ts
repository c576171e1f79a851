import type { TrackingEvent } from '#contracts/tracking.ts';
import type { DietCompareMealKit } from '#schemas/generated/types.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** Where all of it is reported from. Never which diets somebody chose to compare. */
export const location = 'Embedded Compare';

/** The text of the buttons that lead on, as readers and reports have it. */
export const learnMoreText = 'Learn More';

/** The products behind the links have no ids in the product data so far. */
const noProductId = 'not yet available';

export function sectionViewed(title: string): TrackingEvent {
  return trackingEvent('element-viewed', { elementType: 'SECTION', name: title });
}

export function learnMoreClicked(): TrackingEvent {
  return trackingEvent('element-clicked', { elementType: 'BUTTON', text: learnMoreText });
}

/** The click on a link to a meal kit; that it was seen is reported by the same facts. */
export function mealKitClicked({ name, linkUrl }: DietCompareMealKit, rank: number): TrackingEvent {
  return trackingEvent('element-clicked', {
    category: 'In-Content Affiliate Link',
    variant: 'in-content',
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    position: rank,
    productId: noProductId,
    text: name,
    linkUrl,
  });
}
