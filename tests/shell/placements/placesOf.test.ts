import { placesOf } from '#shell/placements/placesOf.ts';

test('a page has no place for words of a window, whoever names it', () => {
  const words = { placementName: 'DCS-Coupon-Button' };
  const rail = { placementName: 'rightRail' };
  const names = (named: { page?: { placements: { placementName: string }[] } }): string[] =>
    placesOf({ path: '/sleep/naps', ...named }, { placements: [words, rail] }).map(({ name }) => name);
  expect(names({})).toEqual(['rightRail']);
  expect(names({ page: { placements: [rail, words] } })).toEqual(['rightRail']);
  expect(names({ page: { placements: [words] } })).toEqual([]);
});
