import { hasFact } from '#widgets/commerce/facts.ts';
import { shopText } from '#widgets/commerce/shopText.ts';
import { initial, present, presentOnes } from '#widgets/ui/presentText.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  [' \u00a0\n', undefined],
  [' a b ', 'a b'],
])('of %j what is there is %j', (text, expected) => expect(present(text)).toBe(expected));

test('of several texts those that have something in them stay', () => {
  expect(presentOnes([' a', '', ' ', 'b'])).toEqual(['a', 'b']);
  expect(presentOnes(undefined)).toEqual([]);
});

test.each([
  ['Oakline', 'O'],
  [' ك ولاجين', 'ك'],
  ['𝒯idewell', '𝒯'],
  [' ', undefined],
])('the initial of %j is %j', (name, letter) => expect(initial(name)).toBe(letter));

test.each([
  ['the author’s text', 'Shop Oakline', 'Oakline', 'Shop Oakline'],
  ['ours with the shop', ' ', 'Oakline', 'Shop at Oakline'],
  ['ours alone', undefined, ' ', 'Shop now'],
])('the link to a shop has %s', (_what, ctaText, store, expected) =>
  expect(shopText(ctaText, store)).toBe(expected),
);

test.each([
  [{ label: 'Form', value: 'powder' }, true],
  [{ label: 'COA', linkUrl: '/coa' }, true],
  [{ label: 'Form', value: ' ' }, false],
  [{ label: ' ', value: 'powder' }, false],
])('whether %j says something: %s', (fact, expected) => expect(hasFact(fact)).toBe(expected));
