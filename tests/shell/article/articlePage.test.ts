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

  test('is what it is about, and nothing of its reader', () => {
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
    });
  });

  test('is that it is an article, where nothing else is known', () => {
    expect(reported({})).toEqual({ kind: 'content-metadata', location: 'Article' });
  });
});

describe('the contents of a long article', () => {
  const sections = ['One', 'Two', 'Three', 'Four'].map((text) => heading(text));
  const contents = (variant: string) => {
    const page = inBrowser(articleDocument({}, sections, false, { engagementTemplate: variant }));
    return [...page.querySelectorAll('main nav:not([aria-label="Breadcrumb"])')];
  };

  test.each(['control', 'unheard-of'])(
    'stand beside the text, and folded above it, in the variant %s',
    (variant) => {
      expect(contents(variant).map((nav) => nav.querySelector('details') !== null)).toEqual([true, false]);
    },
  );

  test('name the products of a list of products under their section', () => {
    const cards = ['Norrland', 'Tidewell', 'Kindroot'].map((productTitle) => ({
      type: 'product-card',
      data: { productTitle },
      html: '<article></article>',
    }));
    const entries = (count: number) => {
      const blocks = [...sections.slice(0, 2), ...cards.slice(0, count), ...sections.slice(2)];
      const nav = inBrowser(articleDocument({}, blocks)).querySelector(
        'nav[aria-labelledby="contents-beside"]',
      );
      return [...(nav?.querySelectorAll('ol ol a') ?? [])].map((link) => [
        textOf(link),
        textOf(link.closest('ol')?.closest('li')?.querySelector('a')),
      ]);
    };
    expect(entries(3)).toEqual([
      ['Norrland', 'Two'],
      ['Tidewell', 'Two'],
      ['Kindroot', 'Two'],
    ]);
    expect(entries(2)).toEqual([]);
  });

  test('stand open above the text in the overview', () => {
    expect(contents('overview').map(textOf)).toEqual(['In this articleOneTwoThreeFour']);
  });

  test('are not there for readers who shall focus on the text', () => {
    expect(contents('focus')).toEqual([]);
  });
});

describe('the ways from the head of an article to what some readers have come for', () => {
  const recipe = { type: 'recipe-v2', data: { title: 'Soup' }, html: '<p>Soup</p>' };
  const comments = { type: 'top-comments', data: { comments: [{ comment: 'Yes.' }] }, html: '<p>Yes.</p>' };
  const ways = (blocks: Parameters<typeof articleDocument>[1]) =>
    [
      ...inBrowser(articleDocument({}, blocks)).querySelectorAll('main header nav[aria-label="Jump to"] a'),
    ].map((link) => [textOf(link), link.getAttribute('href')]);

  test('lead to the first recipe and to the comments', () => {
    expect(ways([comments, recipe, recipe])).toEqual([
      ['Jump to recipe', '#recipe'],
      ['Read comments', '#comments'],
    ]);
  });

  test('say how long a recipe takes and what it makes', () => {
    const cookingTimes = { prepTime: '10 minutes', totalTime: '40 minutes' };
    const data = { title: 'Soup', cookingTimes, nutritionFacts: { servingsCount: 4 } };
    expect(ways([{ ...recipe, data }])).toEqual([['Jump to recipe · 40 min · Makes 4 servings', '#recipe']]);
  });

  test('lead to nothing that is not there, or that shows nothing', () => {
    expect(ways([heading('One')])).toEqual([]);
    expect(ways([{ ...comments, html: '' }])).toEqual([]);
  });
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
    ['its end, where it has no more', firstViewBlocks, firstViewBlocks + 1],
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
    expect(body?.querySelectorAll(':scope > :not(:has(> [data-ad-slot]))')).toHaveLength(3);
  });

  describe('in a preview', () => {
    const blocks = [{ type: 'rich-text', html: '<p>text</p>' }];

    test('marks each block with its id', () => {
      const page = inBrowser(articleDocument({}, blocks, true));
      expect(page.querySelector('[data-block-id="b0"] > p')?.textContent).toBe('text');
    });

    test('is not for search engines', () => {
      expect(metaContent(inBrowser(articleDocument({}, blocks, true)), 'robots')).toBe('noindex');
    });

    test('and only there', () => {
      const page = inBrowser(articleDocument({}, blocks));
      expect(page.querySelector('[data-block-id]')).toBeNull();
      expect(metaContent(page, 'robots')).toBeUndefined();
    });
  });
});

