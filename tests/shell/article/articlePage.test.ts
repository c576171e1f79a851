/** @jest-environment jsdom */
import { validateEvents } from '#schemas/generated/validators.js';
import { firstViewBlocks } from '#shell/article/firstView.ts';
import { declaredEvent } from '../../support/declaredEvents.ts';
import { articleDocument, hostileTexts, inBrowser, metaContent, structuredData, textOf } from '../support.ts';

const heading = (text: string, level?: number) => ({
  type: 'heading',
  data: { text, anchor: text.toLowerCase(), ...(level ? { level } : {}) },
  html: `<h${level ?? 2} id="${text.toLowerCase()}">${text}</h${level ?? 2}>`,
});

describe('what an article reports of itself when it is opened', () => {
  const reported = (parts: Parameters<typeof articleDocument>[0]) => {
    const article = inBrowser(articleDocument(parts)).querySelector('main > article');
    const event = declaredEvent(article, 'load');
    expect(validateEvents({ path: '/', events: [event] })).toBe(true);
    return event;
  };

  test('is what it is about, and nothing of its reader', () =>
    expect(
      reported({
        contentMeta: {
          canonicalPath: '/collagen',
          featureTemplateType: 'x'.repeat(120),
          targeting: { k1: 'collagen' },
        },
      }),
    ).toEqual({
      kind: 'content-metadata',
      location: 'Article',
      category: 'collagen',
      customDimensions: { canonicalPath: '/collagen', featureTemplateType: 'x'.repeat(120) },
    }));

  test('is that it is an article, where nothing else is known', () =>
    expect(reported({})).toEqual({ kind: 'content-metadata', location: 'Article' }));
});

