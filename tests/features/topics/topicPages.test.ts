/** @jest-environment jsdom */
import { listedTopics, topicContents } from '#features/topics/topicContents.ts';
import { topicPage } from '#features/topics/topicPage.tsx';
import { topicsPage } from '#features/topics/topicsPage.tsx';
import type { SiteConfiguration, Topic } from '#schemas/generated/types.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { atPaths, listed, summary } from '../../shell/listedArticles.ts';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../../shell/support.ts';

const sleep: Topic = { path: '/sleep', name: 'Sleep', introduction: 'Why you lie awake.' };

async function pageOf(topic: Topic, ...articles: ArticleSummary[]): Promise<Document> {
  const contents = topicContents(topic.path, listed(...articles), [topic]);
  if (!contents) throw new Error('This topic has no page.');
  return inBrowser(topicPage(contents, testShell));
}

describe('the page of a topic', () => {
  test('has introduction, lead, picks and guides, in this order, each under its heading', async () => {
    const topic = { ...sleep, picks: ['/sleep/c'] };
    const page = await pageOf(topic, ...atPaths('/sleep/a', '/sleep/b', '/sleep/c'));
    expect([...page.querySelectorAll('main :is(h1, h2, h3)')].map(textOf)).toEqual([
      'Sleep',
      '/sleep/a',
      'Picks',
      '/sleep/c',
      'Guides',
      '/sleep/b',
    ]);
    expect(textOf(page.querySelector('h1 + p'))).toBe('Why you lie awake.');
    expect([page.title, metaContent(page, 'description')]).toEqual([
      'Sleep | Pagewell',
      'Why you lie awake.',
    ]);
  });

  test('has the tools that are in it, below its lead', async () => {
    const tools = ['/sleep/a#the-quiz', '/heart/b', '/drugs'].map((path) => ({ path, title: path }));
    const shell = { ...testShell, site: { ...testShell.site, home: { tools } } };
    const contents = topicContents('/sleep', listed(...atPaths('/sleep/a', '/sleep/c')), [sleep]);
    if (!contents) throw new Error('This topic has no page.');
    const page = inBrowser(topicPage(contents, shell));
    expect([...page.querySelectorAll('main article, main nav[aria-label="Tools"] a')].map(textOf)).toEqual([
      expect.stringContaining('/sleep/a'),
      '/sleep/a#the-quiz',
      expect.stringContaining('/sleep/c'),
    ]);
  });

  test('names who reviewed most of its articles, and what each comparison recommends', async () => {
    const names = ['Ines Vega', 'Sam Okafor', 'Sam Okafor'];
    const articles = names.map((reviewer, index) =>
      summary({ path: `/sleep/${index}`, reviewer, firstPick: { name: 'Calm Glycinate' } }),
    );
    const page = await pageOf({ ...sleep, picks: ['/sleep/1'] }, ...articles);
    const list = page.querySelector('main ul[aria-label="Reviewed by"]');
    expect([...(list?.querySelectorAll('li') ?? [])].map(textOf)).toEqual(['Sam Okafor', 'Ines Vega']);
    expect(textOf(page.querySelector('main section'))).toContain('First pick: Calm Glycinate');
  });

  test('leads to all topics, and tells search engines where it stands', async () => {
    const page = await pageOf(sleep, ...atPaths('/sleep/a'));
    expect(page.querySelector('nav[aria-label="Breadcrumb"] a')?.getAttribute('href')).toBe('/topics');
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Topics', item: 'https://pagewell.example/topics' },
        { '@type': 'ListItem', position: 2, name: 'Sleep', item: 'https://pagewell.example/sleep' },
      ],
    });
    const feed = page.querySelector('link[type="application/rss+xml"]');
    expect([feed?.getAttribute('href'), feed?.getAttribute('title')]).toEqual([
      '/sleep/feed.xml',
      'Pagewell: Sleep',
    ]);
  });

  test('is kept out of search engines as long as it has no article, and says so to readers', async () => {
    const page = await pageOf(sleep);
    expect(metaContent(page, 'robots')).toBe('noindex');
    expect(textOf(page.querySelector('main'))).toContain('on their way');
  });

  test.each(hostileTexts)('shows the name and the title %.40j as text', async (text) => {
    const page = await pageOf(
      { ...sleep, name: text, introduction: text },
      summary({ path: '/sleep/a', title: text, description: text }),
    );
    expect(page.querySelectorAll('main img')).toHaveLength(1);
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelector('h1 bdi')?.textContent).toBe(text.toWellFormed());
  });
});

describe('the list of topics', () => {
  test('leads to each topic and to what is new in it', async () => {
    const articles = listed(...atPaths('/sleep/a', '/sleep/b'));
    const page = inBrowser(topicsPage(listedTopics(articles, [sleep]), testShell));
    expect(textOf(page.querySelector('main li'))).toBe('Sleep2 articlesWhy you lie awake.New: /sleep/a');
    expect([...page.querySelectorAll('main > ul li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/sleep',
      '/sleep/a',
    ]);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://pagewell.example/topics',
    );
  });

  test('leads to all that the menu leads to, and says what its branding says: nobody needs a script for it', () => {
    const page = inBrowser(topicsPage([], testShell));
    const { headerLinks = [], headerBranding } = testShell.site.configuration;
    const told = new Set([...page.querySelectorAll('main a')].map((link) => link.getAttribute('href')));
    const urls = headerLinks.flatMap(({ url = '/topics', columns = [] }) => [
      url,
      ...columns.flatMap(({ links = [], columnButton }) => [
        ...links.map((link) => link.url),
        ...(columnButton ? [columnButton.link] : []),
      ]),
    ]);
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter((url) => !told.has(url))).toEqual([]);
    expect(textOf(page.querySelector('#branding h2'))).toBe(headerBranding?.title);
  });

  test('has the buttons of columns, what columns hold beside links, and the partners of the campaign', () => {
    const configuration: SiteConfiguration = {
      headerLinks: [
        {
          title: 'Help',
          url: '/help',
          columns: [{ widget: 'urgent-help', columnButton: { text: 'All numbers', link: '/help/numbers' } }],
        },
      ],
      headerBranding: {
        enabled: true,
        title: 'Pressure month',
        columns: [
          {
            title: 'With',
            partner: { name: 'Larkmoor', logo: { src: '/media/l.webp' }, url: 'https://larkmoor.example' },
          },
        ],
      },
    };
    const page = inBrowser(topicsPage([], { ...testShell, site: { ...testShell.site, configuration } }));
    const main = page.querySelector('main');
    expect(textOf(main?.querySelector('a[href="/help/numbers"]'))).toBe('All numbers');
    expect(textOf(main)).toContain('In danger now?');
    const partner = main?.querySelector('#branding a[href^="https://larkmoor.example"]');
    expect(partner?.querySelector('img')?.getAttribute('alt')).toBe('Larkmoor');
  });

  test('says so, where there is none', () =>
    expect(textOf(inBrowser(topicsPage([], testShell)).querySelector('main'))).toContain('on their way'));
});
