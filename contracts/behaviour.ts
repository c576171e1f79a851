/**
 * The contract of behaviours: small scripts without React that finish what HTML cannot do, for parts of blocks and for
 * features alike. Each is declared once, beside what it is for; a page names those alone whose marker is in its HTML; the
 * loader imports them at their moment and knows none by name. Part of the loader, which has a size budget.
 */
import type { ConsentGate } from './consent.ts';
import type { TrackingEvent } from './tracking.ts';

/**
 * When an element's behaviour is loaded and started: as soon as the page is there, once it has loaded and the browser has
 * nothing better to do, once the element comes near the viewport, or at the reader's first pointer, key or focus on it. What the reader
 * did then is done again once the behaviour has started. `hover` is an interaction that begins with the mouse coming over
 * the element, whose links and buttons may become others: none is followed before.
 */
export type BehaviourMoment = 'load' | 'idle' | 'visible' | 'interaction' | 'hover';

/** Tells the elements that a behaviour is for, as a CSS selector: those with an attribute, or all of a custom element. */
export type BehaviourMarker = `[data-${string}]` | `pagewell-${string}`;

/** A behaviour, as the one who needs it declares it. */
export interface Behaviour {
  /** The module, as a path from the project's folder. It imports `client/` and `contracts/` alone: a `BehaviourModule`. */
  script: string;
  marker: BehaviourMarker;
  moment: BehaviourMoment;
  /**
   * Whether it comes in one script with the others of its moment that say so: a request less for what is on every page, or is smaller
   * than a request.
   */
  together?: boolean;
  /** What it does that HTML cannot do, in a sentence. */
  why: string;
}

/** What the script of a behaviour exports. */
export interface BehaviourModule {
  /**
   * Makes one element answer. Called once for each element with the marker, also for those that come to stand on the
   * page later. What the reader did is done again once it has come to its end.
   */
  start: (element: Element, parts: BehaviourParts) => void | Promise<void>;
}

/** What a behaviour gets of the page, so that none imports another. */
export interface BehaviourParts {
  /** Tells the tracker, whether it has come yet or not. Where a page has none, nobody hears of it. */
  report: (event: TrackingEvent) => void;
  /**
   * Hands all that is reported on the page, from its beginning on, to the one who sends it: the tracker. Each comes as a
   * DOM event, by behaviours and islands alike (see `trackingDomEvent`).
   */
  takeReports: (send: (report: Event) => void) => void;
  consents: ConsentGate;
}

/** A behaviour as the page names it for the loader: the built script's address, marker and moment. */
export type ListedBehaviour = readonly [address: string, marker: string, moment: BehaviourMoment];

/** On the `<script type="application/json">` with the page's list of `ListedBehaviour`. */
export const behaviourListAttribute = 'data-behaviours';

/** On an element whose behaviour was started, or did not come: a `BehaviourStatus`, for style sheets and for people. */
export const behaviourStatusAttribute = 'data-behaviour';

export type BehaviourStatus = 'started' | 'failed';

/**
 * On the `html` element of readers' pages, and of no preview, gallery or tool: the marker of a behaviour that every
 * reader's page has.
 */
export const readerPageAttribute = 'data-reader-page';
