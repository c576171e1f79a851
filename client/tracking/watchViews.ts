import { type TrackingEvent, trackingAttributes } from '../../contracts/tracking.ts';
import { readEvents } from './readEvents.ts';

/**
 * Reports once that an element which declares it has come into view, also one that comes to stand on the page later. What has been reported is declared no more; a
 * widget that shows another product in the same element declares that one anew.
 */
export function watchViews(report: (event: TrackingEvent) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const declared of readEvents(target, trackingAttributes.view)) report(declared);
      target.removeAttribute(trackingAttributes.view);
    }
  });
  const page = document;
  const watchAll = (): void => {
    // One that is watched already is watched on.
    for (const element of page.querySelectorAll(`[${trackingAttributes.view}]`)) observer.observe(element);
  };
  watchAll();
  new MutationObserver(watchAll).observe(page, { childList: true, subtree: true });
}
