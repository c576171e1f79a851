import type { BehaviourParts } from '#contracts/behaviour.ts';
import { islandElement, islandTypeAttribute } from '#contracts/island.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { completeExposure } from './completeExposure.ts';
import { createEventQueue } from './eventQueue.ts';
import { isTrackingEvent, loadEvents } from './readEvents.ts';
import { reportableEvent } from './reportableEvent.ts';
import { sendBatch } from './sendBatch.ts';
import { watchClicks } from './watchClicks.ts';
import { watchOpenings } from './watchOpenings.ts';
import { watchViews } from './watchViews.ts';

export function start(_page: Element, { report, onReport }: BehaviourParts): void {
  const { track, flush } = createEventQueue(sendBatch);
  onReport((reported) => {
    if (!(reported instanceof CustomEvent) || !isTrackingEvent(reported.detail)) return;
    const event = { ...islandOf(reported.target), ...reported.detail };
    const reportable = reportableEvent(event.kind === 'exposure' ? completeExposure(event) : event);
    if (reportable) track(reportable);
  });

  watchClicks(report);
  watchOpenings(report);
  watchViews(report);
  loadEvents(document).forEach(report);

  // The last event that browsers fire reliably, on phones above all.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
}

function islandOf(target: EventTarget | null): Pick<TrackingEvent, 'blockType'> {
  const island = target instanceof Element ? target.closest(islandElement) : null;
  const blockType = island?.getAttribute(islandTypeAttribute);
  return blockType ? { blockType } : {};
}
