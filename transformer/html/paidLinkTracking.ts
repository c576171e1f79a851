import { type TrackingEvent, trackingAttributes } from '../../contracts/tracking.ts';

/** What `events.json` takes, in UTF-16 units. */
const maxTextLength = 300;
const maxAddressLength = 2048;

/**
 * The attributes by which a link that somebody pays for reports, wherever in prose it stands, that it was seen and
 * clicked. Written here and nowhere else: content cannot bring any.
 *
 * @param address where it leads, with the publisher's marker
 * @param text what the reader reads on it
 */
export function paidLinkTracking(address: string, text: string): Record<string, string> {
  const shown = text.replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
  const facts = {
    location: 'Article text',
    elementType: 'LINK',
    ...(shown ? { text: shown } : {}),
    ...(address.length <= maxAddressLength ? { linkUrl: address } : {}),
  };
  const viewed: TrackingEvent = { kind: 'element-viewed', ...facts };
  const clicked: TrackingEvent = { kind: 'element-clicked', ...facts, actionOutcome: 'EXTERNALLINK' };
  return {
    [trackingAttributes.view]: JSON.stringify(viewed),
    [trackingAttributes.click]: JSON.stringify(clicked),
  };
}
