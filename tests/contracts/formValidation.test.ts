import { emailMessage, emailPattern, isEmail } from '#contracts/formValidation.ts';
import { slowGrowth } from '../support/growth.ts';

describe('an email address', () => {
  test.each([
    'reader@example.com',
    ' reader@example.com ',
    'first.last+news@mail.example.co.uk',
    "o'neil_1@example.org",
    'reader@[192.168.0.1]',
    'leser@müller.example',
    'читатель@пример.рф',
    'reader@xn--e1afmkfd.xn--p1ai',
    'reader@example.XN--P1AI',
    `${'a'.repeat(64)}@example.com`,
  ])('is %s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '',
    ' ',
    'reader',
    'reader@',
    '@example.com',
    'reader@example',
    'reader@example.c',
    'reader@.com',
    'reader@example.xn--',
    'reader@xn--p1ai',
    'reader@example.ab--p1ai',
    'reader@example..com',
    '.reader@example.com',
    'reader.@example.com',
    'rea der@example.com',
    'reader@exa mple.com',
    'reader@@example.com',
    'a@b@example.com',
    'reader@[192.168.0]',
    'reader@192.168.0.1',
    'reader@example.com\nbcc: x@example.com',
    '<script>@example.com',
    `${'a'.repeat(65)}@example.com`,
    `reader@${'a'.repeat(250)}.com`,
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));

  test('that is none is told in a sentence', () =>
    expect(emailMessage).toBe('Please enter a valid email address.'));

  test('has a pattern that an input takes, as browsers read it', () =>
    expect(new RegExp(`^(?:${emailPattern})$`, 'v').test('reader@example.com')).toBe(true));

  test.each(['a', 'a.', '@', 'a-', 'a@a.', 'xn--', 'a@a.xn--'])(
    'is told from 60,000 times %j in time that grows with their number alone',
    async (piece) => {
      const bait = new RegExp(`^(?:${emailPattern})$`, 'v');
      const isTaken = (times: number) => bait.test(`${piece.repeat(times)}!`);
      expect(isTaken(60_000)).toBe(false);
      expect(await slowGrowth(isTaken, 60_000)).toBeUndefined();
    },
  );
});
