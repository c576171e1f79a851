import { visibleMarginPixels } from '#contracts/island.ts';
import { type HeldInteraction, holdInteraction } from './holdInteraction.ts';

/**
 * Settles when the moment of an island or a behaviour has come: at once for `load`.
 *
 * @param boxes what has to come near the viewport, where that is the moment
 * @returns for `interaction` and `hover`, what the reader did, to be done again once the element can answer
 */
export async function untilMoment(
  moment: string | null,
  element: Element,
  boxes: Iterable<Element>,
): Promise<HeldInteraction | undefined> {
  const isHover = moment === 'hover';
  if (isHover || moment === 'interaction') return holdInteraction(element, isHover);
  if (moment === 'visible') await whenVisible(boxes);
  if (moment === 'idle') await whenIdle();
  return undefined;
}

/** At the latest then, in milliseconds after the page was painted, however busy it is. */
const longestWaitMs = 2_000;

/**
 * Settles once all that has loaded is painted, the largest of it too, and the browser has nothing better to do. A page in the
 * background is painted when it is seen.
 */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise(requestAnimationFrame);
  // Where a browser does not tell when it is idle, it is once it paints.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWaitMs }));
}

/** Settles once one of the elements is in the viewport or near it. While none is shown, it keeps waiting. */
function whenVisible(elements: Iterable<Element>): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${visibleMarginPixels}px` },
    );
    for (const element of elements) observer.observe(element);
  });
}
