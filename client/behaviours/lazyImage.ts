import { visibleMarginPixels } from '../../contracts/island.ts';
import { lazyImageElement } from '../../contracts/lazyImage.ts';

/**
 * Puts each lazy image (specification §4) in its place once it comes near the viewport. What is inserted is the copy
 * in its `<noscript>`, which the server wrote for readers without JavaScript.
 */
export function start(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        insertPicture(target);
      }
    },
    { rootMargin: `${visibleMarginPixels}px` },
  );
  for (const element of root.querySelectorAll(lazyImageElement)) observer.observe(element);
}

function insertPicture(element: Element): void {
  const copy = element.querySelector('noscript');
  // With scripting on, a browser keeps what is in a noscript as text.
  copy?.insertAdjacentHTML('afterend', copy.textContent);
  copy?.remove();
}
