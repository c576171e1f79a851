import type { EmbedAction } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** Where on the page it happened, in the words of whoever reads the reports. */
const location = 'Third-party embed';

/** A reader has asked to see a post, or all of its site. */
export function postOpened(action: EmbedAction, name: string | undefined): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'BUTTON',
    actionOutcome: 'OPEN',
    name,
    text: action === 'show' ? 'Show this post' : 'Always show',
  });
}

/** The click on the link to the post at its site. */
export function postVisited(site: string, linkUrl: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name: site,
    linkUrl,
  });
}
