/** At the latest then, in milliseconds after the page has loaded, however busy it is. */
const longestWaitMs = 2_000;

/** How long a browser without `requestIdleCallback` gets to finish what matters more, in milliseconds. */
const waitWithoutIdleMs = 200;

/** Settles once the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, waitWithoutIdleMs);
  });
}
