import { completeExposure } from '#client/tracking/completeExposure.ts';
import { clickEvents, paidLinks, paidLinkViews } from '#client/tracking/linkEvents.ts';
import { readEvents } from '#client/tracking/readEvents.ts';
import { openingEvents } from '#client/tracking/watchOpenings.ts';
import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';

type Moment = keyof typeof trackingAttributes;

export function declaredEvents(element: Element, moment: Moment): TrackingEvent[] {
  if (moment === 'click') return clickEvents(element);
  if (moment === 'open') return openingEvents(element);
  const declared = readEvents(element, trackingAttributes[moment]).map((event) =>
    event.kind === 'exposure' ? completeExposure(event) : event,
  );
  return moment === 'view' && element.matches(paidLinks)
    ? [...declared, ...paidLinkViews(element)]
    : declared;
}

export function declaredEvent(element: Element | null | undefined, moment: Moment): TrackingEvent {
  const [event, ...others] = element ? declaredEvents(element, moment) : [];
  if (!event || others.length > 0) throw new Error(`There is not one event for ${moment}`);
  return event;
}

export function allDeclared(moment: Moment): TrackingEvent[] {
  const selector = `[${trackingAttributes[moment]}]${moment === 'click' || moment === 'view' ? `, ${paidLinks}` : ''}`;
  return [...document.querySelectorAll(selector)].flatMap((element) => declaredEvents(element, moment));
}
