/**
 * The contract of tracking between HTML, the tracker in the browser and `POST /api/events` (specification §7). The
 * kinds and fields themselves are those of `events.json`. Part of the tracker, which has a size budget.
 */
export { trackingKinds } from './generated/trackingKinds.ts';
export type { TrackingBatch, TrackingEvent, TrackingKind } from './generated/types.ts';

/** The attributes by which HTML declares what to report. Each holds the JSON of one event, or of an array of events. */
export const trackingAttributes = {
  /** When the element or something in it is clicked. */
  click: 'data-track-click',
  /** Once, when the element first comes into view. */
  view: 'data-track-view',
  /** Whenever the element, a `<details>` or a dialog, opens. */
  open: 'data-track-open',
  /** Once, when the page has loaded. */
  load: 'data-track-load',
} as const;

/** On the `html` element of pages that are no reader's, such as previews: nothing that happens there is reported. */
export const trackingOffAttribute = 'data-tracking-off';

/** The bubbling DOM event by which a hydrated widget reports; its `detail` is a `TrackingEvent`. */
export const trackingDomEvent = 'pagewell:track';

/**
 * The bubbling DOM event by which a widget asks for tracking pixel images (specification §7); its `detail` is a list of
 * addresses. They are loaded only with the reader's consent.
 */
export const trackingPixelDomEvent = 'pagewell:pixel';
