import {
  affiliateUrl,
  linkNetworkHost,
  repairedNetworkUrl,
  withCorrelationId,
  withoutCorrelationId,
} from '#contracts/affiliate.ts';
import { phrases } from '#rules/testing/examples.ts';
import { knownPartner } from '#widgets/commerce/affiliatePartners.ts';

const ids = { productId: 'p-1', brandId: 'norrland', campaignId: 'c:2026' };

describe('an affiliate link as the server writes it', () => {
  test('carries product, brand, campaign and the publisher’s marker', () =>
    expect(affiliateUrl('https://go.offers.example/r?pid=1', ids)).toBe(
      'https://go.offers.example/r?pid=1&rvo_prodid=p-1&rvo_brandid=norrland&rvo_campaignid=c%3A2026&rvo_aff=pagewell',
    ));

  test('leaves out what is not known', () => {
    expect(affiliateUrl('https://go.offers.example', {})).toBe('https://go.offers.example?rvo_aff=pagewell');
    expect(affiliateUrl('https://go.offers.example/r', { productId: '' })).not.toContain('rvo_prodid');
  });

  test('may be a redirect on this site', () =>
    expect(affiliateUrl('/go/norrland', ids)).toMatch(/^\/go\/norrland\?rvo_prodid=p-1&/));

  test('keeps the rest of the address byte for byte, and its fragment at the end', () => {
    const url =
      'https://go.offers.example/r?murl=https%3A%2F%2Fshop.example%2F%3Fa%3D1%26b%3D%20x&t=~a+b;c#top';
    const written = affiliateUrl(url, ids);
    expect(written.startsWith(url.slice(0, -4))).toBe(true);
    expect(written.endsWith('&rvo_aff=pagewell#top')).toBe(true);
  });

  test('has each parameter once, however often it is written', () => {
    const once = affiliateUrl('https://go.offers.example/r', ids);
    expect(affiliateUrl(once, ids)).toBe(once);
  });

  test.each([
    '',
    ...phrases(`
      https://coa.shop.example:99999/lot | https:// | mailto:a@b.example | #sources | //x.example | go
    `),
  ])('that is no readable web address stays as it is: "%s"', (url) => {
    expect(affiliateUrl(url, ids)).toBe(url);
    expect(withCorrelationId(url, 'abc')).toBe(url);
  });
});

describe('a correlation id', () => {
  test.each(['https://go.offers.example/r?pid=1#part', '/r?subids=2', 'https://go.offers.example/r'])(
    'comes off a paid link again, and leaves %s as the server wrote it',
    (url) => {
      const written = affiliateUrl(url, { productId: 'p-1' });
      expect(withoutCorrelationId(withCorrelationId(written, 'abc'))).toBe(written);
    },
  );

  test('stands in all three parameters', () => {
    const url = withCorrelationId('https://go.offers.example/r?pid=1', 'abc');
    expect(url).toBe('https://go.offers.example/r?pid=1&correlationId=abc&subid=abc&rvo_subid=abc');
  });

  test('takes the place of an earlier one, and leaves look-alikes alone', () => {
    const url = withCorrelationId('/r?subid=mine&xsubid=1&correlationIds=2', 'one');
    expect(withCorrelationId(url, 'two')).toBe(
      '/r?xsubid=1&correlationIds=2&correlationId=two&subid=two&rvo_subid=two',
    );
  });

  test('cannot break out of its parameter', () =>
    expect(withCorrelationId('/r', 'a&b=c#d')).toContain('correlationId=a%26b%3Dc%23d'));
});

describe('a link on the link network’s host', () => {
  const hosts = new Set([linkNetworkHost]);
  const at = (rest: string) => `https://${linkNetworkHost}/link${rest}`;

  test.each([
    [at('?id=1?mid=2'), at('?id=1&mid=2')],
    [at('?id=1%26mid=2'), at('?id=1&mid=2')],
    [at('?id=1&amp;mid=2'), at('?id=1&mid=2')],
    [at('?id=1?mid=2&u=3%26mid=4'), at('?id=1&mid=2&u=3&mid=4')],
  ])('%s is mended to %s', (url, mended) => expect(repairedNetworkUrl(url, hosts)).toBe(mended));

  test.each([at('?mid=2'), at('?id=1&mid=2'), at(''), at('?u=https%3A%2F%2Fx.example%3Fa%26mid%3D2')])(
    '%s is whole and stays',
    (url) => expect(repairedNetworkUrl(url, hosts)).toBe(url),
  );

  test.each([
    'https://other.example/link?id=1?mid=2',
    'https://x.example/?to=click.linknetwork.example?mid=2',
    'nonsense',
  ])('is no other one: %s stays', (url) => expect(repairedNetworkUrl(url, hosts)).toBe(url));

  test('may be one of several', () => {
    const several = new Set(['net.example', 'go.net.example']);
    expect(repairedNetworkUrl('https://net.example/?a=1?mid=2', several)).toBe(
      'https://net.example/?a=1&mid=2',
    );
    expect(repairedNetworkUrl('https://go.net.example/?a=1?mid=2', several)).toBe(
      'https://go.net.example/?a=1&mid=2',
    );
    expect(repairedNetworkUrl(at('?a=1?mid=2'), several)).toBe(at('?a=1?mid=2'));
  });

  test('is mended as well once it has its parameters', () =>
    expect(repairedNetworkUrl(affiliateUrl(at('?id=1?mid=2'), {}), hosts)).toBe(
      at('?id=1&mid=2&rvo_aff=pagewell'),
    ));
});

describe('the known partners', () => {
  test.each([
    ['https://www.wellos.com/start', 'Wellos'],
    ['https://healthgrades.com', 'Healthgrades'],
    ['https://HelloMedicare.com/plans', 'HelloMedicare'],
    ['https://www.optumperks.com', 'Optum Perks'],
    ['https://perks.optum.com/x', 'Optum Perks'],
    ['https://optumnow.com', 'Optum Now'],
    ['https://now.optum.com', 'Optum Now'],
    ['https://platejoy.co.uk', 'PlateJoy'],
    ['https://app.realappeal.com.', 'Real Appeal'],
  ])('%s is %s', (url, partner) => expect(knownPartner(url)).toBe(partner));

  test.each([
    '',
    ...phrases(`
      https://optum.com | https://www.optum.com/perks | https://wellos.shop.example
      https://notwellos.com | https://shop.example/?to=https://wellos.com | https://shop.example/wellos
      /go/wellos | wellos
    `),
  ])('%s is none', (url) => expect(knownPartner(url)).toBeUndefined());
});
