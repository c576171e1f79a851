import { editDistance } from '#transformer/validate/editDistance.ts';

describe('the letters between two words', () => {
  test.each([
    ['collagen', 'collagen', 0],
    ['colagen', 'collagen', 1],
    ['colllagen', 'collagen', 1],
    ['collegen', 'collagen', 1],
    ['anxeity', 'anxiety', 1],
    ['', 'ab', 2],
    ['ab', 'xyab', 2],
  ])('from “%s” to “%s” are %i', (a, b, slips) => {
    expect(editDistance(a, b, 3)).toBe(slips);
    expect(editDistance(b, a, 3)).toBe(slips);
  });

  test('are not counted when the lengths alone say too many', () =>
    expect(editDistance('abc', 'abcdef', 3)).toBe(3));

  test('are not counted when no row can come below the limit any more', () =>
    expect(editDistance('abcdefgh', 'stuvwxyz', 3)).toBeGreaterThanOrEqual(3));
});
