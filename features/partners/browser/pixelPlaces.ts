import {
  outsideAttribute,
  outsideFactsAttribute,
  pixelsAttribute,
  pixelsFrame,
} from '#contracts/outside/frame.ts';

/**
 * Creates a place for tracking pixels once their element is in view. The gate decides whether it becomes a
 * frame: consent given later still counts the view.
 * @returns looks for new elements
 */
export function pixelPlaces(): () => void {
  const watched = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      document.body.append(placeFor(target));
    }
  });
  return () => {
    for (const element of document.querySelectorAll(`[${pixelsAttribute}]`)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
}

function placeFor(element: Element): HTMLElement {
  const place = document.createElement('div');
  const pixels: unknown = JSON.parse(element.getAttribute(pixelsAttribute) ?? '[]');
  place.hidden = true;
  place.setAttribute(outsideAttribute, pixelsFrame);
  place.setAttribute(outsideFactsAttribute, JSON.stringify({ pixels }));
  return place;
}