describe('the page of an article', () => {
  test('has one heading of level 1, the title, and one main part with the article in it', () => {
    const page = inBrowser(articleDocument({ title: 'Collagen' }, [heading('One')]));
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual(['Collagen']);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('main > article')).toHaveLength(1);
    expect(page.querySelector('main')?.id).toBe('main');
  });

  test('shows the blocks in their order, below the title', () => {
    const page = inBrowser(
      articleDocument({}, [
        { type: 'rich-text', html: '<p>first</p>' },
        { type: 'table', html: '<table></table>' },
        { type: 'rich-text', html: '<p>last</p>' },
      ]),
    );
    const order = [...page.querySelectorAll('main h1, main div > p, main table')].map(
      (element) => textOf(element) || element.localName,
    );
    expect(order.filter((text) => ['Collagen', 'first', 'table', 'last'].includes(text))).toEqual([
      'Collagen',
      'first',
      'table',
      'last',
    ]);
  });

  test('carries the style sheets of the blocks on it, nested ones too, each once', () => {
    const { css } = articleDocument({}, [
      { type: 'quote', html: '<p></p>' },
      { type: 'quote', html: '<p></p>' },
    ]);
    expect(css.match(/quote/g)).toHaveLength(1);
    expect(css).toContain('shell-article');
  });

  test.each([
    ['the first blocks, where it has more', firstViewBlocks + 1, firstViewBlocks],
    ['its end and the site’s, where it has no more', firstViewBlocks, firstViewBlocks + 2],
  ])('is painted with %s', (_, count, expected) => {
    const blocks = Array.from({ length: count }, (_, index) => ({
      type: 'rich-text',
      html: `<p class="text">${index}</p>`,
    }));
    const page = inBrowser(articleDocument({ path: '/collagen' }, blocks));
    const inOrder = [...page.querySelectorAll('.text, footer, body template')];
    expect(inOrder.findIndex(({ tagName }) => tagName === 'TEMPLATE')).toBe(expected);
  });

  test('is in the language of the article', () => {
    const page = inBrowser(articleDocument({ language: 'ar' }));
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  test('lists the canonical path that the author gave, or its own', () => {
    const canonicalOf = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonicalOf(inBrowser(articleDocument()))).toBe('https://pagewell.example/nutrition/collagen');
    expect(canonicalOf(inBrowser(articleDocument({ contentMeta: { canonicalPath: '/collagen' } })))).toBe(
      'https://pagewell.example/collagen',
    );
  });

  describe('in several languages', () => {
    const translations = [
      { path: '/es/colageno', language: 'es', isOriginal: false },
      { path: '/de/kollagen', language: 'de', isOriginal: true },
      { path: '/en/collagen', language: 'en-us', isOriginal: false },
      { path: '/es/otra', language: 'es', isOriginal: false },
    ];
    const written = { language: 'en-US', translationOf: '/de/kollagen' };
    const pageWith = (parts: object, preview = false) =>
      inBrowser(articleDocument(parts, [], preview, {}, { changes: [], related: [], translations }));
    const languagesOf = (page: Document) =>
      [...page.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);

    test('tells search engines of each, its own and the first among them, where it is the page to be listed', () => {
      expect(languagesOf(pageWith(written))).toEqual([
        ['en-US', 'https://pagewell.example/nutrition/collagen'],
        ['es', 'https://pagewell.example/es/colageno'],
        ['de', 'https://pagewell.example/de/kollagen'],
        ['x-default', 'https://pagewell.example/de/kollagen'],
      ]);
      expect(languagesOf(pageWith({ language: 'en-US' })).at(-1)).toEqual([
        'x-default',
        'https://pagewell.example/nutrition/collagen',
      ]);
      expect(languagesOf(pageWith({ ...written, contentMeta: { canonicalPath: '/collagen' } }))).toEqual([]);
      expect(languagesOf(pageWith(written, true))).toEqual([]);
      expect(languagesOf(inBrowser(articleDocument(written)))).toEqual([]);
    });

    test('leads readers to the others, each by the name that they know it by', () => {
      const links = [...pageWith(written).querySelectorAll('nav[aria-label="Other languages"] a')];
      expect(
        links.map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('lang')]),
      ).toEqual([
        ['español', '/es/colageno', 'es'],
        ['Deutsch', '/de/kollagen', 'de'],
      ]);
    });
  });

  test('leads to the topic that it stands in, and search engines know the way', () => {
    const page = inBrowser(articleDocument({ path: '/mental-health/sleep', title: 'Sleeping well' }));
    const way = [...page.querySelectorAll('main header nav[aria-label="Breadcrumb"] a')];
    expect(way.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Topics', '/topics'],
      ['Mental health', '/mental-health'],
    ]);
    const known = structuredData(page).find((node) => node['@type'] === 'BreadcrumbList');
    expect(known).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Topics' },
        { position: 2, name: 'Mental health', item: 'https://pagewell.example/mental-health' },
        { position: 3, name: 'Sleeping well', item: 'https://pagewell.example/mental-health/sleep' },
      ],
    });
  });

  test('leads to no topic where it stands in none', () => {
    const page = inBrowser(articleDocument({ path: '/sleep' }));
    expect(page.querySelector('nav[aria-label="Breadcrumb"]')).toBeNull();
    expect(structuredData(page).some((node) => node['@type'] === 'BreadcrumbList')).toBe(false);
  });

  test('leaves the heading of level 1 to the logo where the article is the home page', () => {
    const page = inBrowser(articleDocument({ path: '/', template: 'homepage' }));
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual(['Pagewell']);
  });

  test.each(hostileTexts)('keeps the title %.40j in its place', (title) => {
    const page = inBrowser(articleDocument({ title, description: title }));
    expect(textOf(page.querySelector('h1 > bdi'))).toBe(
      textOf(Object.assign(document.createElement('p'), { textContent: title.toWellFormed() })),
    );
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelectorAll('main img, main svg[onload], [onerror], [onmouseover]')).toHaveLength(0);
    expect(page.querySelectorAll('main')).toHaveLength(1);
  });

  test('lets tables be wider than the text, and nothing else, and nothing that is empty', () => {
    const page = inBrowser(
      articleDocument({ path: '/collagen' }, [
        { type: 'table', html: '<section id="table"></section>' },
        { type: 'product-card', html: '<section id="card"></section>' },
        { type: 'rich-text', html: '<p id="text"></p>' },
        { type: 'table', html: '' },
      ]),
    );
    const body = page.querySelector('#text')?.parentElement;
    expect(page.querySelector('#table')?.parentElement?.parentElement).toBe(body);
    expect(page.querySelector('#card')?.parentElement).toBe(body);
    expect(body?.querySelectorAll(':scope > :not(footer, :has(> [data-ad-slot]))')).toHaveLength(3);
  });

  describe('in a preview', () => {
    const blocks = [{ type: 'rich-text', html: '<p>text</p>' }];

    test('marks each block with its id', () => {
      const page = inBrowser(articleDocument({}, blocks, true));
      expect(page.querySelector('[data-block-id="b0"] > p')?.textContent).toBe('text');
    });

    test('is not for search engines', () =>
      expect(metaContent(inBrowser(articleDocument({}, blocks, true)), 'robots')).toBe('noindex'));

    test('and only there', () => {
      const page = inBrowser(articleDocument({}, blocks));
      expect(page.querySelector('[data-block-id]')).toBeNull();
      expect(metaContent(page, 'robots')).toBeUndefined();
    });
  });
});
