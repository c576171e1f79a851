import { SignedTexts, sameSecret } from '#platform/signedTexts.ts';

const texts = new SignedTexts('a-secret-for-tests', 'one thing');
const signed = texts.sign('9.of/it');

describe('a signed text', () => {
  test('is known again, by whoever has the secret', () => {
    expect(texts.open(signed)).toBe('9.of/it');
    expect(new SignedTexts('a-secret-for-tests', 'one thing').open(signed)).toBe('9.of/it');
    expect(signed).toMatch(/^9\.of\/it\.[\w-]{43}$/);
  });

  test('holds a value in letters that an address takes', () => {
    const value = { name: 'Ada Ł', list: [1, null] };
    expect(texts.signJson(value)).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(texts.openJson(texts.signJson(value))).toEqual(value);
  });

  test('is worth nothing for another purpose, or with another secret', () => {
    expect(new SignedTexts('a-secret-for-tests', 'another').open(signed)).toBeUndefined();
    expect(new SignedTexts('another-secret', 'one thing').open(signed)).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['no text', null],
    ['no signature', '9.of/it'],
    ['an empty signature', '9.of/it.'],
    ['a signature alone', signed.slice(8)],
    ['another text', signed.replace('9', '8')],
    ['a signature that is cut', signed.slice(0, -1)],
    ['something behind it', `${signed}.x`],
    ['far too much', `${'x'.repeat(5_000)}${signed}`],
  ])('with %s is none', (_what, given) => {
    expect(texts.open(given)).toBeUndefined();
    expect(texts.openJson(given)).toBeUndefined();
  });
});

test('secrets are compared whole', () => {
  expect(sameSecret('a', 'a')).toBe(true);
  for (const other of ['', 'b', 'aa', 'A']) expect(sameSecret('a', other)).toBe(false);
});
