import fc from 'fast-check';
import { placeOnOther, risingAnchors } from '#editor-preview/app/compare/scrollMap.ts';

const anchors = [
  { before: 0, after: 0 },
  { before: 100, after: 300 },
  { before: 200, after: 400 },
];

test.each([
  { place: 0, side: 'before', other: 0 },
  { place: 50, side: 'before', other: 150 },
  { place: 150, side: 'before', other: 350 },
  { place: 350, side: 'after', other: 150 },
  { place: 250, side: 'before', other: 450 },
] as const)('$place on the page $side is $other on the other', ({ place, side, other }) =>
  expect(placeOnOther(anchors, place, side)).toBe(other),
);

test('without anchors both pages stand at the same place', () =>
  expect(placeOnOther([], 120, 'after')).toBe(120));

test('going down one page never goes up the other', () => {
  const places = fc.array(fc.record({ before: fc.nat(500), after: fc.nat(500) }), { maxLength: 12 });
  fc.assert(
    fc.property(places, fc.nat(600), fc.nat(600), (some, one, other) => {
      const rising = risingAnchors(some);
      const [higher, lower] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOnOther(rising, higher, 'before')).toBeLessThanOrEqual(
        placeOnOther(rising, lower, 'before'),
      );
    }),
  );
});
