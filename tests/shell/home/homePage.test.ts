/** @jest-environment jsdom */
import { phrases } from '#rules/testing/examples.ts';
import type { HomeContent, PersonProfile, Topic } from '#schemas/generated/types.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { homeContents } from '#shell/home/homeContents.ts';
import { homePage } from '#shell/home/homePage.tsx';
import { sampleSavings } from '../../support/blockContext.ts';
import { atPaths, listed, summary } from '../listedArticles.ts';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../support.ts';

const topicAt = (path: string): Topic => ({ path, name: `The ${path.slice(1)}`, introduction: 'About it.' });
const site = (home: HomeContent = {}, ...topics: Topic[]) => ({ ...testShell.site, home, topics });

const page = async (articles: readonly ArticleSummary[], given = site()) =>
  inBrowser(homePage(listed(...articles), { ...testShell, site: given }));

describe('what the home page shows', () => {
  const contents = async (paths: readonly string[], given: ReturnType<typeof site>) => {
    const { lead, beside, shelves } = homeContents(listed(...atPaths(...paths)), given);
    return {
      lead: lead?.path,
      beside: beside.map(({ path }) => path),
      shelves: shelves.map(({ topic, first, others }) => [
        topic.name,
        first.path,
        ...others.map(({ path }) => path),
      ]),
    };
  };

  test('is what the site names, and each article once', async () => {
    const home = { lead: '/a/2', beside: ['/b/2', '/a/2'], shelves: ['/b', '/a'] };
    const paths = ['/a/1', '/a/2', '/b/1', '/b/2', '/b/3'];
    expect(await contents(paths, site(home, topicAt('/a'), topicAt('/b')))).toEqual({
      lead: '/a/2',
      beside: ['/b/2', '/a/1'],
      shelves: [['The b', '/b/1', '/b/3']],
    });
  });

  test('is the newest where nothing is named, or what is named is not published', async () => {
    const paths = ['/a/1', '/b/2', '/c/3', '/a/4'];
    for (const home of [{}, { lead: '/gone/1', beside: ['/gone/2'] }]) {
      expect(await contents(paths, site(home, topicAt('/a')))).toEqual({
        lead: '/a/1',
        beside: ['/b/2', '/c/3'],
        shelves: [['The a', '/a/4']],
      });
    }
  });

  test('has a shelf for each topic that articles have, where the site has no topics of its own', async () => {
    const paths = ['/z/1', '/z/2', '/z/3', '/z/4', '/b/5', '/top'];
    expect((await contents(paths, site())).shelves).toEqual([
      ['B', '/b/5'],
      ['Z', '/z/4'],
    ]);
  });

  test('begins a shelf with the lead of its topic, and ends it after five', async () => {
    const paths = ['/x/1', '/x/2', '/x/3', ...Array.from({ length: 8 }, (_, number) => `/a/${number}`)];
    const topic = { ...topicAt('/a'), lead: '/a/6' };
    expect((await contents(paths, site({}, topic))).shelves).toEqual([
      ['The a', '/a/6', '/a/0', '/a/1', '/a/2', '/a/3'],
    ]);
  });
});

describe('rows above the shelves', () => {
  const many = atPaths(...Array.from({ length: 24 }, (_, number) => `/a/${number}`)).map(
    (article, number) => ({ ...article, ...(number % 5 === 0 ? { featureType: 'commerce-roundup' } : {}) }),
  );
  const rowsOf = (articles: readonly ArticleSummary[]) => {
    const { newest, picks } = homeContents(listed(...articles), site());
    return [newest, picks].map((row) => row.map(({ path }) => path));
  };

  test('are the newest three, and the newest three comparisons of products, each article once', () =>
    expect(rowsOf(many)).toEqual([
      ['/a/3', '/a/4', '/a/5'],
      ['/a/10', '/a/15', '/a/20'],
    ]));

  test('are not there on a site with few articles', () =>
    expect(rowsOf(many.slice(0, 19))).toEqual([[], []]));

  test('name the campaign of the header as what it is', async () => {
    const headerBranding = { enabled: true, title: 'Heart month', icon: { src: '/media/icon.webp' } };
    const given = { ...site(), configuration: { headerBranding } };
    const articles = atPaths(...Array.from({ length: 20 }, (_, number) => `/a/${number}`));
    expect(textOf((await page(articles, given)).querySelector('main'))).toContain(
      'Our campaign: Heart month',
    );
  });

  test('begin with comparisons that recommend a product', () => {
    const articles = many.map((article, number) =>
      number === 20 ? { ...article, firstPick: { name: 'Plain Citrate' } } : article,
    );
    expect(rowsOf(articles)[1]).toEqual(['/a/20', '/a/10', '/a/15']);
  });

  test('name the first pick of each comparison', async () => {
    const firstPicks = [{ name: 'Calm Glycinate' }, { name: 'Plain Citrate' }];
    const articles = many.map((article, number) => {
      const firstPick = firstPicks[[10, 15].indexOf(number)];
      return firstPick ? { ...article, firstPick } : article;
    });
    const row = (await page(articles)).querySelector('section[aria-label="Tested and compared"]');
    const lines = [...(row?.querySelectorAll('article') ?? [])].map((card) =>
      [...card.querySelectorAll('p')].map(textOf).filter((line) => line?.startsWith('First pick')),
    );
    expect(lines).toEqual([['First pick: Calm Glycinate'], ['First pick: Plain Citrate'], []]);
  });

  test('have the tools that the site names, prices of medicines only where it has them', async () => {
    const tools = [
      { path: '/drugs', title: 'Drug prices' },
      { path: '/a/1', title: 'Quiz', description: 'Six questions', icon: 'moon' as const },
    ];
    const toolsOf = async (given: ReturnType<typeof site>) =>
      [...(await page([], given)).querySelectorAll('nav[aria-label="Tools"] li')].map(textOf);
    expect(await toolsOf(site({ tools }))).toEqual(['QuizSix questions']);
    expect(await toolsOf({ ...site({ tools }), drugSavings: sampleSavings })).toEqual([
      'Drug prices',
      'QuizSix questions',
    ]);
    expect(await toolsOf(site())).toEqual([]);
    const drawn = (await page([], site({ tools }))).querySelectorAll(
      'nav[aria-label="Tools"] svg[aria-hidden]',
    );
    expect(drawn).toHaveLength(1);
  });

  test('have no more than the first four tools', () => {
    const tools = ['1', '2', '3', '4', '5'].map((title) => ({ path: `/a/${title}`, title }));
    const shown = homeContents(listed(), site({ tools })).tools;
    expect(shown.map(({ title }) => title)).toEqual(['1', '2', '3', '4']);
  });
});

