/** Between an island's HTML and the loader, which has a size budget: constants only. */

export const islandElement = 'pagewell-island';

/** The block type, for people and reports; the loader ignores it. */
export const islandTypeAttribute = 'data-type';

/** Prefix of React's `useId`, equal on server and client. */
export const islandPrefixAttribute = 'data-prefix';

export const islandAttributes = {
  /** When to hydrate: `idle`, `visible` or `interaction`. */
  hydrate: 'data-hydrate',
  /** Address of the component's chunk, from the build manifest. */
  script: 'data-script',
  /** Address of the chunk that brings React and hydrates. */
  runtime: 'data-runtime',
  status: 'data-island-status',
} as const;

export type HydrationMoment = 'idle' | 'visible' | 'interaction';

export type IslandStatus = 'waiting' | 'loading' | 'hydrated' | 'failed';

export interface IslandRuntime {
  /**
   * Hydrates synchronously. Throws if hydration fails; the server's HTML is then in place.
   * @param onLaterError called if the island fails later
   */
  hydrate: (island: Element, component: unknown, onLaterError: (cause: unknown) => void) => void;
}

export const islandRootAttribute = 'data-island-root';

export const islandPropsAttribute = 'data-island-props';

/** Marks an element with server HTML that React does not touch. */
export const slotAttribute = 'data-slot';

/** Margin of the viewport within which an island counts as visible, in CSS pixels. */
export const visibleMarginPixels = 300;

/**
 * Browsers cache a failed module and its imports for the page's lifetime; a query bypasses the first only.
 * `…/retry-1/…` also renames relative imports; the server ignores it.
 */
export const retryFolder = /\/retry-\d+(?=\/)/;

export function addressAtAttempt(address: string, attempt: number): string {
  return attempt === 0 ? address : address.replace(/\/[^/]*$/, `/retry-${attempt}$&`);
}
