import { mailAddressOf, usNumberOf } from '#features/drug-savings/sending/recipient.ts';
import { phrases } from '#rules/testing/examples.ts';

describe('the address of a mail', () => {
  test.each([
    'ada@example.org',
    ' ada@example.org ',
    "o'brien+drugs@mail.example.org",
    'a@b.c',
    'josé@xn--mnchen-3ya.example',
  ])('is %j', (typed) => expect(mailAddressOf(typed)).toBe(typed.trim()));

  test('is as its envelope has it', () =>
    expect(mailAddressOf('José@München.example')).toBe('José@xn--mnchen-3ya.example'));

  test.each([
    '',
    'a@b.example\nBcc: eve@example.org',
    'a@b.example\u0000',
    'a@b.exa\u202Emple',
    ...phrases(`
      ada | ada@example | a@b.c,d@e.f | a@b.c;d@e.f | a@b.c d@e.f | a b@c.example | "ada"@example.org
      Ada <ada@example.org> | a@b@c.example | a@b..example | a@.example | a@[127.0.0.1] | a@[198.51.100.7]
      a@example.org. | a@ｅxample.org | ａ@example.org
    `),
  ])('is not %j', (typed) => expect(mailAddressOf(typed)).toBeUndefined());

  test.each([
    [`${'a'.repeat(64)}@b.example`, true],
    [`${'a'.repeat(65)}@b.example`, false],
    [`a@${'b'.repeat(244)}.example`, true],
    [`a@${'b'.repeat(245)}.example`, false],
  ])('is as long as mail servers take: %#', (typed, isOne) =>
    expect(mailAddressOf(typed) !== undefined).toBe(isOne),
  );
});

describe('the number of a text message', () => {
  test.each([
    ['8125550100', '+18125550100'],
    ['18125550100', '+18125550100'],
    ['8125550100 at home', '+18125550100'],
    ['8125550100abc', '+18125550100'],
  ])('of %j is %s', async (typed, number) => expect(await usNumberOf(typed)).toBe(number));

  test.each([
    ['nine digits', '812555010'],
    ['twelve', '812555010012'],
    ['eleven that begin with no 1', '28125550100'],
    ['more digits behind a word', '8125550100 ext 12'],
    ['more digits of another script', '8125550100٣'],
    ['no digits at the start', '(812) 555-0100'],
    ['digits of another script', '٨١٢٥٥٥٠١٠٠'],
    ['a number of Jamaica', '8765551234'],
    ['a number of Canada', '4165551234'],
    ['a premium number', '9005551234'],
    ['a free number', '8005551234'],
    ['a personal number', '5005551234'],
    ['no area', '5551234567'],
    ['nothing', ''],
  ])('is not %s', async (_what, typed) => expect(await usNumberOf(typed)).toBeUndefined());
});
