import {
  outsideAttribute,
  outsideFactsAttribute,
  pixelsAttribute,
  pixelsFrame,
} from '#contracts/outside/frame.ts';

/**
 * Makes a place for the pictures of whoever wants to know that an element was seen, once it is in view. Whether and when a frame
 * is made of that is not decided here: who agrees later was there all the same.
 *
 * @returns looks for elements that have come since
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
