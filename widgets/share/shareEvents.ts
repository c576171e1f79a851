import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** Where on the page it happened, in the words of whoever reads the reports. */
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

/** A reader goes on to one of the sites. What they share there, and with whom, is none of our business. */
export function targetOpened(name: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name,
  });
}
