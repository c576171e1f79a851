import { type TrackingBatch, trackingKinds } from '../../contracts/tracking.ts';
import events from '../../schemas/events.json' with { type: 'json' };
import type { TrackingBatch as CheckedBatch } from '../../schemas/generated/types.ts';

describe('what browsers report', () => {
  test('is of the kinds that the server takes', () => {
    expect(events.$defs.kind.enum).toEqual(trackingKinds);
  });

  test('has the shape that the server takes', () => {
    const sent: TrackingBatch = { path: '/', events: [{ kind: 'exposure' }] };
    // The compiler refuses either assignment where the two shapes differ.
    const checked: CheckedBatch = sent;
    const read: TrackingBatch = checked;
    expect(read).toBe(sent);
    const fields: Record<keyof TrackingBatch['events'][number], unknown> = events.$defs.event.properties;
    expect(fields).toHaveProperty('kind');
  });
});
