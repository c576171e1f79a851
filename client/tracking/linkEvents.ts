import { withoutCorrelationId } from '#contracts/affiliate.ts';
import { affiliateAttribute } from '#contracts/markers.ts';
import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';
import { usualPaidClick } from '#contracts/usualEvents.ts';
import { readEvents } from './readEvents.ts';

export const paidLinks = `a[${affiliateAttribute}]`;

/** As in `events.json`, in UTF-16 units. */
const maxTextLength = 300;
export const maxAddressLength = 2048;

/** An affiliate link in prose declares nothing, and is reported with its own text and address. */
export function clickEvents(target: EventTarget): TrackingEvent[] {
  if (!(target instanceof HTMLAnchorElement)) return readEvents(target, trackingAttributes.click);
  if (target.matches(paidLinks)) return paidLinkClicks(target);
  return readEvents(target, trackingAttributes.click, linkFacts(target));
}

/** Events of a visible affiliate link: the facts of its click, without outcome and offer. */
export function paidLinkViews(link: Element): TrackingEvent[] {
  return paidLinkClicks(link).map(
    ({ actionOutcome: _outcome, coupon: _coupon, customDimensions: _dimensions, ...facts }) => ({
      ...facts,
      kind: 'element-viewed',
    }),
  );
}

function paidLinkClicks(link: Element): TrackingEvent[] {
  const declared = readEvents(link, trackingAttributes.click, usualPaidClick);
  if (declared.length > 0) return declared;
  return [{ ...linkFacts(link), location: 'Article text', actionOutcome: 'EXTERNALLINK' }];
}

function linkFacts(link: Element): TrackingEvent {
  const text = link.textContent.replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
  const linkUrl = withoutCorrelationId(link.getAttribute('href') ?? '');
  return {
    kind: 'element-clicked',
    elementType: 'LINK',
    ...(text ? { text } : {}),
    ...(linkUrl.length <= maxAddressLength ? { linkUrl } : {}),
  };
}
