/** @jest-environment jsdom */
import { fixedPages } from '#shell/pages/fixedPages.tsx';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { inBrowser, metaContent, textOf } from '../support.ts';

const renderer = await pageRenderer();
const pages = fixedPages(renderer, { eventRetentionDays: 90 });
const paths = [...pages.keys()];

function pageAt(path: string, from = pages): Document {
  const render = from.get(path);
  if (!render) throw new Error(`There is no page at ${path}.`);
  return inBrowser(render());
}

describe('the fixed pages', () => {
  test('are these and no others', () =>
    expect(paths.toSorted()).toEqual([
      '/about/brand-and-product-vetting',
      '/about/product-selection-process',
      '/privacy-policy',
      '/product-selection-process',
      '/terms-of-use',
    ]));

  test.each(paths)(
    '%s has one heading of level 1, which is its title, and text of some length below',
    (path) => {
      const page = pageAt(path);
      const headings = [...page.querySelectorAll('h1')].map(textOf);
      expect(headings).toHaveLength(1);
      expect(page.title).toBe(`${headings[0]} | Pagewell`);
      expect((textOf(page.querySelector('main article')) ?? '').split(' ').length).toBeGreaterThan(250);
    },
  );

  test.each(paths)('%s is listed by search engines under its own address', (path) => {
    const page = pageAt(path);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `https://pagewell.example${path}`,
    );
    expect(metaContent(page, 'description')).toBeTruthy();
  });

  test.each(paths)('%s begins with its contents, which name all of its sections', (path) => {
    const page = pageAt(path);
    const sections = [...page.querySelectorAll('main article h2')].map(({ id }) => id);
    const contents = page.querySelector('main nav[aria-label="Contents"]');
    expect([...(contents?.querySelectorAll('a') ?? [])].map(({ hash }) => hash.slice(1))).toEqual(sections);
  });

  test.each(paths)('%s leads only to pages there are', (path) => {
    const links = [...pageAt(path).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const pagesOfFeatures = [
      '/topics',
      '/topics#branding',
      '/newsletter',
      '/feed.xml',
      '/people',
      '/privacy-choices',
      ...renderer.site.topics.map(({ path: topic }) => topic),
    ];
    for (const link of links.filter((href) => href.startsWith('/')))
      expect(['/', ...paths, ...pagesOfFeatures]).toContain(link);
  });

  test('promise nothing that paid places break, and tell what they are called', () => {
    for (const path of ['/product-selection-process', '/about/brand-and-product-vetting']) {
      const text = textOf(pageAt(path).querySelector('main')) ?? '';
      expect(text).toContain('Featured Partner Offer');
      expect(text).not.toMatch(/(cannot|never) (pay|buy)[^.]* a place/);
    }
  });

  test('the privacy policy says how long events are kept', () => {
    expect(textOf(pageAt('/privacy-policy').body)).toContain('after 90 days');
    expect(textOf(pageAt('/privacy-policy', fixedPages(renderer, { eventRetentionDays: 7 })).body)).toContain(
      'after 7 days',
    );
  });

  test('say where to write, where there is an address', () => {
    const site = { ...renderer.site, contactEmail: 'editors@pagewell.example' };
    const withAddress = fixedPages({ ...renderer, site }, { eventRetentionDays: 90 });
    const mail = 'main a[href="mailto:editors@pagewell.example"]';
    expect(pageAt('/privacy-policy', withAddress).querySelector(mail)).not.toBeNull();
    expect(pageAt('/privacy-policy').querySelector('main a[href^="mailto:"]')).toBeNull();
  });

  test.each(paths)('%s leaves no place for a value open, and says the site’s name as text', (path) => {
    const site = { ...renderer.site, name: 'Well & <b>Good</b>' };
    const page = pageAt(path, fixedPages({ ...renderer, site }, { eventRetentionDays: 90 }));
    expect(page.body.innerHTML).not.toMatch(/\$[a-z]/i);
    expect(page.querySelector('main article b')).toBeNull();
  });

  test('in which something is wrong is not shown half: it is said', () => {
    const site = {
      ...renderer.site,
      pages: [{ path: '/broken', title: 'Broken', blocks: [{ id: 'x', type: 'heading', data: {} }] }],
    };
    expect(() => fixedPages({ ...renderer, site }, { eventRetentionDays: 90 }).get('/broken')?.()).toThrow(
      '/broken',
    );
  });
});
