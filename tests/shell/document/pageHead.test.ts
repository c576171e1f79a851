/** @jest-environment jsdom */
import { pageLanguage } from '#shell/document/language.ts';
import { type PageHead, pageHead } from '#shell/document/pageHead.ts';
import { hostileTexts, metaContent, testShell } from '../support.ts';

function headOf(parts: Partial<PageHead> = {}): Document {
  const head = pageHead(
    { title: 'Collagen', canonicalPath: '/nutrition/collagen', language: pageLanguage('en-US'), ...parts },
    testShell,
  );
  return new DOMParser().parseFromString(`<head>${head}</head><body></body>`, 'text/html');
}

describe('the head of a page', () => {
  test('names the page and the publication in the title', () =>
    expect(headOf().title).toBe('Collagen | Pagewell'));

  test('names the publication alone where the page has no title of its own', () =>
    expect(headOf({ title: undefined }).title).toBe('Pagewell'));

  test('tells search engines which address to list', () => {
    const page = headOf();
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://pagewell.example/nutrition/collagen',
    );
    expect(metaContent(page, 'robots')).toBeUndefined();
  });

  test('asks search engines not to list a page without an address of its own', () => {
    const page = headOf({ canonicalPath: undefined });
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
    expect(metaContent(page, 'robots')).toBe('noindex');
    expect(metaContent(page, 'og:url')).toBeUndefined();
  });

  test('tells social networks what the page is about', () => {
    const page = headOf({
      description: 'What it does.',
      picture: { address: 'https://pagewell.example/img?src=a', alt: 'A glass' },
      article: { publishedAt: '2026-03-02T09:00:00Z', updatedAt: undefined, authors: ['Marisol Adeyemi'] },
    });
    expect(metaContent(page, 'og:type')).toBe('article');
    expect(metaContent(page, 'og:title')).toBe('Collagen');
    expect(metaContent(page, 'og:description')).toBe('What it does.');
    expect(metaContent(page, 'og:url')).toBe('https://pagewell.example/nutrition/collagen');
    expect(metaContent(page, 'og:image')).toBe('https://pagewell.example/img?src=a');
    expect(metaContent(page, 'og:image:alt')).toBe('A glass');
    expect(metaContent(page, 'og:locale')).toBe('en_US');
    expect(metaContent(page, 'article:published_time')).toBe('2026-03-02T09:00:00Z');
    expect(metaContent(page, 'article:modified_time')).toBeUndefined();
    expect(metaContent(page, 'article:author')).toBe('Marisol Adeyemi');
    expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('promises no picture where there is none', () => {
    const page = headOf();
    expect(metaContent(page, 'og:image')).toBeUndefined();
    expect(metaContent(page, 'twitter:card')).toBe('summary');
  });

  test('names no locale where the language names no country', () =>
    expect(metaContent(headOf({ language: pageLanguage('es') }), 'og:locale')).toBeUndefined());

  test('brings icons, and no style sheet, which would be a request for printing alone', () => {
    const page = headOf();
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/assets/icon.svg');
    expect(page.querySelector('link[rel="apple-touch-icon"]')).not.toBeNull();
    expect(page.querySelector('link[rel="stylesheet"]')).toBeNull();
  });

  test('leaves out what the build does not have', () => {
    const head = pageHead(
      { title: 'Collagen', canonicalPath: undefined, language: pageLanguage() },
      { ...testShell, assets: { ...testShell.assets, file: () => undefined } },
    );
    expect(head).not.toContain('<link');
  });

  test.each(hostileTexts)('keeps %.40j inside its places', (text) => {
    const page = headOf({
      title: text,
      description: text,
      picture: { address: 'https://pagewell.example/a.jpg', alt: text },
      article: { publishedAt: undefined, updatedAt: undefined, authors: [text] },
      jsonLd: { name: text },
    });
    expect(metaContent(page, 'og:title')).toBe(text);
    expect(metaContent(page, 'description')).toBe(text);
    expect(metaContent(page, 'og:image:alt')).toBe(text);
    expect(metaContent(page, 'article:author')).toBe(text);
    const data = page.querySelectorAll('script');
    expect(data).toHaveLength(1);
    expect(JSON.parse(data[0]?.textContent ?? '')).toEqual({ name: text });
    expect(page.querySelectorAll('img, svg')).toHaveLength(0);
    expect(page.body.childNodes).toHaveLength(0);
  });

  test('does not let a title turn the direction of the name behind it', () =>
    expect(headOf({ title: '\u202Eesrever\u2067' }).title).toBe('esrever | Pagewell'));
});
