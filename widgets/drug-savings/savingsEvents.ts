import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';

/**
 * What is reported of the block: that it, or one of its buttons, was seen or used, by a name of the block's own. Never which medicine, place or
 * pharmacy it was about.
 */
export const savingsFacts = { blockType: 'drug-savings', location: 'Drug savings' } as const;

/** Spread on the root of the block. */
export const savingsTracking = {
  ...trackFacts(savingsFacts),
  ...trackView({ kind: 'element-viewed', elementType: 'SECTION', name: 'drug-savings' }),
};

type ButtonName = 'update' | 'search' | 'sort' | 'see-more' | 'reset' | 'retry' | 'open-page';

/** Spread on a button, says that it was used, and whose it is: what it does may take it away before somebody looks around it. */
export function trackButton(name: ButtonName): Readonly<Record<string, string>> {
  return trackClick({ ...savingsFacts, ...button(name) });
}

/** Spread on the button of a coupon: that it was seen, and used. */
export const couponTracking = {
  ...trackView({ ...button('coupon'), kind: 'element-viewed' }),
  ...trackClick(button('coupon')),
};

/** Spread on the offer of a sponsor: that it was seen. Its link reports its clicks. */
export const offerTracking = trackView({ kind: 'element-viewed', elementType: 'AD', name: 'best-offer' });

function button(name: ButtonName | 'coupon'): TrackingEvent {
  return { kind: 'element-clicked', elementType: 'BUTTON', name };
}
