import { listArticles, listedArticles } from '../../server/pages/listedArticles.ts';
import { atPaths } from '../shell/listedArticles.ts';

const known = (...paths: string[]) => new Map(atPaths(...paths).map((article) => [article.path, article]));
const pathsOf = (articles: readonly { path: string }[] = []) => articles.map(({ path }) => path);

describe('the articles as pages list them', () => {
  it('are the newest of all first, and those of each topic', () => {
    const { newest, topics } = listArticles(known('/sleep/b', '/heart/a', '/sleep/deep/c', '/sleep'));
    expect(pathsOf(newest)).toEqual(['/sleep/b', '/heart/a', '/sleep/deep/c', '/sleep']);
    expect([...topics.keys()]).toEqual(['/sleep', '/heart']);
    expect(topics.get('/sleep')?.total).toBe(2);
    expect(pathsOf(topics.get('/sleep')?.newest)).toEqual(['/sleep/b', '/sleep/deep/c']);
  });

  it('do not grow with the publication', () => {
    const many = Array.from({ length: 3_000 }, (_, number) => `/topic-${number % 300}/a-${number}`);
    const ofOne = Array.from({ length: 500 }, (_, number) => `/topic-0/b-${number}`);
    const { newest, topics } = listArticles(known(...many, ...ofOne));
    expect([newest.length, topics.size, topics.get('/topic-0')?.total]).toEqual([60, 200, 510]);
    expect(topics.get('/topic-0')?.newest).toHaveLength(120);
  });

  it('stay the same until something of them changes', async () => {
    const index = { articles: known('/sleep/a'), known: async () => index.articles };
    const list = listedArticles(index);
    const before = await list();
    expect(await list()).toBe(before);
    index.articles = known('/sleep/a', '/sleep/b');
    expect((await list()).topics.get('/sleep')?.total).toBe(2);
  });

  it('are another list when something changes that stands around them', async () => {
    const around = { now: {} };
    const articles = known('/sleep/a');
    const list = listedArticles({ known: async () => articles }, () => around.now);
    const before = await list();
    expect(await list()).toBe(before);
    around.now = {};
    expect(await list()).not.toBe(before);
  });
});
