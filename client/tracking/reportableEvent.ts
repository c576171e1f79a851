import { privateAttribute, privateBlocksAttribute } from '#contracts/privatePage.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';

/** Fields of an event that a private page may send, and further ones for the blocks that make it private. */
const reportedFields = ['kind', 'blockType', 'actionOutcome', 'position', 'percent', 'seconds', 'metric'];
const reportedFieldsOfOwn = ['name', 'location', ...reportedFields];

/** A private page reports nothing that reveals its topic. Undefined for exposures, which name their tool. */
export function reportableEvent(event: TrackingEvent): TrackingEvent | undefined {
  const root = document.documentElement;
  if (!root.hasAttribute(privateAttribute)) return event;
  if (event.kind === 'exposure') return undefined;
  const own = root.getAttribute(privateBlocksAttribute)?.split(' ') ?? [];
  const fields = own.includes(event.blockType ?? '') ? reportedFieldsOfOwn : reportedFields;
  const reported = Object.fromEntries(Object.entries(event).filter(([field]) => fields.includes(field)));
  return { ...reported, kind: event.kind };
}
