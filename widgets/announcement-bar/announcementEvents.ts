import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/** The location, as reports name it. */
const location = 'Announcement bar';

export function barSeen(campaign: string): TrackingEvent {
  return trackingEvent('element-viewed', { location, elementType: 'SECTION', name: campaign });
}

export function barDismissed(campaign: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'BUTTON',
    actionOutcome: 'CLOSE',
    name: campaign,
  });
}

export function actionClicked(campaign: string, text: string, linkUrl: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: /^https?:/i.test(linkUrl) ? 'EXTERNALLINK' : 'INTERNALLINK',
    name: campaign,
    text,
    linkUrl,
  });
}
