/** @jest-environment jsdom */
import { siteChrome } from '#shell/page/siteChrome.tsx';
import { testShell, textOf } from '../support.ts';

function chromeAround(kind: 'page' | 'home'): HTMLElement {
  const { before, after } = siteChrome(testShell, { kind });
  return new DOMParser().parseFromString(`${before}<main id="main"></main>${after}`, 'text/html').body;
}

describe('what stands around every page', () => {
  let body: HTMLElement;
  beforeAll(() => {
    body = chromeAround('page');
  });

  test('begins with a link that skips to the content', () => {
    const first = body.querySelector('a');
    expect(textOf(first)).toBe('Skip to the content');
    expect(body.querySelector(first?.getAttribute('href') ?? '')?.localName).toBe('main');
  });

  test('has one header and one footer, and navigation that says what it is for', () => {
    expect(body.querySelectorAll(':scope > header')).toHaveLength(1);
    expect(body.querySelectorAll(':scope > footer')).toHaveLength(1);
    const names = [...body.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
    expect(names).toEqual(['Main', 'Topics', 'About this site', 'Elsewhere']);
  });

  test('leads home from the logo', () => {
    const logo = body.querySelector('header a');
    expect(textOf(logo)).toBe('Pagewell');
    expect(logo?.getAttribute('href')).toBe('/');
  });

  test('makes the logo the heading of level 1 on a page with the home template, and on no other', () => {
    expect(body.querySelector('h1')).toBeNull();
    expect(textOf(chromeAround('home').querySelector('h1 > a[href="/"]'))).toBe('Pagewell');
  });

  test('leads to the product selection process from the header', () =>
    expect(textOf(body.querySelector('header a[href="/product-selection-process"]'))).toBe('How we choose'));

  test('leads to every topic and every policy from the footer', () => {
    const links = [...body.querySelectorAll('footer nav:not(:last-of-type) li a')].map((link) =>
      link.getAttribute('href'),
    );
    const topics = testShell.site.topics.map(({ path }) => path);
    expect(topics.length).toBeGreaterThan(0);
    expect(links).toEqual([
      ...topics,
      '/people',
      '/product-selection-process',
      '/about/product-selection-process',
      '/about/brand-and-product-vetting',
      '/privacy-policy',
      '/privacy-choices',
      '/terms-of-use',
    ]);
  });

  test('searches without script: the form sends the text as q1', () => {
    const form = body.querySelector('header form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.getAttribute('method')).toBeNull();
    expect(form?.querySelector('input')?.name).toBe('q1');
    expect(form?.querySelector('input')?.placeholder).toBe('Search Pagewell');
  });

  test('marks the search box, so that it comes alive', () =>
    expect(body.querySelectorAll('header search[data-search-box]')).toHaveLength(1));

  test('says that it is no medical advice, and whose it is since when', () => {
    const footer = textOf(body.querySelector('footer'));
    expect(footer).toContain('does not replace the advice of a doctor');
    expect(footer).toContain('© 2026 Pagewell');
  });

  test('is in English and left to right, whatever the article is in', () => {
    for (const part of body.querySelectorAll<HTMLElement>(':scope > header, :scope > footer')) {
      expect([part.lang, part.dir]).toEqual(['en', 'ltr']);
    }
  });

  test('shows what the configuration of its site says now, and marks where in the menu each page is', () => {
    const configured = (title: string) => ({ headerLinks: [{ title, url: '/sleep' }] });
    let configuration = configured('Sleep');
    const site = {
      ...testShell.site,
      get configuration() {
        return configuration;
      },
    };
    const before = (path: string) => siteChrome({ ...testShell, site }, { path }).before;
    const onIt = '<a href="/sleep" aria-current="true">';
    expect(before('/sleep/naps')).toContain(`${onIt}Sleep</a>`);
    expect(before('/nutrition/zinc')).toContain('<a href="/sleep">Sleep</a>');
    expect(before('/sleep/snoring')).toContain(`${onIt}Sleep</a>`);
    configuration = configured('Rest');
    expect(before('/sleep/naps')).toContain(`${onIt}Rest</a>`);
    expect(before('/sleep/naps')).not.toContain('>Sleep</a>');
  });

  test('escapes the name of the publication', () => {
    const shell = { ...testShell, site: { ...testShell.site, name: '<b>Well</b>' } };
    expect(siteChrome(shell).before).not.toContain('<b>');
  });
});
