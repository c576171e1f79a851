import { globSync, readFileSync } from 'node:fs';
import { maxBatchEvents, maxEventBytes, type TrackingBatch, trackingKinds } from '#contracts/tracking.ts';
import events from '#schemas/events.json' with { type: 'json' };
import type { TrackingBatch as CheckedBatch } from '#schemas/generated/types.ts';

describe('what browsers report', () => {
  test('is of the kinds that the server takes', () => expect(events.$defs.kind.enum).toEqual(trackingKinds));

  test('is sent by something, or waits for a part that the decision on tracking names', () => {
    const sources = globSync('{widgets,client,shell,transformer,features}/**/*.{ts,tsx}').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const sent = trackingKinds.filter((kind) => sources.some((source) => source.includes(`'${kind}'`)));
    const decision = readFileSync('docs/decisions/tracking.md', 'utf8');
    const waiting = [...decision.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, kinds = '']) =>
      kinds.replaceAll('`', '').split(', '),
    );
    expect([...sent, ...waiting].sort()).toEqual([...trackingKinds].sort());
  });

  test('is of the size that the server keeps, in batches of the size that it takes', () => {
    expect(events.properties.events.maxItems).toBe(maxBatchEvents);
    const longest = Object.entries(events.$defs.event.properties).map(([name, field]) => [
      name,
      longestOf(field),
    ]);
    expect(JSON.stringify(Object.fromEntries(longest)).length).toBeLessThan(maxEventBytes);
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

interface Field {
  type?: string;
  $ref?: string;
  maxLength?: number;
  maxProperties?: number;
  propertyNames?: { maxLength: number };
  additionalProperties?: Field | boolean;
}

function longestOf(field: Field): unknown {
  const { $ref, maxLength, maxProperties, propertyNames, additionalProperties } = field;
  if ($ref === '#/$defs/word') return longestOf(events.$defs.word);
  if (maxLength !== undefined) return 'x'.repeat(maxLength);
  if (maxProperties === undefined || typeof additionalProperties !== 'object') return 10_000;
  const name = (index: number) => String(index).padStart(propertyNames?.maxLength ?? 0, 'x');
  return Object.fromEntries(
    Array.from({ length: maxProperties }, (_, index) => [name(index), longestOf(additionalProperties)]),
  );
}
