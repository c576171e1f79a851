import { isPartnerId, readPriceEntries, readPriceEntry } from '#contracts/drugs/priceEntry.ts';

const retailer = {
  id: 'r1',
  name: 'Larkspur Pharmacy',
  location: {
    id: 'r1-47201',
    addressLine1: '12 Main St',
    coordinates: { latitude: 39.13, longitude: -85.97 },
  },
};
const price = { amount: 12.5, currency: 'USD', display: '$12.50' };
const whole = { retailer, price, retailPrice: 25, percentSavings: 50, pbmId: 'p1', isLowestPrice: true };

test('reads a whole entry as it is, and leaves out what is not known', () =>
  expect(readPriceEntry({ ...whole, tracking: 'x', retailer: { ...retailer, phone: '1' } })).toEqual(whole));

test('reads an entry of a pharmacy and a price', () =>
  expect(readPriceEntry({ retailer: { id: 'r1', name: 'Larkspur' }, price: { amount: 1 } })).toEqual({
    retailer: { id: 'r1', name: 'Larkspur' },
    price: { amount: 1, currency: 'USD' },
  }));

test.each([
  ['no object', 'x'],
  ['null', null],
  ['no pharmacy', { price }],
  ['no name', { price, retailer: { id: 'r1', name: ' \u200b ' } }],
  ['an id that leads elsewhere', { price, retailer: { ...retailer, id: '../x' } }],
  ['a price below 0', { retailer, price: { amount: -1 } }],
  ['a price of 0', { retailer, price: { amount: 0 } }],
  ['no number as price', { retailer, price: { amount: Number.NaN } }],
  ['a price as text', { retailer, price: { amount: '12.50' } }],
  ['a price that nobody pays', { retailer, price: { amount: 1e12 } }],
  ['another currency', { retailer, price: { amount: 5, currency: 'EUR' } }],
])('leaves out an entry with %s, and the others stay', (_, bad) =>
  expect(readPriceEntries([bad, whole])).toEqual([whole]),
);

test('leaves out parts that nobody can trust, and keeps the entry', () => {
  const odd = {
    ...whole,
    retailPrice: -3,
    percentSavings: 101,
    pbmId: '<b>',
    isLowestPrice: 'yes',
    seal: 'x'.repeat(201),
    retailer: {
      ...retailer,
      location: { id: 'r1-47201', addressLine1: 7, coordinates: { latitude: 91, longitude: 0 } },
    },
  };
  expect(readPriceEntry(odd)).toEqual({
    retailer: { id: 'r1', name: 'Larkspur Pharmacy', location: { id: 'r1-47201' } },
    price,
  });
});

test('cuts long names, and takes out what turns the words around it about', () => {
  const name = `\u202E${'Larkspur '.repeat(2_000)}`;
  const read = readPriceEntry({ price, retailer: { id: 'r1', name } });
  expect(read?.retailer.name).toMatch(/^Larkspur Larkspur/);
  expect(read?.retailer.name.length).toBe(200);
  expect(readPriceEntry({ price, retailer: { id: 'r1', name: 'Two\nlines' } })?.retailer.name).toBe(
    'Two lines',
  );
});

test('reads 200 entries of a list, and nothing of what is no list', () => {
  expect(readPriceEntries(Array.from({ length: 201 }, () => whole))).toHaveLength(200);
  expect(readPriceEntries(Array.from({ length: 200 }, () => whole))).toHaveLength(200);
  expect(readPriceEntries({ 0: whole, length: 1 })).toEqual([]);
  expect(readPriceEntries(undefined)).toEqual([]);
});

test.each(['a', 'A-1', 'r1.47201_x', 'x'.repeat(64)])('%s may be an id', (id) =>
  expect(isPartnerId(id)).toBe(true),
);

test.each(['', '-a', 'a-', 'a b', 'a/b', '..', 'a..b', 'é', 'x'.repeat(65), 5])('%s is no id', (id) =>
  expect(isPartnerId(id)).toBe(false),
);
