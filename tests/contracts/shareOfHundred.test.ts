import { drawnShare, shareOfHundred } from '#contracts/shareOfHundred.ts';
import { phrases } from '#rules/testing/examples.ts';

test.each([
  ['43%', 43],
  ['14.5%', 15],
  ['14,5 %', 15],
  ['~30%', 30],
  ['0%', 0],
  ['100%', 100],
  ['100.0%', 100],
  // Few are not none, and most are not all.
  ['0.2%', 1],
  ['99.7%', 99],
  ['1 in 5', 20],
  ['3 of 3', 100],
  ['0 of 3', 0],
  ['1 de cada 5', 20],
  ['6 out of 10', 60],
])('%s is %i of 100', (figure, share) => expect(shareOfHundred(figure)).toBe(share));

test.each([
  '',
  ...phrases(`
    43 | 100.1% | 101% | −3% | +3.1% | 20–40% | <1% | 6 in 5 | 0 in 0 | 1 in 0 | 7 hours | %
  `),
])('"%s" is no share', (figure) => expect(shareOfHundred(figure)).toBeUndefined());

test.each([
  ['3 of 3', 3, 3],
  ['0 of 3', 0, 3],
  ['1 in 5', 1, 5],
  ['18 of 84', 18, 84],
  ['300 of 1200', 25, 100],
  ['43%', 43, 100],
])('%s is drawn as %i of %i', (figure, filled, of) => expect(drawnShare(figure)).toEqual({ filled, of }));

test.each(['6 in 5', '0 in 0', '7 hours'])('"%s" is not drawn', (figure) =>
  expect(drawnShare(figure)).toBeUndefined(),
);

test('takes linear time', () => {
  expect(shareOfHundred(`${'1'.repeat(1e6)}%`)).toBeUndefined();
  expect(shareOfHundred(`${' '.repeat(1e6)}1 in`)).toBeUndefined();
});