describe('the home page', () => {
  test('shows its lead with picture, topic, title, summary and date, and leads to its topic', async () => {
    const card = (await page([summary()])).querySelector('main article');
    expect(textOf(card)).toBe('NutritionCollagenWhat it does.Updated May 4, 2026');
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/nutrition',
      '/nutrition/collagen',
    ]);
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('/img?src=%2Fmedia%2Fglass.jpg');
  });

  test('shows up to three articles of a shelf with their pictures, of five the first alone', async () => {
    const picturesOf = async (...paths: string[]) => {
      const articles = atPaths('/b/1', '/b/2', '/b/3', ...paths);
      const home = await page(articles, site({}, topicAt('/a')));
      return home.querySelectorAll('section[aria-label="The a"] img').length;
    };
    expect(await picturesOf('/a/1', '/a/2')).toBe(2);
    expect(await picturesOf('/a/1', '/a/2', '/a/3', '/a/4')).toBe(3);
    expect(await picturesOf('/a/1', '/a/2', '/a/3', '/a/4', '/a/5')).toBe(1);
  });

  test('has the logo as its one heading of level 1, and shelves under headings that lead to their topics', async () => {
    const home = await page(atPaths('/a/1', '/a/2', '/a/3', '/a/4'), site({}, topicAt('/a')));
    expect([...home.querySelectorAll(':is(h1, main h2, main h3)')].map(textOf)).toEqual(
      phrases(`
        Pagewell | /a/1 | /a/2 | /a/3 | The a | /a/4
      `),
    );
    expect(home.querySelector('section a')?.getAttribute('href')).toBe('/a');
  });

  test('loads the first picture at once and the others when they come near', async () => {
    const home = await page(atPaths('/a/1', '/a/2', '/a/3'));
    expect([...home.querySelectorAll('main img')].map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(home.querySelector('body link[as="image"]')).toBeNull();
  });

  test('lists articles without picture, description or readable date', async () => {
    const { image: _image, description: _description, ...bare } = summary({ updatedAt: 'recently' });
    const card = (await page([bare])).querySelector('main article');
    expect(textOf(card)).toBe('NutritionCollagen');
    expect(card?.querySelector('img, time')).toBeNull();
  });

  test("shows the article's own date rather than that of the store", async () => {
    const home = await page([summary({ datedAt: '2025-03-02T09:00:00Z' })]);
    expect(textOf(home.querySelector('main article'))).toContain('Updated March 2, 2025');
  });

  test('names who reviewed an article', async () => {
    const home = await page([summary({ reviewer: 'Ruth Nakagawa' })]);
    expect(textOf(home.querySelector('main article'))).toContain('2026 · Reviewed by Ruth Nakagawa');
  });

  test('shows those of its people who reviewed articles, whoever reviewed most first', async () => {
    const person = (name: string): PersonProfile => ({
      name,
      slug: name.toLowerCase(),
      role: 'Reviewer',
      summary: 'Reads.',
      biography: '<p>Reads.</p>',
    });
    const people = ['Ada', 'Ben', 'Cleo <i>'].map(person);
    const reviewers = ['Cleo <i>', 'Ben', 'cleo <i>', 'Nobody'];
    const articles = reviewers.map((reviewer, index) => summary({ path: `/a/${index}`, reviewer }));
    const home = await page(articles, { ...site(), people });
    const links = [...home.querySelectorAll('section[aria-label="Reviewers"] h3 a')];
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Cleo <i>', '/people/cleo <i>'],
      ['Ben', '/people/ben'],
    ]);
    expect(
      (await page([summary()], { ...site(), people })).querySelector('[aria-label="Reviewers"]'),
    ).toBeNull();
  });

  test('says so, where nothing is published yet', async () => {
    expect(textOf((await page([])).querySelector('main'))).toContain('The first articles are on their way');
  });

  test('is what search engines list under the root, and names the feed of the site', async () => {
    const home = await page([summary()]);
    expect(home.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://pagewell.example/',
    );
    expect(home.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/feed.xml');
    expect(home.title).toBe('Pagewell');
    expect(metaContent(home, 'description')).toBe('Health advice in words you can use.');
  });

  test.each(hostileTexts)('shows the title %.40j as text', async (title) => {
    const home = await page([summary({ title, description: title })]);
    expect(home.querySelectorAll('main img')).toHaveLength(1);
    expect(home.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(home.querySelector('h2 bdi')?.textContent).toBe(title.toWellFormed());
  });
});

test.each(['main', 'footer'])('the %s leads to drug prices where the site has them', async (part) => {
  const link = (home: Document) => home.querySelector(`${part} a[href="/drugs"]`);
  expect(textOf(link(await page([], { ...site(), drugSavings: sampleSavings })))).toBe('Drug prices');
  expect(link(await page([]))).toBeNull();
});
