import type { TrackingEvent } from '../../contracts/tracking.ts';

/** The events that something on the page declares in this attribute; none where that is not what it holds. */
export function readEvents(declaring: EventTarget, attribute: string): TrackingEvent[] {
  const json = declaring instanceof Element && declaring.getAttribute(attribute);
  return json ? [parse(json)].flat().filter(isTrackingEvent) : [];
}

/** The compiler checks events where they are made, and the server where they arrive; this is for what is no event. */
export function isTrackingEvent(value: unknown): value is TrackingEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Only our own widgets write the attribute, and their tests read it. A reader must not notice a slip in it.
    return undefined;
  }
}
