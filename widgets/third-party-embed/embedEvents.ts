import type { EmbedAction } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** The location, as reports name it. */
const location = 'Third-party embed';

/** A reader's consent for a post, or for all of its site. */
export function postOpened(action: EmbedAction, name: string | undefined): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'BUTTON',
    actionOutcome: 'OPEN',
    name,
    text: action === 'show' ? 'Show this post' : 'Always show',
  });
}

/** A click on the link to the original post. */
export function postVisited(site: string, linkUrl: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name: site,
    linkUrl,
  });
}
