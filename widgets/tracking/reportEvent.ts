import { type TrackingKind, trackingDomEvent } from '#contracts/tracking.ts';
import { type TrackingFields, trackingEvent } from './trackingEvent.ts';

/** Reports from a hydrated widget by a DOM event, because widgets must not depend on the tracker. */
export function reportEvent(from: Element | null, kind: TrackingKind, fields: TrackingFields = {}): void {
  const detail = trackingEvent(kind, fields);
  from?.dispatchEvent(new CustomEvent(trackingDomEvent, { bubbles: true, detail }));
}
