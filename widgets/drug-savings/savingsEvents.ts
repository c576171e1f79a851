import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';

/** Facts of the block's events: views and uses by name, never the medicine, place or pharmacy. */
export const savingsFacts = { blockType: 'drug-savings', location: 'Drug savings' } as const;

export const savingsTracking = {
  ...trackFacts(savingsFacts),
  ...trackView({ kind: 'element-viewed', elementType: 'SECTION', name: 'drug-savings' }),
};

type ButtonName = 'update' | 'search' | 'sort' | 'see-more' | 'reset' | 'retry' | 'open-page';

/** Spread on a button: reports its use and its owner, because the action may remove it from the page. */
export function trackButton(name: ButtonName): Readonly<Record<string, string>> {
  return trackClick({ ...savingsFacts, ...button(name) });
}

export const couponTracking = {
  ...trackView({ ...button('coupon'), kind: 'element-viewed' }),
  ...trackClick(button('coupon')),
};

export const offerTracking = trackView({ kind: 'element-viewed', elementType: 'AD', name: 'best-offer' });

function button(name: ButtonName | 'coupon'): TrackingEvent {
  return { kind: 'element-clicked', elementType: 'BUTTON', name };
}
