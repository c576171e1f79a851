import { newestOf } from '../../content/source/newest.ts';
import type { ArticleSummary } from '../../content/source/source.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

async function* listed(articles: readonly Partial<ArticleSummary>[]): AsyncIterable<ArticleSummary> {
  for (const article of articles) yield { path: '/a', title: 'T', updatedAt: day(1), ...article };
}
const pathsOf = async (articles: readonly Partial<ArticleSummary>[], limit: number) =>
  (await newestOf(listed(articles), limit)).map(({ path }) => path);

describe('the newest of a list', () => {
  it('are found wherever they stand in it', async () => {
    const articles = Array.from({ length: 5_000 }, (_, index) => ({
      path: `/${index}`,
      updatedAt: day((index * 7_919) % 5_000),
    }));
    const expected = articles.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, 24);
    expect(await pathsOf(articles, 24)).toEqual(expected.map(({ path }) => path));
  });

  it('go by the article’s own date where it has one', async () => {
    const articles = [
      { path: '/imported-today', updatedAt: day(30), datedAt: day(2) },
      { path: '/written-today', updatedAt: day(20) },
    ];
    expect(await pathsOf(articles, 2)).toEqual(['/written-today', '/imported-today']);
  });

  it('are in the order of their paths where they are of the same time', async () => {
    expect(await pathsOf([{ path: '/b' }, { path: '/a' }, { path: '/c' }], 2)).toEqual(['/a', '/b']);
  });

  it('are all where there are few, and none where none are wanted', async () => {
    expect(await pathsOf([{ path: '/a' }], 24)).toEqual(['/a']);
    expect(await pathsOf([{ path: '/a' }], 0)).toEqual([]);
  });
});
