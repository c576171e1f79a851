import { pathOfPage, type TrackingBatch, type TrackingEvent } from '#contracts/tracking.ts';
import { sendInBackground } from '../sendInBackground.ts';

const eventsAddress = '/api/events';

/** No identifier, query, fragment or referrer. A lost batch is only a gap in a count. */
export function sendBatch(events: TrackingEvent[]): void {
  const batch: TrackingBatch = { path: pathOfPage(), events };
  sendInBackground(eventsAddress, batch);
}
