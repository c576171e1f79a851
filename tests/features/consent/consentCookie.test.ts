import fc from 'fast-check';
import { consentDays } from '../../../contracts/consent.ts';
import { readConsentCookie, writeConsentCookie } from '../../../features/consent/consentCookie.ts';

const secret = 'a secret of at least 32 characters';
const now = new Date('2026-11-23T12:00:00Z');
const dayMs = 24 * 60 * 60_000;
const later = (days: number): Date => new Date(now.getTime() + days * dayMs);
const kept = {
  purposes: [1, 7],
  vendors: [755],
  others: true,
  list: 'abcdefghijkl',
  tc: 'CQ.IF.YA',
  gpp: 'DBABLA~BV.QA',
};
const cookie = writeConsentCookie(kept, secret, now);

test('a choice is read as it was written', () => {
  expect(readConsentCookie(cookie, secret, now)).toEqual(kept);
  const none = { purposes: [], vendors: [], others: false, list: kept.list, tc: '', gpp: kept.gpp };
  expect(readConsentCookie(writeConsentCookie(none, secret, now), secret, now)).toEqual(none);
});

test('a choice stands in a cookie as it is, and tells a day and no time', () => {
  expect(cookie).toMatch(/^[\w.:~-]+$/);
  expect(writeConsentCookie(kept, secret, new Date('2026-11-23T23:59:59Z'))).toBe(cookie);
});

test('a choice counts for 180 days, and not for one more', () => {
  expect(readConsentCookie(cookie, secret, later(consentDays - 1))).toEqual(kept);
  expect(readConsentCookie(cookie, secret, later(consentDays))).toBeUndefined();
});

describe('no choice is', () => {
  const resigned = (text: string): string => `${text}:${cookie.slice(cookie.lastIndexOf(':') + 1)}`;
  test.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['a colon', ':'],
    ['a word', 'full'],
    ['a value without its signature', cookie.slice(0, cookie.lastIndexOf(':'))],
    [
      'a no that somebody made a yes',
      resigned(cookie.slice(0, cookie.lastIndexOf(':')).replace(':1:', ':0:')),
    ],
    ['one that is signed with another secret', writeConsentCookie(kept, `${secret}!`, now)],
    ['one of tomorrow', writeConsentCookie(kept, secret, later(1))],
    ['4 kB', `${cookie}${'A'.repeat(4_096 - cookie.length)}`],
    ['4 kB that are signed', writeConsentCookie({ ...kept, tc: 'A'.repeat(4_000) }, secret, now)],
  ])('%s', (_what, value) => {
    expect(readConsentCookie(value, secret, now)).toBeUndefined();
  });

  test('anything else that somebody writes', () => {
    fc.assert(fc.property(fc.string(), (value) => readConsentCookie(value, secret, now) === undefined));
  });
});
