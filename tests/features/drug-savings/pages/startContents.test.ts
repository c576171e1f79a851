import { pino } from 'pino';
import type { ArticleSummary } from '#content/source/source.ts';
import type { SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { type StartParts, startContents } from '#features/drug-savings/pages/startContents.ts';
import { drug } from '../list/drugsForTests.ts';
import { entry } from '../partnerOfTest.ts';

const article = (path: string): ArticleSummary => ({
  path,
  title: `About ${path}`,
  updatedAt: '2026-11-01T00:00:00Z',
});
const formulationOf = (slug: string) =>
  drug(slug).manufacturers[0]?.options[0]?.dossages[0]?.formulationId ?? '';

const parts = (more: Partial<StartParts> = {}): StartParts => ({
  drugs: {
    allNames: async () =>
      ['metformin', 'lisinopril'].map((slug) => ({ slug, name: slug.toUpperCase(), kind: 'drug' })),
    bySlug: async (slug) => ({ drug: drug(slug), brand: undefined }),
  },
  cachedFor: async () => undefined,
  published: { at: async (paths) => paths.map(article) } as StartParts['published'],
  log: pino({ level: 'silent' }),
  ...more,
});
const seen = (seenAt: string, ...amounts: number[]): SeenPrices => ({
  seenAt,
  data: amounts.map((each) => entry(each)),
});

test('a medicine has the lowest of its cached prices, one without any has its name alone', async () => {
  const known = formulationOf('metformin');
  const { common, seenAt } = await startContents(
    parts({
      cachedFor: async ({ formulationId }) =>
        formulationId === known ? seen('2026-11-29T10:00:00Z', 12.5, 8.11, 9) : undefined,
    }),
    {},
  );
  expect(common.map(({ slug, lowest }) => [slug, lowest?.price])).toEqual([
    ['metformin', '$8.11'],
    ['lisinopril', undefined],
  ]);
  expect(seenAt).toBe('2026-11-29T10:00:00Z');
});

test('an empty list of prices is no price, and the time is that of the oldest', async () => {
  const times = ['2026-11-29T10:00:00Z', '2026-11-28T10:00:00Z'];
  const of = (shown: string[]) =>
    startContents(parts({ cachedFor: async () => seen(shown.pop() ?? '', 3) }), {});
  expect((await of([...times])).seenAt).toBe('2026-11-28T10:00:00Z');
  const { common, seenAt } = await startContents(
    parts({ cachedFor: async () => seen('2026-11-29T10:00:00Z') }),
    {},
  );
  expect([common[0]?.lowest, seenAt]).toEqual([undefined, undefined]);
});

describe('articles on costs', () => {
  const configured = {
    drugSavings: { articles: ['/a/1', '/a/2', '/a/3'].map((path) => ({ path, drug: 'metformin' })) },
  };

  test('are the first two that the site names, if they are published', async () => {
    const { articles } = await startContents(parts(), configured);
    expect(articles.map(({ path }) => path)).toEqual(['/a/1', '/a/2']);
    const one = { at: async () => [article('/a/2')] } as unknown as StartParts['published'];
    expect((await startContents(parts({ published: one }), configured)).articles).toEqual([article('/a/2')]);
  });

  test('are none while articles cannot be read: the page stays', async () => {
    const away = { at: () => Promise.reject(new Error('away')) } as unknown as StartParts['published'];
    const { articles, common } = await startContents(parts({ published: away }), configured);
    expect([articles.length, common.length]).toEqual([0, 2]);
  });
});
