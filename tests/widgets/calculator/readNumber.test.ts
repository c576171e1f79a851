import { phrases } from '#rules/testing/examples.ts';
import { isWithin, readNumber } from '#widgets/calculator/formulas/readNumber.ts';

describe('a number that somebody typed', () => {
  test.each([
    ['70', 70],
    [' 70.5 ', 70.5],
    ['70,5', 70.5],
    ['-5', -5],
    ['+5', 5],
    ['999999', 999_999],
    ['0', 0],
  ])('%j is %s', (text, number) => expect(readNumber(text)).toBe(number));
  test.each([
    '',
    ' ',
    ...phrases(`
      seventy | 7e3 | 1,100 | 1.2.3 | 0x10 | Infinity | 1234567 | 5ft | ٧٠ | 70.125
    `),
  ])('%j is none', (text) => expect(readNumber(text)).toBeUndefined());
  test('is within its bounds at both ends', () =>
    expect([19, 20, 120, 121].map((age) => isWithin(age, { min: 20, max: 120 }))).toEqual([
      false,
      true,
      true,
      false,
    ]));
});
