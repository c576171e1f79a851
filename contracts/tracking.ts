/** A test compares it with `schemas/events.json`. Part of the tracker, which has a size budget. */
import { privateAttribute } from './privatePage.ts';

export const trackingKinds = [
  'content-metadata',
  'identify',
  'product-viewed',
  'product-clicked',
  'product-loaded',
  'element-loaded',
  'element-viewed',
  'element-clicked',
  'form-started',
  'form-continued',
  'form-backed',
  'form-submitted',
  'field-selected',
  'video-started',
  'video-paused',
  'video-resumed',
  'video-completed',
  'infinite-scroll',
  'registration-completed',
  'care-journey',
  'lesson-started',
  'lesson-completed',
  'exposure',
  'page-view',
  'session-duration',
  'scroll-percent',
  'external-data-captured',
  'logout',
  'client-error',
] as const;

export type TrackingKind = (typeof trackingKinds)[number];

/** The body of POST /api/events: events of one page. Nothing in it identifies a reader. */
export interface TrackingBatch {
  path: string;
  events: TrackingEvent[];
}
export interface TrackingEvent {
  kind: TrackingKind;
  blockId?: string;
  blockType?: string;
  location?: string;
  name?: string;
  elementType?: string;
  actionOutcome?: string;
  text?: string;
  position?: number;
  category?: string;
  brand?: string;
  productId?: string;
  linkUrl?: string;
  formatType?: string;
  variant?: string;
  coupon?: string;
  /** Random id of one click on an affiliate link, or of one exposure. Unrelated to the reader. */
  correlationId?: string;
  outboundUrl?: string;
  customDimensions?: {
    [k: string]: string;
  };
  toolName?: string;
  topic?: string;
  jtbd?: string;
  exposureType?: string;
  authContext?: {
    isAuthenticated: boolean;
  };
  percent?: number;
  seconds?: number;
  metric?:
    | 'client.error.chunk'
    | 'client.error.hydrate'
    | 'client.error.outside'
    | 'client.error.wallet'
    | 'client.hydrate.mismatch'
    | 'ui.script.load.error'
    | 'ui.stylesheet.load.error'
    | 'ui.fetch.error'
    | 'recaptcha.error'
    | 'placementsNotFound';
  timedOut?: boolean;
}

export const maxBatchEvents = 50;

/** Browsers send no larger beacon, and the server accepts no larger body. */
export const maxBatchBytes = 64 * 1024;

/** With the server's additions. Plain events within the schema stay below; a larger one is refused alone. */
export const maxEventBytes = 16 * 1024;

/**
 * Declare events, separated by an empty line. One line for each field, name first, because JSON would cost six
 * bytes per quotation mark: the kind first and alone, custom dimensions with a dot.
 */
export const trackingAttributes = {
  click: 'data-track-click',
  view: 'data-track-view',
  /** On opening of the element, a `<details>` or a dialog; on other elements, of the one around. */
  open: 'data-track-open',
  load: 'data-track-load',
} as const;

/**
 * Facts for all events of the children, by default; after an empty line, facts for events of a product or of
 * the page. Nested facts merge.
 */
export const factsAttribute = 'data-track';

/** On a part about another element, such as a cell about its column: the id of the element with its facts. */
export const factsOfAttribute = 'data-track-of';

/** Bubbling DOM event of a hydrated widget; its `detail` is a `TrackingEvent`. */
export const trackingDomEvent = 'pagewell:track';

/** As in `events.json`. */
const maxPathLength = 200;
const unusualInPath = /[^\w/.~-]/g;

/** The page's path without query and fragment; of a private page, its replacement. */
export function pathOfPage(): string {
  const reported = document.documentElement.getAttribute(privateAttribute) ?? location.pathname;
  return reported.replace(unusualInPath, '-').slice(0, maxPathLength);
}
