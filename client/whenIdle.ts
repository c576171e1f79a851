/** At the latest then, in milliseconds, however busy the page is. */
const longestWaitMs = 2_000;

/** How long a browser without `requestIdleCallback` gets to finish what matters more, in milliseconds. */
const waitWithoutIdleMs = 200;

/** Settles once the browser has nothing better to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, waitWithoutIdleMs);
  });
}
