/**
 * What the server writes into an island and the island loader reads. Constants only: this file is
 * part of the loader, which has a size budget.
 */

/** The custom element around an interactive part of the page. */
export const islandElement = 'pagewell-island';

/** The island's block type, for people and reports: the loader does not look at it. */
export const islandTypeAttribute = 'data-type';

/** Prefix of the identifiers that React makes, the same on server and client. */
export const islandPrefixAttribute = 'data-prefix';

/** What the loader reads, and writes. */
export const islandAttributes = {
  /** When to hydrate: `idle`, `visible` or `interaction`. */
  hydrate: 'data-hydrate',
  /** Address of the component's chunk, from the build manifest. */
  script: 'data-script',
  /** Address of the chunk that brings React and hydrates. */
  runtime: 'data-runtime',
  /** An `IslandStatus`; stands on the element for tests and for people. */
  status: 'data-island-status',
} as const;

export type HydrationMoment = 'idle' | 'visible' | 'interaction';

export type IslandStatus = 'waiting' | 'loading' | 'hydrated' | 'failed';

/**
 * What makes islands answer: the module under `runtime`, which brings React.
 */
export interface IslandRuntime {
  /**
   * Makes the island answer, before it returns.
   *
   * @param component what the component's chunk exports by default
   * @param onLaterError told of an error that takes the island down afterwards
   * @throws whatever keeps the island from being hydrated; the server's HTML is in place then
   */
  hydrate: (island: Element, component: unknown, onLaterError: (cause: unknown) => void) => void;
}

/** Marks the element inside the island that holds the server's HTML, and that React hydrates. */
export const islandRootAttribute = 'data-island-root';

/** Marks the `<script type="application/json">` beside the root, with the component's props. */
export const islandPropsAttribute = 'data-island-props';

/** Marks an element whose content the server rendered and React leaves alone. */
export const slotAttribute = 'data-slot';

/** How far outside the viewport, in CSS pixels, an island counts as visible. */
export const visibleMarginPixels = 300;

/**
 * Browsers remember a module that failed to load for as long as the page lives, together with every module it imports;
 * a query reaches only the first of them. So an island's next attempt asks for its scripts in a folder of another name,
 * `…/retry-1/…`, where all relative imports are new as well. The server takes that part out of the path.
 */
export const retryFolder = /\/retry-\d+(?=\/)/;

/** The address of a chunk at this attempt to load it, counted from 0. */
export function addressAtAttempt(address: string, attempt: number): string {
  return attempt === 0 ? address : address.replace(/\/[^/]*$/, `/retry-${attempt}$&`);
}
