import { privateAttribute, privateBlocksAttribute } from '#contracts/privatePage.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';

/** Fields of an event that a private page may send, and further ones for the blocks that make it private. */
const told = ['kind', 'blockType', 'actionOutcome', 'position', 'percent', 'seconds', 'metric'];
const toldOfOwn = ['name', 'location', ...told];

/** A private page reports nothing that reveals its topic. Undefined for exposures, which name their tool. */
export function reportableEvent(event: TrackingEvent): TrackingEvent | undefined {
  const root = document.documentElement;
  if (!root.hasAttribute(privateAttribute)) return event;
  if (event.kind === 'exposure') return undefined;
  const own = root.getAttribute(privateBlocksAttribute)?.split(' ') ?? [];
  const fields = own.includes(event.blockType ?? '') ? toldOfOwn : told;
  const kept = Object.fromEntries(Object.entries(event).filter(([field]) => fields.includes(field)));
  return { ...kept, kind: event.kind };
}
