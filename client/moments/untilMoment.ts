import { visibleMarginPixels } from '#contracts/island.ts';
import { interceptInteraction, type PendingInteraction } from './interceptInteraction.ts';

/**
 * Immediately for `load`. Observes `boxes` for visibility.
 * @returns for `interaction` and `hover`, the interaction to replay
 */
export async function untilMoment(
  moment: string | null,
  element: Element,
  boxes: Iterable<Element>,
): Promise<PendingInteraction | undefined> {
  const isHover = moment === 'hover';
  if (isHover || moment === 'interaction') return interceptInteraction(element, isHover);
  if (moment === 'visible') await whenVisible(boxes);
  if (moment === 'idle') await whenIdle();
  return undefined;
}

/** Upper bound after the first paint, even if the page stays busy. */
const maxWaitMs = 2_000;

/** After load and the largest paint, when the browser is idle. A background page is painted once visible. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise(requestAnimationFrame);
  // Without `requestIdleCallback`, the next frame counts as idle.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: maxWaitMs }));
}

/** Resolves once an element is in or near the viewport. Hidden elements keep waiting. */
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
