import { type TrackingEvent, trackingKinds } from '../../schemas/tracking.ts';

/** The events that an element declares in this attribute; none where that is not what it holds. */
export function readEvents(element: Element, attribute: string): TrackingEvent[] {
  const declared = parse(element.getAttribute(attribute) ?? '');
  return (Array.isArray(declared) ? declared : [declared]).filter(isTrackingEvent);
}

export function isTrackingEvent(value: unknown): value is TrackingEvent {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return trackingKinds.some((kind) => kind === value.kind);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Only our own widgets write the attribute, and their tests read it. A reader must not notice a slip in it.
    return undefined;
  }
}
