import { couponSavings } from '#contracts/drugs/coupon.ts';
import { cardAmounts, shownAddress, shownPharmacy } from '#contracts/drugs/priceCard.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';

const entry = (amount: number, parts: Partial<PriceEntry> = {}) => ({
  price: { amount, currency: 'USD' },
  ...parts,
});

describe('the price on a card', () => {
  test.each([
    [12.5, '$12.50'],
    [1234.5, '$1,234.50'],
    [0.1, '$0.10'],
  ])('of %d is %s', (amount, shown) => expect(cardAmounts(entry(amount), {}).price).toBe(shown));
});

describe('what a pharmacy charges without a coupon', () => {
  const shown = (amount: number, retailPrice: number | undefined, drugMSRP?: number) => {
    const { retail, cash } = cardAmounts(entry(amount, retailPrice === undefined ? {} : { retailPrice }), {
      drugMSRP,
    });
    return [retail, cash];
  };

  test('is struck through, rounded, and told with its cents, where no list price is known', () => {
    expect(shown(12.5, 24.6)).toEqual(['$25', '$24.60']);
    expect(shown(12.5, 1234.5)).toEqual(['$1235', '$1,234.50']);
  });

  test.each([0.98, 1, 14.94])(
    'is said and not struck through where a list price is known: %d a unit',
    (unit) => {
      expect(shown(30, 99, unit)).toEqual([undefined, '$99.00']);
      expect(shown(448.18, 494.21, unit)).toEqual([undefined, '$494.21']);
    },
  );

  test.each([
    ['below the price', 12.5, 10],
    ['the price', 12.5, 12.5],
    ['0', 5, 0],
    ['unknown', 5, undefined],
  ])('is neither struck through nor said where it is %s', (_, amount, retailPrice) => {
    expect(shown(amount, retailPrice)).toEqual([undefined, undefined]);
    expect(shown(amount, retailPrice, 0.1)).toEqual([undefined, undefined]);
  });

  test('is not struck through where rounding takes it below the price', () => {
    expect(shown(1.2, 1.4)).toEqual([undefined, '$1.40']);
    expect(shown(12.5, 12.51)).toEqual(['$13', '$12.51']);
  });

  test('is struck through in five characters at most, and not where these are not above the price', () => {
    expect(shown(5, 99_999.4)).toEqual(['$99999', '$99,999.40']);
    expect(shown(5, 123_456)).toEqual(['$12345', '$123,456.00']);
    expect(shown(100_000, 123_456)).toEqual([undefined, '$123,456.00']);
  });
});

describe('the savings on a card', () => {
  const savings = (amount: number, parts: Partial<PriceEntry>) =>
    cardAmounts(entry(amount, parts), {}).savings;

  test('are whole percent of what the pharmacy charges otherwise, rounded down', () => {
    expect(savings(58.01, { retailPrice: 100 })).toBe(41);
    expect(savings(58, { retailPrice: 100 })).toBe(42);
  });

  test('are those of the partner where nobody knows what the pharmacy charges', () => {
    expect(savings(58, { percentSavings: 41.9 })).toBe(41);
    expect(savings(58, { retailPrice: 0, percentSavings: 12 })).toBe(12);
  });

  test('are not shown at 0 and below', () => {
    expect(savings(100, { retailPrice: 100 })).toBeUndefined();
    expect(savings(120, { retailPrice: 100, percentSavings: 20 })).toBeUndefined();
    expect(savings(99.5, { retailPrice: 100 })).toBeUndefined();
    expect(savings(5, {})).toBeUndefined();
  });
});

describe('a coupon', () => {
  test('says what is saved as an amount and in percent', () =>
    expect(couponSavings(17.99, 30.49, 41)).toEqual({ retail: '$30.49', youSave: '$12.50 (41%)' }));

  test('says neither where the partner says 0, or not what the pharmacy charges', () => {
    expect(couponSavings(17.99, 30.49, 0)).toBeUndefined();
    expect(couponSavings(17.99, 30.49, undefined)).toBeUndefined();
    expect(couponSavings(17.99, undefined, 41)).toBeUndefined();
  });

  test.each([30, 29.99])('says neither where the pharmacy charges no more than $30 otherwise: %d', (retail) =>
    expect(couponSavings(30, retail, 1)).toBeUndefined(),
  );
});

test('names have room for 24 characters and addresses for 32, with no ellipsis', () => {
  expect(shownPharmacy('Willow Creek Family Pharm')).toBe('Willow Creek Family Phar');
  expect(shownPharmacy('Willow Creek Family Phar')).toBe('Willow Creek Family Phar');
  expect(shownAddress('2250 North Meridian Street Suite A')).toBe('2250 north meridian street suite');
  expect(shownPharmacy('💊'.repeat(30))).toBe('💊'.repeat(24));
});
