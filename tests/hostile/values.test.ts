/** @jest-environment <rootDir>/tests/setup/parserEnvironment.js */

import { block } from '../support/someBlocks.ts';
import { articleWith, expectNeighboursIntact, expectNoLeakedValues, renderHostile } from './hostilePage.ts';

function pageWithCard(data: object) {
  return renderHostile(
    articleWith(block('hostile', 'product-card', { productTitle: 'Powder', ctaUrl: '/out', ...data })),
  );
}

function pageOf(envelope: object) {
  return renderHostile(articleWith({ id: 'x', type: 'heading', data: { text: 'H' } }, envelope));
}

describe('a price that is none', () => {
  test.each<[unknown, string]>([
    [-1, 'schema/minimum'],
    [-0.01, 'schema/minimum'],
    ['0,00', 'schema/type'],
    ['$49', 'schema/type'],
    [1e300, 'schema/maximum'],
    [null, 'schema/type'],
    [[49], 'schema/type'],
  ])('such as %j is left out, and told', (price, rule) => {
    const page = pageWithCard({ price });
    expectNeighboursIntact(page);
    expectNoLeakedValues(page);
    expect(page.main.textContent).toContain('Powder');
    expect(page.main.textContent).not.toMatch(/\$|Free|Infinity|e\+/);
    expect(page.problems).toMatchObject([{ rule, pointer: '/blocks/1/data/price' }]);
  });

  test('and one beyond what binary fractions can hold is still written as money', () => {
    expect(pageWithCard({ price: 0.1 + 0.2 }).main.textContent).toContain('$0.30');
    expect(pageWithCard({ price: 999_999.994 }).main.textContent).toContain('$999,999.99');
  });

  test.each([
    ['currency', 'XXX'],
    ['priceCurrency', 'BTC'],
    ['couponExpires', '2019-01-01'],
  ])('a field %s, of which a card knows nothing, changes nothing and is told', (field, value) => {
    const page = pageWithCard({ price: 49, [field]: value });
    expect(page.main.textContent).toContain('$49');
    expect(page.main.textContent).not.toContain(value);
    expect(page.problems).toMatchObject([
      { rule: 'schema/unknown-field', pointer: `/blocks/1/data/${field}` },
    ]);
  });
});

test.each([
  ['rating', 11],
  ['rating', -3],
  ['rating', '9,5'],
  ['numberOfRatings', -1],
  ['numberOfRatings', 1.5],
  ['position', 0],
])('a number that is none %s %j is left out, and told', (field, value) => {
  const page = pageWithCard({ [field]: value });
  expectNeighboursIntact(page);
  expectNoLeakedValues(page);
  expect(page.problems.map(({ pointer }) => pointer)).toEqual([`/blocks/1/data/${field}`]);
});

test.each([
  '20% off with code "GLOW',
  '20% off with code ""',
  '"""',
  '-5% off',
  '∞% off',
  '20% off'.repeat(30),
])('a discount that is none %j shows its own words, and no others', (discount) => {
  const page = pageWithCard({ discount, price: 49 });
  expectNeighboursIntact(page);
  expectNoLeakedValues(page);
  expect(page.degraded).toBe(false);
});

describe('a date that is none', () => {
  test.each([
    ['a day that the calendar does not have', '2023-02-30T09:00:00Z'],
    ['a month that the calendar does not have', '2023-13-01T09:00:00Z'],
    ['an hour that the clock does not have', '2023-02-03T25:00:00Z'],
    ['the year 10000', '10000-01-01T00:00:00Z'],
    ['a year with a sign', '+010000-01-01T00:00:00Z'],
    ['no time zone', '2026-05-04T09:00:00'],
    ['a day alone', '2026-05-04'],
    ['words', 'yesterday'],
    ['nothing', ''],
    ['a number', 1777885200],
  ])('%s is not shown, to people or machines, and told', (_what, moment) => {
    const page = pageOf({ publishedAt: moment, updatedAt: moment });
    expectNeighboursIntact(page);
    expectNoLeakedValues(page);
    expect(page.main.querySelectorAll('time')).toHaveLength(0);
    expect(page.html).not.toMatch(/article:published_time|datePublished|dateModified/);
    expect(page.problems.map(({ pointer, severity }) => `${severity} ${pointer}`)).toEqual([
      'error /publishedAt',
      'error /updatedAt',
    ]);
  });

  test.each([
    ['the first moment that computers know', '1970-01-01T00:00:00Z', 'January 1, 1970'],
    ['a leap day', '2024-02-29T12:00:00Z', 'February 29, 2024'],
    ['the last moment of the year 9999', '9999-12-31T23:59:59Z', 'December 31, 9999'],
    ['another zone', '2026-05-04T23:30:00-05:00', 'May 4, 2026'],
  ])('but %s is one', (_what, moment, shown) => {
    const page = pageOf({ publishedAt: moment });
    expect(page.main.querySelector('time')?.textContent).toBe(shown);
    expect(page.problems).toEqual([]);
  });
});
