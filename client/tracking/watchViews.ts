import { type TrackingEvent, trackingAttributes } from '../../schemas/tracking.ts';
import { readEvents } from './readEvents.ts';

/** Reports once that an element which declares it has come into view. */
export function watchViews(report: (event: TrackingEvent) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const declared of readEvents(target, trackingAttributes.view)) report(declared);
    }
  });
  for (const element of document.querySelectorAll(`[${trackingAttributes.view}]`)) observer.observe(element);
}
