/**
 * Tracking between HTML, the tracker and `POST /api/events`. A test compares it with `schemas/events.json`. Part of the tracker, which has a
 * size budget.
 */
import { privateAttribute } from './privatePage.ts';

/** All kinds of events. */
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
  /** The page's path, without query and fragment. */
  path: string;
  /** In order of time. */
  events: TrackingEvent[];
}
/** An event on the page. */
export interface TrackingEvent {
  kind: TrackingKind;
  /** The event's block. */
  blockId?: string;
  blockType?: string;
  /** The place on the page. */
  location?: string;
  name?: string;
  /** Kind of element, such as BUTTON, LINK or ACCORDION. */
  elementType?: string;
  /** Result of the action, such as OPEN, CLOSE or EXTERNALLINK. */
  actionOutcome?: string;
  /** The text on the element. */
  text?: string;
  /** Index of the product or element among its like, from 1. */
  position?: number;
  category?: string;
  brand?: string;
  productId?: string;
  /** The address in the article. */
  linkUrl?: string;
  /** How the product is shown, such as CARD. */
  formatType?: string;
  variant?: string;
  /** The offered discount or code. */
  coupon?: string;
  /** Random id of one click on an affiliate link, or of one exposure. Unrelated to the reader. */
  correlationId?: string;
  /** The address that was opened. */
  outboundUrl?: string;
  customDimensions?: {
    [k: string]: string;
  };
  /** For exposure: the visible tool, such as treatment-comparison. */
  toolName?: string;
  /** For exposure: the primary keyword of the page. */
  topic?: string;
  /** For exposure: readers' purpose on the page. */
  jtbd?: string;
  /** For exposure: how the tool was reached, such as decisiontool_view. */
  exposureType?: string;
  /** For exposure: whether the reader was signed in. */
  authContext?: {
    isAuthenticated: boolean;
  };
  /** For scroll-percent and infinite-scroll: depth in percent. */
  percent?: number;
  /** For session-duration: in seconds. */
  seconds?: number;
  /** For client-error: what failed. */
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
  /** For client-error: whether it timed out. */
  timedOut?: boolean;
}

export const maxBatchEvents = 50;

/** Browsers send no larger beacon, and the server accepts no larger body. */
export const maxBatchBytes = 64 * 1024;

/** Stored bytes of one event's JSON, with the server's additions. Plain events within the schema stay below; a larger one is refused alone. */
export const maxEventBytes = 16 * 1024;

/**
 * Attributes that declare events, separated by an empty line. One line for each field, name first, because JSON would cost six bytes per
 * quotation mark: the kind first and alone, custom dimensions with a dot. Defaults are omitted; shared facts are on a parent.
 */
export const trackingAttributes = {
  /** On click on the element or inside it. */
  click: 'data-track-click',
  /** Once, when the element first comes into view. */
  view: 'data-track-view',
  /** On opening of the element, a `<details>` or a dialog; on other elements, of the one around. */
  open: 'data-track-open',
  /** Once, after load. */
  load: 'data-track-load',
} as const;

/**
 * On an element with reporting children: facts for all their events, by default; after an empty line, facts for events of a product or of the
 * page, such as its offer. Nested facts merge.
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
  const told = document.documentElement.getAttribute(privateAttribute) ?? location.pathname;
  return told.replace(unusualInPath, '-').slice(0, maxPathLength);
}
