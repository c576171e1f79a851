/** @jest-environment jsdom */
import { fixedPages } from '../../../shell/pages/fixedPages.tsx';
import { inBrowser, metaContent, testShell, textOf } from '../support.ts';

const pages = fixedPages(testShell, { eventRetentionDays: 90 });
const paths = [...pages.keys()];

function pageAt(path: string, from = pages): Document {
  const render = from.get(path);
  if (!render) throw new Error(`There is no page at ${path}.`);
  return inBrowser(render());
}

describe('the fixed pages', () => {
  test('are those that the specification names', () => {
    expect(paths).toEqual([
      '/product-selection-process',
      '/about/product-selection-process',
      '/about/brand-and-product-vetting',
      '/privacy-policy',
      '/terms-of-use',
    ]);
  });

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

  test.each(paths)('%s leads only to pages there are', (path) => {
    const links = [...pageAt(path).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const link of links.filter((href) => href.startsWith('/'))) expect(['/', ...paths]).toContain(link);
  });

  test('the privacy policy says how long events are kept', () => {
    expect(textOf(pageAt('/privacy-policy').body)).toContain('after 90 days');
    expect(
      textOf(pageAt('/privacy-policy', fixedPages(testShell, { eventRetentionDays: 7 })).body),
    ).toContain('after 7 days');
  });

  test('say where to write, where there is an address', () => {
    const shell = { ...testShell, site: { ...testShell.site, contactEmail: 'editors@pagewell.example' } };
    const withAddress = fixedPages(shell, { eventRetentionDays: 90 });
    const mail = 'main a[href="mailto:editors@pagewell.example"]';
    expect(pageAt('/privacy-policy', withAddress).querySelector(mail)).not.toBeNull();
    expect(pageAt('/privacy-policy').querySelector('main a[href^="mailto:"]')).toBeNull();
  });
});
