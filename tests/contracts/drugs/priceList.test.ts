import { milesBetween, shownDistance } from '#contracts/drugs/distance.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import {
  filterByName,
  groupAfter,
  groupAt,
  groupPrices,
  logoOf,
  sortPrices,
} from '#contracts/drugs/priceList.ts';

const logos = [
  { name: 'Target', imageSrc: '/target.svg' },
  { name: 'CVS', imageSrc: '/cvs.svg' },
];
const at = (
  name: string,
  amount: number,
  { latitude, isLowestPrice }: { latitude?: number; isLowestPrice?: boolean } = {},
): PriceEntry => ({
  retailer: {
    id: name,
    name,
    ...(latitude === undefined
      ? {}
      : { location: { id: name, coordinates: { latitude, longitude: -85.97 } } }),
  },
  price: { amount, currency: 'USD' },
  ...(isLowestPrice ? { isLowestPrice } : {}),
});
const namesOf = (entries: readonly PriceEntry[]) => entries.map(({ retailer }) => retailer.name);

describe('a list of prices', () => {
  test('has one entry for each name, the cheapest, whatever the case and the blanks around it', () => {
    const { allRetailers } = groupPrices([at('CVS', 20), at(' cvs ', 12), at('Larkspur', 15)], logos);
    expect(allRetailers.map(({ price }) => price.amount)).toEqual([12, 15]);
  });

  test('begins with the cheapest, and keeps the order of equal ones', () =>
    expect(namesOf(groupPrices([at('B', 9), at('A', 5), at('C', 5)], logos).allRetailers)).toEqual([
      'A',
      'C',
      'B',
    ]));

  test('has as the cheapest the one that the partner says, else the first of the lowest', () => {
    const said = groupPrices([at('A', 5), at('B', 9, { isLowestPrice: true })], logos);
    expect(said.cheapestRetailer?.retailer.name).toBe('B');
    expect(groupPrices([at('B', 5), at('A', 5)], logos).cheapestRetailer?.retailer.name).toBe('B');
    expect(groupPrices([], logos).cheapestRetailer).toBeUndefined();
  });

  test('knows as independent whom no logo is for, and lists them like all', () => {
    const grouped = groupPrices([at('Target (CVS)', 5), at('Larkspur', 9)], logos);
    expect(namesOf(grouped.independentPharmacies)).toEqual(['Larkspur']);
    expect(grouped.allRetailers).toHaveLength(2);
  });
});

test('the first logo wins whose name is part of the pharmacy: Target (CVS) is Target', () => {
  expect(logoOf('target (cvs)', logos)?.imageSrc).toBe('/target.svg');
  expect(logoOf('CVS Pharmacy', logos)?.imageSrc).toBe('/cvs.svg');
  expect(logoOf('Larkspur', logos)).toBeUndefined();
});

test('a term of two characters filters, in whatever case; a shorter one does not', () => {
  const list = [at('CVS', 5), at('Larkspur', 9)];
  expect(namesOf(filterByName(list, 'aR'))).toEqual(['Larkspur']);
  expect(filterByName(list, 'x')).toBe(list);
  expect(filterByName(list, '')).toBe(list);
  expect(filterByName(list, '  l ')).toBe(list);
  expect(filterByName(list, 'zz')).toEqual([]);
});

describe('groups of four', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  test('come one after the other, and the first one after the last', () => {
    expect(groupAt(list, 0)).toEqual({ shown: [1, 2, 3, 4], group: 0, groups: 3 });
    expect(groupAt(list, 2)).toEqual({ shown: [9], group: 2, groups: 3 });
    expect([0, 1, 2].map((group) => groupAfter(group, 3))).toEqual([1, 2, 0]);
  });

  test.each([3, 99, -1, 0.5, Number.NaN])('have no number %d: the first one is shown', (group) =>
    expect(groupAt(list, group)).toEqual({ shown: [1, 2, 3, 4], group: 0, groups: 3 }),
  );

  test('are one for four entries and for none', () => {
    expect(groupAt([1, 2, 3, 4], 0).groups).toBe(1);
    expect(groupAt([1, 2, 3, 4, 5], 0).groups).toBe(2);
    expect(groupAt([], 0)).toEqual({ shown: [], group: 0, groups: 1 });
  });
});

test('the nearest come first, and last those of which nobody knows where they are', () => {
  const list = [at('nowhere', 1), at('far', 2, { latitude: 40 }), at('near', 3, { latitude: 39.2 })];
  const here = { latitude: 39.1, longitude: -85.97 };
  expect(namesOf(sortPrices(list, 'distance', here))).toEqual(['near', 'far', 'nowhere']);
  expect(sortPrices(list, 'distance', undefined)).toBe(list);
  expect(sortPrices(list, 'price', here)).toBe(list);
});

test('a degree of latitude is 69 miles', () => {
  expect(milesBetween({ latitude: 39, longitude: -86 }, { latitude: 40, longitude: -86 })).toBeCloseTo(
    69.1,
    1,
  );
  expect(milesBetween({ latitude: 39, longitude: -86 }, { latitude: 39, longitude: -86 })).toBe(0);
});

test.each([
  [0.99, 'less than a mile'],
  [1, 'about 1 mile'],
  [1.5, 'about 2 miles'],
])('%d miles are %s', (miles, shown) => expect(shownDistance(miles)).toBe(shown));
