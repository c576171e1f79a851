import { internalAddress, isPlain, webHost } from '../../../quality/links/address.ts';
import { defaultSettings } from '../../../quality/siteSettings.ts';

const ownHosts = ['own.example'];

/** Plain addresses: what is told of them at a glance has to be what a browser reads. */
const addresses = [
  'https://shop.example',
  'https://shop.example/a//b?c=/d#/e',
  'https://shop.example?a=/b',
  'https://shop.example#a/b',
  'http://Shop.Example/A',
  'HTTPS://WWW.SHOP.EXAMPLE/',
  'https://own.example/health',
  'http://own.example?a#b',
];

describe('a plain address', () => {
  test.each(addresses)('%s has the host that a browser reads', (href) => {
    expect(isPlain(href)).toBe(true);
    expect(webHost(href)).toBe(new URL(href).hostname);
  });

  test.each(addresses)('%s is one of the site where its host is', (href) => {
    const isOwn = ownHosts.includes(new URL(href).hostname);
    expect(internalAddress(href, { ...defaultSettings, ownHosts }) !== undefined).toBe(isOwn);
    expect(internalAddress(href, defaultSettings)).toBeUndefined();
  });

  test.each(['/health/sleep', '/a//b', '#top', '/health?to=https://shop.example/'])(
    '%s without a host has none',
    (href) => {
      expect(isPlain(href)).toBe(true);
      expect(webHost(href)).toBeUndefined();
    },
  );
});
