/** @jest-environment jsdom */
import type { NamedDrug } from '#contracts/drugs/drugPages.ts';
import { type SearchOutcome, searchPage } from '#features/search/searchPage.tsx';
import type { SearchHit, SearchResults } from '#features/search/searchResults.ts';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../../shell/support.ts';

const popular = [{ path: '/health/sleep', title: 'Sleep', updatedAt: '2026-05-04T09:00:00Z' }];

const hit: SearchHit = {
  path: '/nutrition/collagen',
  title: 'Collagen',
  description: 'What it does.',
  snippet: [
    { text: 'grams of ', highlighted: false },
    { text: 'collagen', highlighted: true },
    { text: ' a day', highlighted: false },
  ],
};

const results = (parts: Partial<SearchResults> = {}): SearchOutcome => ({
  state: 'answered',
  results: { text: 'collagen', hits: [hit], total: 1, offset: 0, limit: 10, match: 'words', ...parts },
});

const pageOf = (outcome: SearchOutcome) =>
  inBrowser(searchPage(outcome, { popular, medicines: [] }, testShell));
const statusOf = (outcome: SearchOutcome) => textOf(pageOf(outcome).querySelector('main [role="status"]'));
const links = (page: Document) =>
  [...page.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));

describe('the page of search results', () => {
  test('lists what was found, with the passage and the words in it marked', () => {
    const page = pageOf(results());
    expect(textOf(page.querySelector('main ol a[href="/nutrition/collagen"]'))).toBe('Collagen');
    expect(textOf(page.querySelector('main li > p'))).toBe('grams of collagen a day');
    expect(textOf(page.querySelector('main li p'))).toBe('Nutrition');
    expect([...page.querySelectorAll('mark')].map(textOf)).toEqual(['collagen']);
  });

  test('marks the words in the title', () => {
    const markedTitle = [
      { text: 'Collagen', highlighted: true },
      { text: ' at home', highlighted: false },
    ];
    const link = pageOf(results({ hits: [{ ...hit, markedTitle }] })).querySelector('main ol a');
    expect([textOf(link), textOf(link?.querySelector('mark'))]).toEqual(['Collagen at home', 'Collagen']);
  });

  test.each(['nutrition', 'Good nutrition for all'])('leads to the topic that is named: %s', (text) =>
    expect(links(pageOf(results({ text })))).toEqual(['/nutrition', '/nutrition/collagen']),
  );

  test.each([
    ['sleep', ['/sleep/insomnia-self-help']],
    ['Pregnancy due date', ['/health/pregnancy-due-date']],
    ['drug prices', []],
    ['sleep calculator', []],
  ])('leads to the tools that have all words of “%s”', (text, paths) => {
    const tools = [
      { path: '/sleep/insomnia-self-help', title: 'Sleep quiz' },
      { path: '/health/pregnancy-due-date', title: 'Due date calculator' },
      { path: '/drugs', title: 'Drug prices' },
    ];
    const site = { ...testShell.site, topics: [], home: { tools }, drugSavings: undefined };
    const found = results({ text, hits: [] });
    const page = inBrowser(searchPage(found, { popular, medicines: [] }, { ...testShell, site }));
    expect(links(page)).toEqual(paths);
  });

  test.each([
    ['Inés Villanueva', ['/people/ines-villanueva']],
    ['Nutrition by Dr. Ines Villanueva', ['/people/ines-villanueva', '/nutrition']],
    ['Villanueva', ['/people/ines-villanueva']],
    ['Inés', []],
    ['Villanuevas', []],
    ['Ruth Nakagawa', []],
  ])('leads first to the page of the person that “%s” names', (text, paths) => {
    const written = { role: 'Writer', summary: 'Writes.', biography: '<p>Writes.</p>' };
    const people = [{ slug: 'ines-villanueva', name: 'Inés Villanueva', ...written }];
    const site = { ...testShell.site, people, home: {} };
    const found = results({ text, hits: [] });
    const page = inBrowser(searchPage(found, { popular, medicines: [] }, { ...testShell, site }));
    expect(links(page)).toEqual(paths);
  });

  test('says beside the topic of what kind an article is, and of which day', () => {
    const shown = { ...hit, kind: 'Picks', datedAt: '2026-06-16T09:00:00Z' };
    const parts = pageOf(results({ hits: [shown] })).querySelectorAll('main li p:first-child > *');
    expect([...parts].map(textOf)).toEqual(['Nutrition', 'Picks', 'June 16, 2026']);
  });

  test('shows the description where there is no passage', () =>
    expect(textOf(pageOf(results({ hits: [{ ...hit, snippet: [] }] })).querySelector('main li > p'))).toBe(
      'What it does.',
    ));

  test('shows the picture of what was found, where a page may load it', () => {
    const sources = ['/media/glass.jpg', 'javascript:alert(1)', 'http://elsewhere.example/a.jpg'];
    const hits = sources.map((src, index) => ({ ...hit, path: `/nutrition/${index}`, image: { src } }));
    const pictures = [...pageOf(results({ hits, total: 3 })).querySelectorAll('main li img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/img?src=%2Fmedia%2Fglass.jpg&w=302',
    ]);
  });

  test('says how many there are and what for', () => {
    expect(statusOf(results())).toBe('1 article for “collagen”');
    expect(statusOf(results({ hits: [hit, { ...hit, path: '/sleep/naps' }], total: 2 }))).toBe(
      '2 articles for “collagen”',
    );
    expect(statusOf(results({ total: 12, offset: 10 }))).toBe('Articles 11 to 11 of 12 for “collagen”');
  });

  test('says what a typing error was mended to', () =>
    expect(statusOf(results({ text: 'colagen', match: 'corrected', correctedTo: 'collagen' }))).toBe(
      'Nothing found for “colagen”. Showing 1 article for collagen.',
    ));

  test.each(['some-words', 'similar'] as const)(
    'says that a find by %s is not quite what was asked for',
    (match) =>
      expect(statusOf(results({ match }))).toBe('Nothing matches all of “collagen”. This comes closest:'),
  );

  test('shows below, apart, what has only some of the words', () => {
    const also = [{ ...hit, path: '/sleep/naps', title: 'Naps' }];
    const section = pageOf(results({ also })).querySelector('main section');
    expect(statusOf(results({ also }))).toBe(
      '2 articles for “collagen”: 1 with all of these words, 1 with some',
    );
    expect([...(section?.querySelectorAll('h2, h3') ?? [])].map(textOf)).toEqual([
      'With some of your words',
      'Naps',
    ]);
    expect(pageOf(results()).querySelector('main section')).toBeNull();
  });

  test('keeps the text in the search field, for the next try', () =>
    expect(pageOf(results()).querySelector<HTMLInputElement>('main input[name="q1"]')?.value).toBe(
      'collagen',
    ));

  test('is not for search engines', () => expect(metaContent(pageOf(results()), 'robots')).toBe('noindex'));

  test('has one heading of level 1, and two searches that can be told apart', () => {
    const page = pageOf(results());
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const names = [...page.querySelectorAll('search')].map((search) => search.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(2);
  });

  test('leads on and back through the pages of results', () => {
    const pagesAt = (offset: number) =>
      [
        ...pageOf(results({ text: 'a&b', total: 25, offset })).querySelectorAll(
          'nav[aria-label="Pages of results"] *',
        ),
      ].map((element) => element.getAttribute('href') ?? textOf(element));
    expect(pagesAt(0)).toEqual(['Page 1 of 3', '/search?q1=a%26b&page=2']);
    expect(pagesAt(10)).toEqual(['/search?q1=a%26b', 'Page 2 of 3', '/search?q1=a%26b&page=3']);
    expect(pagesAt(20)).toEqual(['/search?q1=a%26b&page=2', 'Page 3 of 3']);
  });

  test('leads to no page behind the hundredth, which the route does not know', () => {
    const pages = pageOf(results({ total: 1_234, offset: 990 })).querySelector(
      'nav[aria-label="Pages of results"]',
    );
    expect(textOf(pages)).toContain('Page 100 of 100');
    expect(pages?.querySelector('[rel="next"]')).toBeNull();
  });

  test.each([
    [12, '/search?q1=collagen&page=2'],
    [3, '/search?q1=collagen'],
  ])('leads from behind the last page of %s articles to the last', (total, address) => {
    const main = pageOf(results({ hits: [], total, offset: 490 })).querySelector('main');
    expect(textOf(main)).toContain('There is no page 50 of these results. Last page');
    expect(main?.querySelector('ol, nav')).toBeNull();
    expect([...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      address,
    ]);
  });

  test('speaks of no further pages where one holds them all', () => {
    const navigation = (total: number) =>
      pageOf(results({ total })).querySelector('nav[aria-label="Pages of results"]');
    expect(navigation(10)).toBeNull();
    expect(navigation(11)).not.toBeNull();
  });

  test('helps where nothing was found', () => {
    const page = pageOf(results({ hits: [], total: 0, match: 'none' }));
    expect(textOf(page.querySelector('main [role="status"]'))).toBe('We found nothing for “collagen”.');
    expect(textOf(page.querySelector('main'))).toContain('Check the spelling');
    expect(links(page)).toEqual(['/health/sleep']);
  });

  describe('where the text names a medicine', () => {
    const albuterol = { name: 'Albuterol', slug: 'albuterol', found: 'ProAir HFA' };
    const pageNaming = (medicines: readonly NamedDrug[], parts: Partial<SearchResults>) =>
      inBrowser(searchPage(results({ text: 'proair', ...parts }), { popular, medicines }, testShell));
    const nothingFound = { hits: [], total: 0, match: 'none' } as const;

    test('shows its page with the name that matched, and does not say that nothing was found', () => {
      const page = pageNaming([albuterol], nothingFound);
      expect([...page.querySelectorAll('main li')].map(textOf)).toEqual([
        'Albuterol (ProAir HFA): prices and coupons',
      ]);
      expect(links(page)).toEqual(['/drugs/albuterol']);
      expect([...page.querySelectorAll('main [role]')].map(textOf)).toEqual([
        'We have prices for “proair”, but no articles.',
      ]);
    });

    test('shows a name once that is its own', () => {
      const page = pageNaming([{ ...albuterol, found: 'Albuterol' }], nothingFound);
      expect(textOf(page.querySelector('main li'))).toBe('Albuterol: prices and coupons');
    });

    test.each(['corrected', 'some-words', 'similar'] as const)('shows no articles found by %s', (match) => {
      const page = pageNaming([albuterol], { match, correctedTo: 'protein' });
      expect(links(page)).toEqual(['/drugs/albuterol']);
      expect(textOf(page.querySelector('main [role="status"]'))).toBe(
        'We have prices for “proair”, but no articles.',
      );
    });

    test('shows articles by some words if the text has further words', () => {
      const page = pageNaming([{ ...albuterol, isPart: true }], { match: 'some-words' });
      expect(links(page)).toEqual(['/drugs/albuterol', '/nutrition/collagen']);
    });

    test('shows the articles that have its name', () => {
      const page = pageNaming([albuterol], {});
      expect(links(page)).toEqual(['/drugs/albuterol', '/nutrition/collagen']);
      expect(textOf(page.querySelector('main [role="status"]'))).toBe('1 article for “proair”');
    });

    test.each(hostileTexts)('shows %.40j as the name that matched', (found) => {
      const page = pageNaming([{ ...albuterol, found }], nothingFound);
      expect(page.querySelectorAll('main img, [onerror], [onmouseover]')).toHaveLength(0);
      expect(page.querySelector('main li bdi + bdi')?.textContent).toBe(found.toWellFormed());
    });
  });

  test('refuses a search without words, in these words', () => {
    const page = pageOf({ state: 'blank' });
    expect(textOf(page.querySelector('main [role="status"]'))).toBe('Please enter a valid search term.');
    expect(links(page)).toEqual(['/health/sleep']);
  });

  test('offers a start where nothing was searched for', () => {
    const page = pageOf({ state: 'not-asked' });
    expect(textOf(page.querySelector('h1'))).toBe('Search Pagewell');
    expect(page.querySelector('main [role="status"]')).toBeNull();
    expect(links(page)).toEqual(['/health/sleep']);
  });

  test('says so where the search cannot be asked, and keeps what was typed', () => {
    const page = pageOf({ state: 'unavailable', text: 'collagen' });
    expect(textOf(page.querySelector('main [role="alert"]'))).toContain(
      "Resource not available. We're unable to show some of our resources at this time. We're sorry for any inconvenience.",
    );
    expect(page.querySelector<HTMLInputElement>('main input[name="q1"]')?.value).toBe('collagen');
    expect(links(page)).toEqual(['/health/sleep']);
  });

  test.each(hostileTexts)('shows %.40j as text, wherever it stands', (text) => {
    const snippet = [{ text, highlighted: true }];
    const page = pageOf(
      results({ text, match: 'corrected', correctedTo: text, hits: [{ ...hit, title: text, snippet }] }),
    );
    expect(page.querySelectorAll('main img, main svg[onload], [onerror], [onmouseover]')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelector('mark')?.textContent).toBe(text.toWellFormed());
  });
});
