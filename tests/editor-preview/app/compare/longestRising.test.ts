import fc from 'fast-check';
import { longestRising } from '#editor-preview/app/compare/longestRising.ts';

test.each([
  { numbers: [], staying: [] },
  { numbers: [1, 2, 3], staying: [0, 1, 2] },
  { numbers: [1, 4, 2, 3], staying: [0, 2, 3] },
  { numbers: [4, 1, 2, 3], staying: [1, 2, 3] },
])('of $numbers those at $staying keep their order', ({ numbers, staying }) => {
  expect([...longestRising(numbers)].toSorted((one, other) => one - other)).toEqual(staying);
});

test('what stays rises, and not one more could', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (numbers) => {
      const staying = longestRising(numbers);
      const kept = numbers.filter((_number, position) => staying.has(position));
      expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      expect(staying.size).toBe(longestByTrying(numbers));
    }),
  );
});

function longestByTrying(numbers: readonly number[], above = -1): number {
  return numbers.reduce(
    (longest, number, position) =>
      number > above ? Math.max(longest, 1 + longestByTrying(numbers.slice(position + 1), number)) : longest,
    0,
  );
}
