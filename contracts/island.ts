/** Contract between an island's HTML and the loader. Constants only: part of the loader, which has a size budget. */

/** The custom element around an interactive part of the page. */
export const islandElement = 'pagewell-island';

/** The block type, for people and reports; the loader ignores it. */
export const islandTypeAttribute = 'data-type';

/** Prefix of React's `useId`, equal on server and client. */
export const islandPrefixAttribute = 'data-prefix';

/** What the loader reads, and writes. */
export const islandAttributes = {
  /** When to hydrate: `idle`, `visible` or `interaction`. */
  hydrate: 'data-hydrate',
  /** Address of the component's chunk, from the build manifest. */
  script: 'data-script',
  /** Address of the chunk that brings React and hydrates. */
  runtime: 'data-runtime',
  /** An `IslandStatus`, for tests and people. */
  status: 'data-island-status',
} as const;

export type HydrationMoment = 'idle' | 'visible' | 'interaction';

export type IslandStatus = 'waiting' | 'loading' | 'hydrated' | 'failed';

/** The module under `runtime`, with React. */
export interface IslandRuntime {
  /**
   * Hydrates synchronously.
   * @param component default export of the component's chunk
   * @param onLaterError called if the island fails later
   * @throws if hydration fails; then the server's HTML is in place
   */
  hydrate: (island: Element, component: unknown, onLaterError: (cause: unknown) => void) => void;
}

/** Marks the element inside the island that React hydrates. */
export const islandRootAttribute = 'data-island-root';

/** Marks the `<script type="application/json">` with the props, next to the root. */
export const islandPropsAttribute = 'data-island-props';

/** Marks an element with server HTML that React does not touch. */
export const slotAttribute = 'data-slot';

/** Margin of the viewport within which an island counts as visible, in CSS pixels. */
export const visibleMarginPixels = 300;

/**
 * Browsers cache a failed module and its imports for the page's lifetime; a query bypasses the first only. A retry uses another folder,
 * `…/retry-1/…`, which also renames relative imports; the server ignores it.
 */
export const retryFolder = /\/retry-\d+(?=\/)/;

/** A chunk's address at an attempt, from 0. */
export function addressAtAttempt(address: string, attempt: number): string {
  return attempt === 0 ? address : address.replace(/\/[^/]*$/, `/retry-${attempt}$&`);
}