describe('the lead picture', () => {
  const image = { src: '/media/glass.jpg', alt: 'A glass of water', width: 1200, height: 675 };

  test('is loaded first, through the image proxy, in a place that is kept', () => {
    const picture = inBrowser(articleDocument({ image })).querySelector('main header img');
    expect(picture?.getAttribute('alt')).toBe('A glass of water');
    expect(picture?.getAttribute('src')).toMatch(/^\/img\?src=%2Fmedia%2Fglass\.jpg&w=\d+$/);
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1200', '675']);
  });

  test('keeps a place also where the author does not say its size', () => {
    const picture = inBrowser(articleDocument({ image: { src: '/media/glass.jpg' } })).querySelector(
      'main header img',
    );
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['3', '2']);
    expect(picture?.getAttribute('alt')).toBe('');
  });

  test('has its credit below it, as text, and nothing without one', () => {
    const below = (imageCredit?: string) =>
      inBrowser(articleDocument({ image, ...(imageCredit ? { imageCredit } : {}) })).querySelector(
        'main header picture + small',
      )?.innerHTML;
    expect(below('Photo: <b>Talberg</b>')).toBe('Photo: &lt;b&gt;Talberg&lt;/b&gt;');
    expect(below()).toBeUndefined();
  });

  test('is written without a preload link in the middle of the page', () => {
    expect(inBrowser(articleDocument({ image })).querySelector('body link[as="image"]')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'http://insecure.example/a.jpg', 'data:image/svg+xml,<svg/>'])(
    'is left out where %s is its address',
    (src) => {
      expect(inBrowser(articleDocument({ image: { src } })).querySelector('main img')).toBeNull();
    },
  );
});

describe('the table of contents', () => {
  const sections = ['One', 'Two', 'Three', 'Four'].map((text) => heading(text));

  test('stands on a page with four sections, and not with three', () => {
    const contents = (count: number) =>
      inBrowser(articleDocument({}, sections.slice(0, count))).querySelectorAll(
        'nav[aria-labelledby^="contents-"]',
      );
    expect(contents(3)).toHaveLength(0);
    expect(contents(4).length).toBeGreaterThan(0);
  });

  test('leads to every section, in order', () => {
    const page = inBrowser(articleDocument({}, sections));
    for (const nav of page.querySelectorAll('nav[aria-labelledby^="contents-"]')) {
      const links = [...nav.querySelectorAll('a')];
      expect(links.map(textOf)).toEqual(['One', 'Two', 'Three', 'Four']);
      for (const link of links)
        expect(page.querySelector(link.getAttribute('href') ?? '')?.localName).toBe('h2');
    }
  });

  test('is folded where screens are narrow: a closed disclosure that needs no script', () => {
    const details = inBrowser(articleDocument({}, sections)).querySelector('main nav details');
    expect(details?.hasAttribute('open')).toBe(false);
    expect(textOf(details?.querySelector('summary'))).toBe('In this article');
  });

  test('counts main sections only: no smaller headings, none that were rejected', () => {
    const others = [heading('Part', 3), { ...heading('Broken'), rejection: 'invalid' as const }];
    expect(
      inBrowser(articleDocument({}, [...sections.slice(0, 3), ...others])).querySelector(
        'nav[aria-labelledby^="contents-"]',
      ),
    ).toBeNull();
  });

  test('shows a heading that looks like HTML as text', () => {
    const page = inBrowser(
      articleDocument({}, [...sections, { ...heading('x'), data: { text: '<img src=x>', anchor: 'x' } }]),
    );
    expect(page.querySelector('nav img')).toBeNull();
    expect(textOf(page.querySelector('nav a[href="#x"]'))).toBe('<img src=x>');
  });
});
