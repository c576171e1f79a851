/** @jest-environment jsdom */
import { rssFeed } from '#features/feeds/rssFeed.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { atPaths, summary } from '../../shell/listedArticles.ts';
import { hostileTexts, testShell } from '../../shell/support.ts';

const feedOf = (articles: readonly ArticleSummary[], name = 'Pagewell: Sleep') =>
  rssFeed({ name, pagePath: '/sleep', feedPath: '/sleep/feed.xml', articles }, testShell.site);

function read(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

const textIn = (within: ParentNode | null, name: string) => within?.querySelector(name)?.textContent;

describe('a feed', () => {
  test('says what it is of, and where it stands', () => {
    const channel = read(feedOf([summary()])).querySelector('channel');
    expect(textIn(channel, 'title')).toBe('Pagewell: Sleep');
    expect(textIn(channel, 'link')).toBe('https://pagewell.example/sleep');
    expect(channel?.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://pagewell.example/sleep/feed.xml',
    );
  });

  test('tells of an article what lists tell of it', () => {
    const article = summary({ datedAt: '2026-03-02T09:00:00Z', authors: ['Ada & Ben'] });
    const item = read(feedOf([article])).querySelector('item');
    expect(
      ['title', 'link', 'guid', 'pubDate', 'description', 'category'].map((name) => textIn(item, name)),
    ).toEqual([
      'Collagen',
      'https://pagewell.example/nutrition/collagen',
      'https://pagewell.example/nutrition/collagen',
      'Mon, 02 Mar 2026 09:00:00 GMT',
      'What it does.',
      'Nutrition',
    ]);
    expect(item?.getElementsByTagName('dc:creator')[0]?.textContent).toBe('Ada & Ben');
  });

  test('leaves out what is not known, and all but the newest thirty', () => {
    const { description: _description, ...bare } = summary({ updatedAt: 'recently' });
    const item = read(feedOf([bare])).querySelector('item');
    expect([textIn(item, 'pubDate'), textIn(item, 'description')]).toEqual([undefined, undefined]);
    const many = atPaths(...Array.from({ length: 40 }, (_, number) => `/sleep/${number}`));
    expect(read(feedOf(many)).querySelectorAll('item')).toHaveLength(30);
    expect(read(feedOf([])).querySelectorAll('item')).toHaveLength(0);
  });

  test.each([...hostileTexts, ']]> & </title>', 'bell \u0007 and nul \u0000 and \ufffe'])(
    'holds %.40j as text, and stays well formed',
    (text) => {
      const feed = read(feedOf([summary({ title: text, description: text, authors: [text] })], text));
      const seen = ['\u0000', '\u0007', '\ufffe'].reduce(
        (left, gone) => left.replaceAll(gone, ''),
        text.toWellFormed(),
      );
      expect([textIn(feed, 'channel > title'), textIn(feed, 'item > title')]).toEqual([seen, seen]);
      expect(feed.querySelectorAll('script, img')).toHaveLength(0);
    },
  );
});
