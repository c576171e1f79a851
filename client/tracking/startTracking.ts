import type { BehaviourParts } from '#contracts/behaviour.ts';
import { islandElement, islandTypeAttribute } from '#contracts/island.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { completeExposure } from './completeExposure.ts';
import { createEventQueue } from './eventQueue.ts';
import { isTrackingEvent, loadEvents } from './readEvents.ts';
import { sendBatch } from './sendBatch.ts';
import { toldEvent } from './toldEvent.ts';
import { watchClicks } from './watchClicks.ts';
import { watchOpenings } from './watchOpenings.ts';
import { watchViews } from './watchViews.ts';

/** Sends what the page's elements declare and what its widgets and behaviours report, to this site alone. */
export function start(_page: Element, { report, takeReports }: BehaviourParts): void {
  const { track, flush } = createEventQueue(sendBatch);
  takeReports((reported) => {
    if (!(reported instanceof CustomEvent) || !isTrackingEvent(reported.detail)) return;
    const event = { ...islandOf(reported.target), ...reported.detail };
    const told = toldEvent(event.kind === 'exposure' ? completeExposure(event) : event);
    if (told) track(told);
  });

  watchClicks(report);
  watchOpenings(report);
  watchViews(report);
  loadEvents(document).forEach(report);

  // The last moments in which a browser, on a phone above all, is sure to run anything.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}

/** The type of the block that reports something, where it is an island. */
function islandOf(target: EventTarget | null): Pick<TrackingEvent, 'blockType'> {
  const island = target instanceof Element ? target.closest(islandElement) : null;
  const blockType = island?.getAttribute(islandTypeAttribute);
  return blockType ? { blockType } : {};
}
