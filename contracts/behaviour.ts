/**
 * Small scripts without React for what HTML cannot do. Each is declared once; a page lists those with a marker
 * in its HTML. Part of the loader, which has a size budget.
 */
import type { ConsentGate } from './consent.ts';
import type { TrackingEvent } from './tracking.ts';

/**
 * On load, when idle, near the viewport, or at the first interaction, which is then replayed. `hover` also
 * starts on mouse over, for elements whose links change: none is followed before.
 */
export type BehaviourMoment = 'load' | 'idle' | 'visible' | 'interaction' | 'hover';

/** CSS selector of a behaviour's elements: an attribute, or a custom element. */
export type BehaviourMarker = `[data-${string}]` | `pagewell-${string}`;

export interface Behaviour {
  /** Module path from the project's folder: a `BehaviourModule` that imports `client/` and `contracts/` only. */
  script: string;
  marker: BehaviourMarker;
  moment: BehaviourMoment;
  /** Whether it is bundled with others of its moment: saves a request for small or omnipresent scripts. */
  together?: boolean;
  why: string;
}

export interface BehaviourModule {
  /** Also for elements that are inserted later. The reader's interaction is replayed after it returns. */
  start: (element: Element, parts: BehaviourParts) => void | Promise<void>;
}

export interface BehaviourParts {
  /** Reports to the tracker, queued until it starts. No effect on a page without one. */
  report: (event: TrackingEvent) => void;
  /** For the tracker: all reports, including queued ones. DOM events of behaviours and islands. */
  onReport: (send: (report: Event) => void) => void;
  consents: ConsentGate;
}

export type ListedBehaviour = readonly [address: string, marker: string, moment: BehaviourMoment];

/** Marks the `<script type="application/json">` with the page's list of `ListedBehaviour`. */
export const behaviourListAttribute = 'data-behaviours';

/** On an element with a behaviour: a `BehaviourStatus`, for style sheets and people. */
export const behaviourStatusAttribute = 'data-behaviour';

export type BehaviourStatus = 'started' | 'failed';

/** On the `html` element of readers' pages, not of previews, galleries and tools. */
export const readerPageAttribute = 'data-reader-page';
