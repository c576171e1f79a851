import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** The location, as reports name it. */
const location = 'Share';

export const shareOpened: TrackingEvent = trackingEvent('element-clicked', {
  location,
  elementType: 'BUTTON',
  actionOutcome: 'OPEN',
});

export const linkCopied: TrackingEvent = trackingEvent('element-clicked', {
  location,
  elementType: 'BUTTON',
  actionOutcome: 'COPY',
});

/** A click on a share target. What is shared with whom is not reported. */
export function targetOpened(name: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name,
  });
}
