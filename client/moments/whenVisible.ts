import { visibleMarginPixels } from '../../contracts/island.ts';

/** Settles once one of the elements is in the viewport or near it. While none is shown, it keeps waiting. */
export function whenVisible(elements: Iterable<Element>): Promise<void> {
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
