import { visibleMarginPixels } from '../../schemas/island.ts';

/** Settles once the element is in the viewport or near it. An element that is never shown keeps it waiting. */
export function whenVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${visibleMarginPixels}px` },
    );
    observer.observe(element);
  });
}
