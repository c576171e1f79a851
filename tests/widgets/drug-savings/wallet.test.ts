/** @jest-environment jsdom */
import { passAddress, saveAddress, walletOf } from '#widgets/drug-savings/coupon/wallet.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Linux; Android 14; Tab) Chrome/130.0 Safari/537.36', undefined],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', undefined],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0', undefined],
  ['', undefined],
])('the wallet of a device of %s is %s', (userAgent, wallet) => expect(walletOf(userAgent)).toBe(wallet));

describe('a pass that came', () => {
  test.each([
    undefined,
    'text',
    {},
    { type: 'Buffer', data: [] },
    { data: 'PK' },
    { data: [256] },
    { data: [1.5] },
    { data: [-1] },
    { data: ['1'] },
  ])('is none where it is %j', (data) => expect(passAddress(data)).toBeUndefined());

  test('at Google’s has an id and nothing else', () => {
    expect(saveAddress('https://pay.google.com/gp/v/save/', 'a.b-c_d')).toBe(
      'https://pay.google.com/gp/v/save/a.b-c_d',
    );
    for (const id of ['', '../x', 'a b', 'a?b', '//evil.example', 5, undefined])
      expect(saveAddress('https://pay.google.com/gp/v/save/', id)).toBeUndefined();
  });
});
