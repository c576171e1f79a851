import {
  anonymousReader,
  isSameReader,
  readerFields,
  readerIn,
  readReader,
} from '#contracts/previewReader.ts';

const reader = {
  experiments: { layout: 'wide', commercePropensity: 'high' },
  country: 'DE',
  at: '2026-12-01T00:00:00.000Z',
};

test('what an address says of a reader is what was written there', () => {
  const fields = new URLSearchParams(readerFields(reader));
  expect(fields.get('experiments')).toBe('commercePropensity:high,layout:wide');
  expect(readerIn(fields)).toEqual(reader);
});

test('of nobody in particular, nothing is said', () => {
  expect(readerFields(anonymousReader)).toEqual([]);
  expect(readerIn(new URLSearchParams())).toEqual(anonymousReader);
});

test.each([
  ['experiments=__proto__:x,a b:c,ok:yes,none', { experiments: { ok: 'yes' } }],
  ['country=de', {}],
  ['country=DE,US', {}],
  ['at=tomorrow', {}],
  ['at=2026-13-01T00:00:00Z', {}],
  [`experiments=${Array.from({ length: 30 }, (_, index) => `e${index}:v`).join(',')}`, { count: 20 }],
])('of %s, only what can be a reader’s counts', (query, expected) => {
  const read = readerIn(new URLSearchParams(query));
  if ('count' in expected) expect(Object.keys(read.experiments)).toHaveLength(expected.count);
  else expect(read).toEqual({ ...anonymousReader, ...expected });
});

test.each([null, 'x', 3, [], { experiments: 'x', country: 3, at: {} }])(
  '%j is nobody in particular',
  (value) => expect(readReader(value)).toEqual(anonymousReader),
);

test('readers are the same whatever the order of their experiments', () => {
  const { layout, commercePropensity } = reader.experiments;
  expect(isSameReader(reader, { ...reader, experiments: { commercePropensity, layout } })).toBe(true);
  expect(isSameReader(reader, { ...reader, country: 'AT' })).toBe(false);
});
