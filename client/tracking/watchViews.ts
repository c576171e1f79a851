import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';
import { paidLinks, paidLinkViews } from './linkEvents.ts';
import { readEvents } from './readEvents.ts';

const watched = `[${trackingAttributes.view}], ${paidLinks}`;

/**
 * Reports once that an element which declares it, or a paid link, has come into view, also one that comes to stand on the
 * page later. An element that comes to hold another product is reported again.
 */
export function watchViews(report: (event: TrackingEvent) => void): void {
  const reported = new WeakMap<Element, string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      const declared = readEvents(target, trackingAttributes.view);
      const events = target.matches(paidLinks) ? [...declared, ...paidLinkViews(target)] : declared;
      const written = JSON.stringify(events);
      if (reported.get(target) === written) continue;
      reported.set(target, written);
      events.forEach(report);
    }
  });
  const page = document;
  const watchAll = (): void => {
    // One that is watched already is watched on.
    for (const element of page.querySelectorAll(watched)) observer.observe(element);
  };
  watchAll();
  new MutationObserver(watchAll).observe(page, { childList: true, subtree: true });
}
