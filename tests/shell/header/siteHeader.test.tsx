/** @jest-environment jsdom */

import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { menuItems } from '#shell/header/menuItems.ts';
import { type AroundPage, siteChrome } from '#shell/page/siteChrome.tsx';
import { articleDocument, hostileTexts, inBrowser, testShell, textOf } from '../support.ts';

/** What stands before a page's `main` on a site of this configuration. */
function before(configuration: SiteConfiguration, around: AroundPage = {}): HTMLElement {
  const shell = { ...testShell, site: { ...testShell.site, configuration } };
  const { before: html } = siteChrome(shell, around);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const links = (body: Element): [string | undefined, string | null][] =>
  [...body.querySelectorAll('header nav li a')].map((link) => [textOf(link), link.getAttribute('href')]);

const collagen = { url: '/nutrition/collagen', title: 'Collagen' };

describe('the menu of the header', () => {
  test('has an item for each header link, which leads somewhere without its panel', () => {
    const body = before({
      headerLinks: [
        { title: 'Nutrition', url: '/nutrition', columns: [{ links: [collagen] }] },
        { title: 'More', columns: [{ links: [collagen] }] },
      ],
    });
    expect(links(body)).toEqual([
      ['Nutrition', '/nutrition'],
      ['More', '/topics'],
      ['How we choose products', '/product-selection-process'],
    ]);
  });

  test('leads to the topics where a site configures none', () =>
    expect(links(before({}))).toEqual([
      ['Topics', '/topics'],
      ['How we choose products', '/product-selection-process'],
    ]));

  test('leads to how products are chosen once, from an item of its own where there is one', () => {
    const own = { title: 'How we choose', url: '/product-selection-process' };
    expect(links(before({ headerLinks: [own] }))).toEqual([[own.title, own.url]]);
  });

  test('leads to the list of all topics from the one link that phones have room for', () => {
    const link = before({}).querySelector('header nav > a');
    expect([textOf(link), link?.getAttribute('href')]).toEqual(['Menu', '/topics']);
  });

  test.each<[string, string, boolean]>([
    ['the page itself', '/nutrition', true],
    ['a page below it', '/nutrition/collagen', true],
    ['a page whose path only begins alike', '/nutritionists', false],
    ['another page', '/sleep', false],
  ])('marks an item on %s or not', (_case, path, isMarked) => {
    const body = before({ headerLinks: [{ title: 'Nutrition', url: '/nutrition' }] }, { path });
    expect(body.querySelector('[aria-current]') !== null).toBe(isMarked);
  });

  test('carries no panel, only the address of all of them', () => {
    const body = before({ headerLinks: [{ title: 'Nutrition', columns: [{ links: [collagen] }] }] });
    expect(body.querySelector('nav')?.getAttribute('data-site-menu')).toMatch(/^\/menu\/[\w-]{12}$/);
    expect(body.innerHTML).not.toContain('/nutrition/collagen');
  });

  test('has no address of panels where no item has one', () => {
    const configuration = { headerLinks: [{ title: 'Nutrition', url: '/nutrition', columns: [{}] }] };
    expect(before(configuration).querySelector('[data-site-menu]')).toBeNull();
  });

  test('shows hostile titles as text, and no address that runs code', () => {
    for (const title of hostileTexts) {
      const body = before({ headerLinks: [{ title, url: 'javascript:alert(1)' }] });
      expect(body.querySelectorAll('script, img, header svg[onload]')).toHaveLength(0);
      expect(body.querySelector('nav li a')?.getAttribute('href')).toBe('/topics');
    }
    expect(menuItems({ headerLinks: [{ title: 'x', url: 'javascript:alert(1)' }] })[0]?.url).toBe('/topics');
  });

  test('takes further items from features, behind its own', () => {
    const pieces = { menu: [() => '<li><a href="/newsletter">Newsletter</a></li>'] };
    const { before: html } = siteChrome({ ...testShell, pieces });
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    expect(links(body).at(-1)).toEqual(['Newsletter', '/newsletter']);
  });
});

test('the header leads to the letters at the end of its menu, where the site has any', () => {
  const { newsletter } = testShell.site.configuration;
  if (!newsletter) throw new Error('The fixtures have no letters');
  expect(links(before({ newsletter })).at(-1)).toEqual(['Newsletter', '/newsletter']);
  expect(links(before({})).map(([title]) => title)).not.toContain('Newsletter');
});

describe('the branding of the header', () => {
  const branding = {
    enabled: true,
    title: 'Home pressure month',
    icon: { src: '/media/campaign-pressure.webp', alt: '' },
  };

  test('is an icon with a name, which leads to the same on a page', () => {
    const link = before({ headerBranding: branding }).querySelector('header > a');
    expect(link?.getAttribute('href')).toBe('/topics#branding');
    expect(link?.querySelector('img')?.alt).toBe('Home pressure month');
  });

  test.each<[string, SiteConfiguration]>([
    ['it is switched off', { headerBranding: { ...branding, enabled: false } }],
    ['it has no icon', { headerBranding: { enabled: true, title: 'x' } }],
    ['its icon is no picture', { headerBranding: { ...branding, icon: { src: 'javascript:alert(1)' } } }],
    ['there is none', {}],
  ])('is not there where %s', (_case, configuration) =>
    expect(before(configuration).querySelector('header > a')).toBeNull(),
  );
});

describe('a header that cannot be rendered', () => {
  const pieces = {
    header: [
      () => {
        throw new Error('planted');
      },
    ],
  };

  test('is left out and told, and the rest of the page is there', () => {
    const told: unknown[] = [];
    const shell = { ...testShell, pieces, onHeaderFault: (error: unknown) => told.push(error) };
    const { before: html, after } = siteChrome(shell);
    expect(html).not.toContain('<header');
    expect(html).toContain('Skip to the content');
    expect(after).toContain('<footer');
    expect(told).toEqual([new Error('planted')]);
  });

  test.each([
    ['secondary navigation', 'shell-secondary-nav', 'shell-up-next'],
    ['bar of what is next', 'shell-up-next', 'shell-secondary-nav'],
  ])('of which the %s fails has the other bar, and the header', (_case, faulty, other) => {
    const told: unknown[] = [];
    const fault = (): never => {
      throw new Error('planted');
    };
    const broken = (part: string, field: string) => (part === faulty ? { get: fault } : { value: field });
    const item = Object.defineProperty(
      { url: '/sleep', title: 'Sleep' },
      'url',
      broken('shell-secondary-nav', '/sleep'),
    );
    const next = Object.defineProperty(
      { link: '/naps', title: ['Naps'] },
      'link',
      broken('shell-up-next', '/naps'),
    );
    const secondaryNav = { paths: ['/sleep'], items: [item] };
    const site = { ...testShell.site, configuration: { secondaryNav } };
    const shell = { ...testShell, site, onHeaderFault: (error: unknown) => told.push(error) };
    const { before: html, parts } = siteChrome(shell, { path: '/sleep', upNext: [next] });
    expect(html).toContain('<header');
    expect(parts).toEqual([other]);
    expect(told).toEqual([new Error('planted')]);
  });

  test('costs the page where nobody hears of it', () =>
    expect(() => siteChrome({ ...testShell, pieces })).toThrow('planted'));
});

describe('the simple header', () => {
  test.each(['paid', 'transactional', 'editorial-paid', 'marketing-landing'])(
    'is on pages of the template %s: a logo that leads nowhere, and nothing else',
    (template) => {
      const header = inBrowser(articleDocument({ template })).querySelector('body > header');
      expect(textOf(header)).toBe('Pagewell');
      expect(header?.querySelectorAll('a, nav, form, [data-site-menu]')).toHaveLength(0);
    },
  );

  test.each(['article', 'homepage', undefined])('is on no page of the template %s', (template) => {
    const page = inBrowser(articleDocument(template === undefined ? {} : { template }));
    expect(page.querySelector('body > header a[href="/"]')).not.toBeNull();
  });

  test('shows the page’s own picture in the place of the logo', () => {
    const headerImage = { src: '/media/campaign-pressure.webp', alt: 'With Larkmoor' };
    const page = inBrowser(articleDocument({ template: 'paid', page: { headerImage } }));
    const header = page.querySelector('body > header');
    expect(textOf(header)).toBe('');
    expect(header?.querySelector('img')?.alt).toBe('With Larkmoor');
  });

  test('shows the logo where that is no picture', () => {
    const headerImage = { src: 'javascript:alert(1)' };
    const page = inBrowser(articleDocument({ template: 'paid', page: { headerImage } }));
    expect(textOf(page.querySelector('body > header'))).toBe('Pagewell');
  });

  test('shows no picture of the page in a header with a menu', () => {
    const headerImage = { src: '/media/campaign-pressure.webp', alt: 'With Larkmoor' };
    const page = inBrowser(articleDocument({ template: 'article', page: { headerImage } }));
    expect(page.querySelector('[alt="With Larkmoor"]')).toBeNull();
  });
});
