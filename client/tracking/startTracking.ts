import { islandAttributes, islandElement } from '../../contracts/island.ts';
import {
  type TrackingEvent,
  trackingAttributes,
  trackingDomEvent,
  trackingPixelDomEvent,
} from '../../contracts/tracking.ts';
import type { ConsentGate } from '../consent.ts';
import { createEventQueue } from './eventQueue.ts';
import { loadPixel } from './loadPixel.ts';
import { isTrackingEvent, readEvents } from './readEvents.ts';
import { sendBatch } from './sendBatch.ts';
import { watchClicks } from './watchClicks.ts';
import { watchOpenings } from './watchOpenings.ts';
import { watchViews } from './watchViews.ts';

/** Reports what the page's elements declare and what its widgets tell, to this site alone (specification §7). */
export function startTracking(consents: ConsentGate): void {
  const { track, flush } = createEventQueue(sendBatch);
  const report = (event: TrackingEvent): void => {
    // Each of its own, which no HTML that is kept for all readers can hold. Only pages without https have none.
    track(event.kind === 'exposure' ? { ...event, correlationId: crypto.randomUUID?.() } : event);
  };

  watchClicks(report);
  watchOpenings(report);
  watchViews(report);
  for (const element of document.querySelectorAll(`[${trackingAttributes.load}]`)) {
    for (const declared of readEvents(element, trackingAttributes.load)) report(declared);
  }
  document.addEventListener(trackingDomEvent, (event) => {
    if (!(event instanceof CustomEvent) || !isTrackingEvent(event.detail)) return;
    report({ ...islandOf(event.target), ...event.detail });
  });

  document.addEventListener(trackingPixelDomEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    for (const address of [event.detail].flat()) loadPixel(String(address), consents);
  });

  // The last moments in which a browser, on a phone above all, is sure to run anything.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}

function islandOf(target: EventTarget | null): Pick<TrackingEvent, 'blockType'> {
  const island = target instanceof Element ? target.closest(islandElement) : null;
  const blockType = island?.getAttribute(islandAttributes.type);
  return blockType ? { blockType } : {};
}
