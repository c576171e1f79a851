import { type TrackingEvent, trackingAttributes } from '../../contracts/tracking.ts';

type Attributes = Readonly<Record<string, string>>;

/** Spread on an element, says what to report when it, or something in it, is clicked. */
export function trackClick(...events: readonly TrackingEvent[]): Attributes {
  return { [trackingAttributes.click]: written(events) };
}

/** What to report once, when the element first comes into view. */
export function trackView(...events: readonly TrackingEvent[]): Attributes {
  return { [trackingAttributes.view]: written(events) };
}

/** What to report whenever a `<details>` or a dialog opens. */
export function trackOpen(...events: readonly TrackingEvent[]): Attributes {
  return { [trackingAttributes.open]: written(events) };
}

/** What to report once, when the page has loaded. */
export function trackLoad(...events: readonly TrackingEvent[]): Attributes {
  return { [trackingAttributes.load]: written(events) };
}

function written(events: readonly TrackingEvent[]): string {
  return JSON.stringify(events.length === 1 ? events[0] : events);
}
