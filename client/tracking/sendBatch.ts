import { pathOfPage, type TrackingBatch, type TrackingEvent } from '#contracts/tracking.ts';
import { sendInBackground } from '../sendInBackground.ts';

const eventsAddress = '/api/events';

/**
 * Sends events without keeping the page from anything, even from closing. Holds nothing about the reader: no
 * identifier, no query, no fragment, no referrer. A batch that the browser does not take is a gap in a count, and no
 * reason to disturb a reader.
 */
export function sendBatch(events: TrackingEvent[]): void {
  const batch: TrackingBatch = { path: pathOfPage(), events };
  sendInBackground(eventsAddress, batch);
}
