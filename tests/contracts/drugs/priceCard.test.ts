import {
  cardAmounts,
  couponSavings,
  shownAddress,
  shownPharmacy,
} from '../../../contracts/drugs/priceCard.ts';
import type { PriceEntry } from '../../../contracts/drugs/priceEntry.ts';

const entry = (amount: number, parts: Partial<PriceEntry> = {}) => ({
  price: { amount, currency: 'USD' },
  ...parts,
});

describe('the price on a card', () => {
  test.each([
    [12.5, '$12.50'],
    [1234.5, '$1,234.50'],
    [0.1, '$0.10'],
  ])('of %d is %s', (amount, shown) => {
    expect(cardAmounts(entry(amount), { quantityValue: 30 }).price).toBe(shown);
  });
});

describe('the retail price on a card', () => {
  const retail = (amount: number, retailPrice: number | undefined, drugMSRP?: number, quantityValue = 30) =>
    cardAmounts(entry(amount, retailPrice === undefined ? {} : { retailPrice }), { quantityValue, drugMSRP });

  test('is what the pharmacy says, rounded, where nobody has told a list price', () => {
    expect(retail(12.5, 24.6)).toMatchObject({ retail: '$25', isRetailLower: false });
  });

  test('is the list price times the quantity, rounded, where that is below the price of the card', () => {
    expect(retail(30, 99, 0.98)).toMatchObject({ retail: '$29', isRetailLower: true });
  });

  test('is not shown where the list price is the price of the card, or above it', () => {
    expect(retail(30, 99, 1).retail).toBeUndefined();
    expect(retail(30, 99, 5).retail).toBeUndefined();
  });

  test('has five characters at most', () => {
    expect(retail(5, 99_999.4).retail).toBe('$99999');
    expect(retail(5, 123_456).retail).toBe('$12345');
  });

  test('is not shown where nobody knows one, or it is 0', () => {
    expect(retail(5, undefined).retail).toBeUndefined();
    expect(retail(5, 0).retail).toBeUndefined();
    expect(retail(5, 0.4).retail).toBeUndefined();
  });

  test('says that it is lower where the pharmacy charges less without a coupon', () => {
    expect(retail(12.5, 10)).toMatchObject({ retail: '$10', isRetailLower: true });
  });
});

describe('the savings on a card', () => {
  const savings = (amount: number, parts: Partial<PriceEntry>) =>
    cardAmounts(entry(amount, parts), { quantityValue: 30 }).savings;

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
  test('says what is saved as an amount and in percent', () => {
    expect(couponSavings(17.99, 30.49, 41)).toEqual({ retail: '$30.49', youSave: '$12.50 (41%)' });
  });

  test('says neither where the partner says 0, or not what the pharmacy charges', () => {
    expect(couponSavings(17.99, 30.49, 0)).toBeUndefined();
    expect(couponSavings(17.99, 30.49, undefined)).toBeUndefined();
    expect(couponSavings(17.99, undefined, 41)).toBeUndefined();
  });

  test('does not say that somebody saves nothing', () => {
    expect(couponSavings(30, 30, 1)).toEqual({ retail: '$30.00', youSave: undefined });
  });
});

test('names have room for 24 characters and addresses for 32, with no ellipsis', () => {
  expect(shownPharmacy('Willow Creek Family Pharm')).toBe('Willow Creek Family Phar');
  expect(shownPharmacy('Willow Creek Family Phar')).toBe('Willow Creek Family Phar');
  expect(shownAddress('2250 North Meridian Street Suite A')).toBe('2250 north meridian street suite');
  expect(shownPharmacy('💊'.repeat(30))).toBe('💊'.repeat(24));
});
