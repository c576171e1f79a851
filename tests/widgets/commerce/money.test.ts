import { formatPrice, shownPrice } from '#widgets/commerce/money.ts';

test.each([
  [54.99, '$54.99'],
  [49, '$49'],
  [21.5, '$21.50'],
  [999, '$999'],
  [1000, '$1,000'],
  [1249.5, '$1,249.50'],
  [0, 'Free'],
])('a price of %d is written %s', (price, text) => expect(formatPrice(price)).toBe(text));

test('a price as a number has the cents that readers see', () => {
  expect(shownPrice(12.999)).toBe(13);
  expect(shownPrice(37.95)).toBe(37.95);
});
