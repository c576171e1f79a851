import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';

describe('a cookie that a browser has sent', () => {
  test.each([
    ['alone', 'choice=yes'],
    ['between others', 'a=1; choice=yes; b=2'],
    ['without blanks', 'a=1;choice=yes;b=2'],
    ['beside one whose name ends alike', 'my_choice=no; choice=yes'],
    ['beside one whose value looks like it', 'a=choice=no; choice=yes'],
    ['beside names of what every object has', '__proto__=no; constructor=no; choice=yes'],
    ['beside what is no cookie', 'choice; =no; choice=yes'],
  ])('is found %s', (_where, header) => expect(cookieValue(header, 'choice')).toBe('yes'));

  test.each([
    ['for the whole domain as well', 'choice=no; choice=yes'],
    ['with the same value', 'choice=yes; choice=yes'],
    ['three times', 'choice=no; a=1; choice=yes; choice=yes'],
    ['once without a value', 'choice=; choice=yes'],
  ])('is none where its name comes %s', (_how, header) =>
    expect(cookieValue(header, 'choice')).toBeUndefined(),
  );

  test('is none where there is none', () => {
    for (const header of [undefined, '', ';;;', 'a=1']) {
      expect(cookieValue(header, 'choice')).toBeUndefined();
      expect(cookieValue(header, '__proto__')).toBeUndefined();
    }
  });

  test('is found in as much as a browser may send, at once', () => {
    const header = `${'a=1;'.repeat(4_000)}choice=yes`;
    expect(cookieValue(header, 'choice')).toBe('yes');
    expect(cookieValue('='.repeat(16_000), 'choice')).toBeUndefined();
  });
});

describe('a cookie of this site’s own', () => {
  test('is for this host, no script and no other site', () =>
    expect(setCookie('choice', 'yes', { seconds: 60, https: true })).toBe(
      'choice=yes; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    ));

  test('says with https by its name that no other host has set it', () =>
    expect([hostCookie('choice', true), hostCookie('choice', false)]).toEqual(['__Host-choice', 'choice']));

  test('comes back as it was, whatever is in it', () => {
    const value = 'a;b=c, "d" \\ é %3B';
    const [pair] = setCookie('choice', value, { seconds: 60, https: false }).split(';');
    expect(cookieValue(pair, 'choice')).toBe(value);
  });
});
