import type { TrackingEvent } from '#contracts/tracking.ts';
import type { DietCompareMealKit } from '#schemas/generated/types.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** Which diets are compared is never reported. */
export const location = 'Embedded Compare';

export const learnMoreText = 'Learn More';

/** The linked products have no ids in the product data yet. */
const noProductId = 'not yet available';

export function sectionViewed(title: string): TrackingEvent {
  return trackingEvent('element-viewed', { elementType: 'SECTION', name: title });
}

export function learnMoreClicked(): TrackingEvent {
  return trackingEvent('element-clicked', { elementType: 'BUTTON', text: learnMoreText });
}

/** The click on a meal kit link; its first view is reported with the same fields. */
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
