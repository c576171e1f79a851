import fc from 'fast-check';
import { consentDays } from '#contracts/consent.ts';
import { readConsentCookie, writeConsentCookie } from '#features/consent/consentCookie.ts';
import { SignedTexts } from '#platform/signedTexts.ts';

const secret = 'a secret of at least 32 characters';
const signed = new SignedTexts(secret, 'consent');
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
const cookie = writeConsentCookie(kept, signed, now);

test('a choice is read as it was written', () => {
  expect(readConsentCookie(cookie, signed, now)).toEqual(kept);
  const none = { purposes: [], vendors: [], others: false, list: kept.list, tc: '', gpp: kept.gpp };
  expect(readConsentCookie(writeConsentCookie(none, signed, now), signed, now)).toEqual(none);
});

test('a choice stands in a cookie as it is, and tells a day and no time', () => {
  expect(cookie).toMatch(/^[\w.:~-]+$/);
  expect(writeConsentCookie(kept, signed, new Date('2026-11-23T23:59:59Z'))).toBe(cookie);
});

test('a choice counts for 180 days, and not for one more', () => {
  expect(readConsentCookie(cookie, signed, later(consentDays - 1))).toEqual(kept);
  expect(readConsentCookie(cookie, signed, later(consentDays))).toBeUndefined();
});

describe('no choice is', () => {
  const resigned = (text: string): string => `${text}.${cookie.slice(cookie.lastIndexOf('.') + 1)}`;
  test.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['a colon', ':'],
    ['a word', 'full'],
    ['a value without its signature', cookie.slice(0, cookie.lastIndexOf('.'))],
    [
      'a no that somebody made a yes',
      resigned(cookie.slice(0, cookie.lastIndexOf('.')).replace(':1:', ':0:')),
    ],
    [
      'one that is signed with another secret',
      writeConsentCookie(kept, new SignedTexts(`${secret}!`, 'consent'), now),
    ],
    [
      'one that is signed for something else',
      writeConsentCookie(kept, new SignedTexts(secret, 'letters'), now),
    ],
    ['one of tomorrow', writeConsentCookie(kept, signed, later(1))],
    ['4 kB', `${cookie}${'A'.repeat(4_096 - cookie.length)}`],
    ['4 kB that are signed', writeConsentCookie({ ...kept, tc: 'A'.repeat(4_000) }, signed, now)],
  ])('%s', (_what, value) => expect(readConsentCookie(value, signed, now)).toBeUndefined());

  test('anything else that somebody writes', () => {
    fc.assert(fc.property(fc.string(), (value) => readConsentCookie(value, signed, now) === undefined));
  });
});
