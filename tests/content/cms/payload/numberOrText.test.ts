import fc from 'fast-check';
import {
  type NumbersIn,
  readNumberOrText,
  writeNumberOrText,
} from '#content/cms/payload/document/numberOrText.ts';

describe('a number or a text, in one field of text', () => {
  test.each<[NumbersIn, number | string, string]>([
    ['unless-marked', 24, '24'],
    ['unless-marked', 19.99, '19.99'],
    ['unless-marked', '24', "'24"],
    ['unless-marked', '24 %', '24 %'],
    ['unless-marked', "'tis", "''tis"],
    ['where-marked', 24, '=24'],
    ['where-marked', '24', '24'],
    ['where-marked', '=24', "'=24"],
    ['where-marked', '=sum', '=sum'],
    ['where-marked', '', ''],
  ])('%s, %j is written as %j', (numbers, value, text) => {
    expect(writeNumberOrText(value, numbers)).toBe(text);
    expect(readNumberOrText(text, numbers)).toBe(value);
  });

  test('whatever it is comes back', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.integer().map(String),
      fc.stringMatching(/^[='][='\d.]*$/),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom<NumbersIn>('unless-marked', 'where-marked'), (value, numbers) => {
        expect(readNumberOrText(writeNumberOrText(value, numbers), numbers)).toBe(
          Object.is(value, -0) ? 0 : value,
        );
      }),
    );
  });
});
