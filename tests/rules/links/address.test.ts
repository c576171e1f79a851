import { destinationOf } from '#rules/engine/links/address.ts';
import { defaultSettings } from '#rules/engine/siteSettings.ts';
import { phrases } from '#rules/testing/examples.ts';

const settings = { ...defaultSettings, ownHosts: ['own.example'] };

describe('where an address leads', () => {
  test.each([
    ' HTTPS://WWW.SHOP.EXAMPLE/',
    ...phrases(`
      https://shop.example | https://shop.example/a//b?c=/d#/e | https://shop.example?a=/b
      http://Shop.Example/A | //shop.example/a
    `),
  ])('%j is a page of another site', (href) => {
    expect(destinationOf(href, settings).url?.hostname).toMatch(/^(?:www\.)?shop\.example$/);
    expect(destinationOf(href, settings).page).toBeUndefined();
  });

  test.each([
    ['/Health//Sleep/?to=https://shop.example/#dose', '/health/sleep', '?to=https://shop.example/', 'dose'],
    ['https://own.example/health/', '/health', '', ''],
    ['HTTP://OWN.EXAMPLE:8080/health?a#b', '/health', '?a', 'b'],
    ['/', '/', '', ''],
  ])('%j is a page of this one', (href, path, query, fragment) =>
    expect(destinationOf(href, settings).page).toEqual({ path, query, fragment }),
  );

  test('an own host is one only where it is in the settings', () =>
    expect(destinationOf('https://own.example/', defaultSettings).page).toBeUndefined());

  test.each(['#top', 'mailto:care@clinic.example', 'tel:988', 'javascript:x()', 'https://[', ''])(
    '%j is neither',
    (href) => expect(destinationOf(href, settings)).toMatchObject({ url: undefined, page: undefined }),
  );
});
