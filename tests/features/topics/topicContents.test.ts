import { listedTopics, topicContents } from '#features/topics/topicContents.ts';
import type { Topic } from '#schemas/generated/types.ts';
import { atPaths, listed, summary } from '../../shell/listedArticles.ts';

const sleep: Topic = { path: '/sleep', name: 'Sleep', introduction: 'Nights.' };
const pathsOf = (articles: readonly { path: string }[] = []) => articles.map(({ path }) => path);

describe('what the page of a topic shows', () => {
  it('is the lead and the picks that the site names, and then the rest, the newest first', async () => {
    const articles = listed(...atPaths('/sleep/a', '/sleep/b', '/sleep/c', '/sleep/d', '/heart/e'));
    const topic = { ...sleep, lead: '/sleep/c', picks: ['/heart/e', '/sleep/b', '/sleep/b', '/sleep/c'] };
    const contents = topicContents('/sleep', articles, [topic]);
    expect(contents).toMatchObject({ name: 'Sleep', introduction: 'Nights.', lead: { path: '/sleep/c' } });
    expect(pathsOf(contents?.picks)).toEqual(['/heart/e', '/sleep/b']);
    expect(pathsOf(contents?.guides)).toEqual(['/sleep/a', '/sleep/d']);
  });

  it('begins with the newest where nothing is named, or what is named is not published', async () => {
    const articles = listed(...atPaths('/sleep/a', '/sleep/b'));
    for (const topic of [sleep, { ...sleep, lead: '/sleep/gone', picks: ['/sleep/gone-too'] }]) {
      const contents = topicContents('/sleep', articles, [topic]);
      expect([contents?.lead?.path, contents?.picks, pathsOf(contents?.guides)]).toEqual([
        '/sleep/a',
        [],
        ['/sleep/b'],
      ]);
    }
  });

  it('is plain for a topic of which the site says nothing, under the words of its path', async () => {
    const contents = topicContents('/mental-health', listed(...atPaths('/mental-health/a')), []);
    expect(contents).toMatchObject({ name: 'Mental health', introduction: undefined, picks: [], guides: [] });
  });

  it('is nothing where no such topic is, and where an article stands at its path', async () => {
    expect(topicContents('/heart', listed(...atPaths('/sleep/a')), [sleep])).toBeUndefined();
    expect(topicContents('/sleep', listed(...atPaths('/sleep', '/sleep/a')), [sleep])).toBeUndefined();
    const below = listed(...atPaths('/search/a', '/assets/b', '/privacy-policy/old'));
    for (const path of below.topics.keys()) expect(topicContents(path, below, [])).toBeUndefined();
    expect(listedTopics(below, [])).toEqual([]);
    for (const path of ['/__proto__', '/constructor', '/', '', '/sleep/'])
      expect(topicContents(path, listed(...atPaths('/sleep/a')), [sleep])).toBeUndefined();
  });

  it('has the articles of other topics that the menu lists under it', async () => {
    const articles = listed(...atPaths('/sleep/a', '/sleep/b', '/heart/c', '/heart/d'));
    const links = ['/heart/d', '/sleep/b', '/heart/c', '/heart/c', '/gone/e'].map((url) => ({
      url,
      title: url,
    }));
    const headerLinks = [
      { title: 'Sleep', url: '/sleep', columns: [{ links }] },
      { title: 'Heart', url: '/heart', columns: [{ links: [{ url: '/sleep/a', title: 'A' }] }] },
    ];
    const contents = topicContents('/sleep', articles, [{ ...sleep, picks: ['/heart/c'] }], { headerLinks });
    expect(pathsOf(contents?.near)).toEqual(['/heart/d']);
  });

  it('has comparisons of products last among the articles of other topics', () => {
    const comparison = summary({ path: '/health/a', featureType: 'commerce-roundup' });
    const articles = listed(comparison, ...atPaths('/health/b', '/heart/c', '/sleep/d'));
    const links = ['/health/a', '/health/b', '/heart/c'].map((url) => ({ url, title: url }));
    const headerLinks = [{ title: 'Sleep', url: '/sleep', columns: [{ links }] }];
    const contents = topicContents('/sleep', articles, [sleep], { headerLinks });
    expect(pathsOf(contents?.near)).toEqual(['/health/b', '/heart/c', '/health/a']);
  });

  it('has the articles that the menu lists next to its own, where the menu has no item for it', async () => {
    const articles = listed(...atPaths('/sleep/a', '/heart/c', '/heart/d', '/heart/e'));
    const columns = [['/sleep/a', '/heart/c', '/heart/d'], ['/heart/e']].map((urls) => ({
      links: urls.map((url) => ({ url, title: url })),
    }));
    const headerLinks = [{ title: 'Heart', url: '/heart', columns }];
    const contents = topicContents('/sleep', articles, [sleep], { headerLinks });
    expect(pathsOf(contents?.near)).toEqual(['/heart/c', '/heart/d']);
  });

  it('says how many articles it does not list', async () => {
    const paths = Array.from({ length: 125 }, (_, number) => `/sleep/a-${number}`);
    const contents = topicContents('/sleep', listed(...atPaths(...paths)), [sleep]);
    expect([contents?.guides.length, contents?.further]).toEqual([119, 5]);
  });
});

it('lists the topics of the site in their order, then those that have articles alone', async () => {
  const articles = listed(...atPaths('/yoga/a', '/heart/b', '/heart/c', '/eyes/d', '/alone'));
  const heart = { path: '/heart', name: 'Heart', introduction: 'Beats.' };
  expect(listedTopics(articles, [sleep, heart])).toMatchObject([
    { name: 'Sleep', total: 0, newest: undefined },
    { name: 'Heart', total: 2, introduction: 'Beats.', newest: { path: '/heart/b' } },
    { name: 'Eyes', total: 1, introduction: undefined },
    { name: 'Yoga', total: 1 },
  ]);
});
