/**
 * The contract of tracking between HTML, the tracker in the browser and `POST /api/events`. What
 * the server takes is `schemas/events.json`, which says the same; a test compares them. Part of the tracker, which has a
 * size budget.
 */
import { quietAttribute } from './quiet.ts';

/** Every kind of tracking event. */
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

/** The body of POST /api/events: what happened on one page. It holds nothing that identifies a reader. */
export interface TrackingBatch {
  /** The path of the page on which the events happened, without query and fragment. */
  path: string;
  /** The events in the order in which they happened. */
  events: TrackingEvent[];
}
/** One thing that happened on the page. */
export interface TrackingEvent {
  kind: TrackingKind;
  /** The block in which it happened. */
  blockId?: string;
  /** The type of that block. */
  blockType?: string;
  /** The place on the page. */
  location?: string;
  /** The name of the product or element. */
  name?: string;
  /** What kind of element it is, such as BUTTON, LINK or ACCORDION. */
  elementType?: string;
  /** What came of the action, such as OPEN, CLOSE or EXTERNALLINK. */
  actionOutcome?: string;
  /** The text on the element. */
  text?: string;
  /** The place of the product or element among its like, from 1. */
  position?: number;
  /** The category of the product. */
  category?: string;
  /** The brand of the product. */
  brand?: string;
  /** The product's id in the product data. */
  productId?: string;
  /** The address as the article has it. */
  linkUrl?: string;
  /** The form in which the product is shown, such as CARD. */
  formatType?: string;
  /** The variant of the product. */
  variant?: string;
  /** The discount or code on offer. */
  coupon?: string;
  /** The fresh random id of one click on one affiliate link, or of one exposure. It says nothing about the reader. */
  correlationId?: string;
  /** The address that was really opened. */
  outboundUrl?: string;
  /** Further values by name. */
  customDimensions?: {
    /** The value of one dimension. */
    [k: string]: string;
  };
  /** For exposure: the tool that was seen, such as treatment-comparison. */
  toolName?: string;
  /** For exposure: the primary keyword of the page. */
  topic?: string;
  /** For exposure: what readers come to the page for. */
  jtbd?: string;
  /** For exposure: how the tool was met, such as decisiontool_view. */
  exposureType?: string;
  /** For exposure: whether the reader was signed in, and nothing of who it was. */
  authContext?: {
    /** Whether the reader was signed in. */
    isAuthenticated: boolean;
  };
  /** For scroll-percent and infinite-scroll: how far, in percent. */
  percent?: number;
  /** For session-duration: how long, in seconds. */
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
  /** For client-error: whether it took the time limit or longer. */
  timedOut?: boolean;
}

/** The most events in one batch. */
export const maxBatchEvents = 50;

/** The most bytes in the body of one batch. Browsers take no larger beacon, and the server no larger body. */
export const maxBatchBytes = 64 * 1024;

/**
 * The most that is kept of one event: bytes of its JSON, with what the server adds to it. Every event of plain letters
 * that the schema takes stays below; one that does not is refused, alone.
 */
export const maxEventBytes = 16 * 1024;

/**
 * The attributes by which HTML declares what to report: one event, or several with an empty line between them. An event is
 * written as a line for each field, its name before its value, because JSON would cost six bytes for each quotation mark.
 * Its kind stands alone on the first line. A custom dimension has a dot before its name. What is usual for the attribute is
 * not written; what is true of a whole card, list or page is written once around it, as facts.
 */
export const trackingAttributes = {
  /** When the element or something in it is clicked. */
  click: 'data-track-click',
  /** Once, when the element first comes into view. */
  view: 'data-track-view',
  /** Whenever the element, a `<details>` or a dialog, opens; on anything else, whenever the one around it does. */
  open: 'data-track-open',
  /** Once, when the page has loaded. */
  load: 'data-track-load',
} as const;

/**
 * On what holds things that report: the facts that all events declared in it have, where they say nothing else; after an
 * empty line those that only events of a product, or of the page itself, have, such as its offer. Facts of what is around are facts as well.
 */
export const factsAttribute = 'data-track';

/** On a part that is about something which stands elsewhere, as a cell is about its column: the id of what has its facts. */
export const factsOfAttribute = 'data-track-of';

/** The bubbling DOM event by which a hydrated widget reports; its `detail` is a `TrackingEvent`. */
export const trackingDomEvent = 'pagewell:track';

/** A path as `events.json` takes it. */
const maxPathLength = 200;
const unusualInPath = /[^\w/.~-]/g;

/** The path of the page on which something happens, without query and fragment; of a quiet page what that says in its place. */
export function pathOfPage(): string {
  const told = document.documentElement.getAttribute(quietAttribute) ?? location.pathname;
  return told.replace(unusualInPath, '-').slice(0, maxPathLength);
}
