/** At the latest then, in milliseconds after the page was painted, however busy it is. */
const longestWaitMs = 2_000;

/**
 * Settles once all that has loaded is painted, the largest of it too, and the browser has nothing better to do. A page in the
 * background is painted when it is seen.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise(requestAnimationFrame);
  // Where a browser does not tell when it is idle, it is once it paints.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWaitMs }));
}
