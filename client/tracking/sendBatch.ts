import type { TrackingBatch, TrackingEvent } from '../../contracts/tracking.ts';

const eventsAddress = '/api/events';

/** A path as `events.json` takes it. */
const maxPathLength = 200;
const unusualInPath = /[^A-Za-z0-9/_.~-]/g;

/**
 * Sends events without keeping the page from anything, even from closing. Holds nothing about the reader: no
 * identifier, no query, no fragment, no referrer. A batch that the browser does not take is a gap in a count, and no
 * reason to disturb a reader.
 */
export function sendBatch(events: TrackingEvent[]): void {
  const path = location.pathname.replace(unusualInPath, '-').slice(0, maxPathLength);
  const batch: TrackingBatch = { path, events };
  navigator.sendBeacon?.(eventsAddress, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
}
