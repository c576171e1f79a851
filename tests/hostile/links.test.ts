/** @jest-environment <rootDir>/tests/setup/parserEnvironment.js */

import fc from 'fast-check';

import { sampleOf, triesEverything } from '../support/tried.ts';
import { articleWith, expectNeighboursIntact, expectNothingRuns, renderHostile } from './hostilePage.ts';

const site = 'https://pagewell.example/hostile/page';

const refused = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u3000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'java\u200bscript:alert(1)',
  '\uFEFFjavascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://pagewell.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pagewell.example/x',
  'file:///etc/passwd',
  'view-source:https://pagewell.example/',
  'https://user:pass@shop.example/',
  'https://pagewell.example@evil.example/',
  '//user@evil.example/',
  `https://shop.example/${'x'.repeat(2_048)}`,
  '/nutrition/oats\ud83d',
  'https://shop.example/?q=\udc00',
];

/** Addresses that look like paths of this site, or like another site, and where they must be seen to lead. */
const normalised: readonly [address: string, href: string][] = [
  ['//evil.example', 'https://evil.example/'],
  ['/\\evil.example', 'https://evil.example/'],
  ['\\\\evil.example', 'https://evil.example/'],
  ['https:evil.example', 'https://evil.example/'],
  ['https:\\\\evil.example\\path', 'https://evil.example/path'],
  ['/.//evil.example', '/evil.example'],
  ['https://shop.example/a b?c=d e', 'https://shop.example/a%20b?c=d%20e'],
  ['https://SHOP.example', 'https://shop.example/'],
  ['https://\u0430pple.example/', 'https://xn--pple-43d.example/'],
  ['http://[::1]/', 'http://[::1]/'],
  ['https://shop.example:99/', 'https://shop.example:99/'],
];

const places: readonly [name: string, block: (address: string) => object][] = [
  ['rich text', (address) => ({ type: 'rich-text', data: { html: `<p>${anchor(address)}</p>` } })],
  [
    'an answer',
    (address) => ({ type: 'faq', data: { items: [{ question: 'Q', answer: anchor(address) }] } }),
  ],
  [
    'basic nodes',
    (address) => ({
      type: 'basic',
      data: {
        nodes: [{ tag: 'p', children: [{ tag: 'a', attributes: { href: address }, children: ['link'] }] }],
      },
    }),
  ],
  ['the call to action', (address) => card({ ctaUrl: address, ctaText: 'link' })],
  ['a highlight', (address) => card({ highlights: [{ label: 'link', value: 'link', linkUrl: address }] })],
  [
    'a product detail',
    (address) => card({ productDetails: [{ label: 'link', value: 'link', linkUrl: address }] }),
  ],
  ['a hub tile', (url) => ({ type: 'hub-tiles', data: { hubTitle: 'x', tiles: [{ title: 'link', url }] } })],
  [
    'a related article',
    (url) => ({ type: 'related-articles', data: { articles: [{ title: 'link', url }] } }),
  ],
  [
    'the end of a section',
    (url) => ({
      type: 'end-of-section-link',
      data: { 'data-display-text': 'link', 'data-destination-url': url },
    }),
  ],
  [
    'an item of paid media',
    (ctaUrl) => ({ type: 'paid-media', data: { items: [{ ctaUrl, ctaText: 'link' }] } }),
  ],
  [
    'a paid media card',
    (ctaUrl) => ({ type: 'paid-media-card', data: { mainText: 'x', ctaUrl, ctaText: 'link' } }),
  ],
  [
    'an offer',
    (url) => ({ type: 'shopping-card', data: { name: 'Whey', offers: [{ url, retailerName: 'link' }] } }),
  ],
  ['the link of all offers', (url) => ({ type: 'shopping-card', data: { name: 'link', linkOverride: url } })],
];

function anchor(address: string): string {
  return `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">link</a>`;
}

function card(data: object): object {
  return { type: 'product-card', data: { productTitle: 'Powder', ...data } };
}

function pageWith(block: object) {
  return renderHostile(articleWith({ id: 'hostile', ...block }));
}

function linksOf({ main }: ReturnType<typeof pageWith>): HTMLAnchorElement[] {
  const own = new Set(['/brand-vetting', '/product-vetting', '/product-selection']);
  return [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
    const href = link.getAttribute('href') ?? '';
    return !href.startsWith('#') && !own.has(href) && link.textContent?.includes('link');
  });
}

// Addresses of one kind are refused by one rule, wherever they stand.
describe.each(places.map(([name, block], at) => ({ name, block, at })))(
  'a link in $name',
  ({ block, at }) => {
    test.each(sampleOf(refused, 3, at))('to %j is only its text', (address) => {
      const page = pageWith(block(address));
      expectNothingRuns(page);
      expectNeighboursIntact(page);
      expect(linksOf(page)).toEqual([]);
      expect(page.problems.length).toBeGreaterThan(0);
    });

    test.each(sampleOf(normalised, 3, at))('to %j says that it leads to %j', (address, expected) => {
      const page = pageWith(block(address));
      expectNeighboursIntact(page);
      for (const link of linksOf(page)) {
        const url = new URL(link.getAttribute('href') ?? '', site);
        // Ids of the product and the click may have been added.
        expect(url.origin + url.pathname).toBe(
          new URL(expected, site).origin + new URL(expected, site).pathname,
        );
        if (url.origin !== new URL(site).origin) expect(link.rel).toContain('noopener');
      }
      expect(linksOf(page).length).toBeGreaterThan(0);
    });

    test('of any wild writing leads to the web, without a password, or is none', () => {
      const pieces = fc.constantFrom(
        ...['javascript:', 'data:', 'https:', '//', '/', '\\', '@', ':', '\u0000', '\t', '\u00a0', '\u202e'],
        ...[
          '&colon;',
          '&#106;',
          '%6a',
          'evil.example',
          'alert(1)',
          'x',
          '?',
          '#',
          'mailto:',
          '\ud83d',
          '[',
          '.',
        ],
      );
      fc.assert(
        fc.property(fc.array(pieces, { minLength: 1, maxLength: 7 }), (parts) => {
          const page = pageWith(block(parts.join('')));
          for (const link of page.main.querySelectorAll('a[href]')) {
            const url = URL.parse(link.getAttribute('href') ?? '', site);
            if (url === null) continue;
            expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
            expect(url.username + url.password).toBe('');
          }
        }),
        { numRuns: triesEverything ? 60 : 15 },
      );
    });
  },
);

test.each(refused)('a link of the byline to %j is only a name', (address) => {
  const byline = {
    authors: [{ name: 'Ada Author', url: address }],
    medicalReviewer: { name: 'Rae Reviewer', url: address },
  };
  const page = renderHostile(articleWith({ id: 'x', type: 'heading', data: { text: 'H' } }, { byline }));
  expectNothingRuns(page);
  expect(page.main.textContent).toContain('Ada Author');
  const links = [...page.main.querySelectorAll('a')].filter(({ textContent }) =>
    /Author|Reviewer/.test(textContent ?? ''),
  );
  expect(links).toEqual([]);
  expect(page.problems.map(({ pointer }) => pointer)).toEqual([
    '/byline/authors/0/url',
    '/byline/medicalReviewer/url',
  ]);
});
