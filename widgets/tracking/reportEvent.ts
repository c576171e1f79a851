import { type TrackingKind, trackingDomEvent } from '#contracts/tracking.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/** How a hydrated widget says what happened: by an event of the page, because it knows nothing of the tracker. */
export function reportEvent(from: Element | null, kind: TrackingKind, fields: TrackingFields = {}): void {
  const detail = trackingEvent(kind, fields);
  from?.dispatchEvent(new CustomEvent(trackingDomEvent, { bubbles: true, detail }));
}
