import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';
import { paidLinks, paidLinkViews } from './linkEvents.ts';
import { readEvents } from './readEvents.ts';

const watched = `[${trackingAttributes.view}], ${paidLinks}`;

/** Once per element, also if inserted later. An element whose product changes is reported again. */
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
    // Observing an observed element again has no effect.
    for (const element of page.querySelectorAll(watched)) observer.observe(element);
  };
  watchAll();
  new MutationObserver(watchAll).observe(page, { childList: true, subtree: true });
}
