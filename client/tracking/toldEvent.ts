import { quietAttribute, quietBlocksAttribute } from '#contracts/quiet.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';

/** What may be told of an event on a quiet page, and what besides of one of the blocks that make it quiet. */
const told = ['kind', 'blockType', 'actionOutcome', 'position', 'percent', 'seconds', 'metric'];
const toldOfOwn = ['name', 'location', ...told];

/**
 * An event as it is told of this page: whole, or of a quiet page without whatever could say what that is about. Undefined for what would be
 * nothing then: an exposure is the tool that was seen.
 */
export function toldEvent(event: TrackingEvent): TrackingEvent | undefined {
  const root = document.documentElement;
  if (!root.hasAttribute(quietAttribute)) return event;
  if (event.kind === 'exposure') return undefined;
  const own = root.getAttribute(quietBlocksAttribute)?.split(' ') ?? [];
  const fields = own.includes(event.blockType ?? '') ? toldOfOwn : told;
  const kept = Object.fromEntries(Object.entries(event).filter(([field]) => fields.includes(field)));
  return { ...kept, kind: event.kind };
}
