import type { CacheNotifications } from '#feature-kit/feature.ts';
import { topicRoutes } from '#features/topics/topicRoutes.ts';
import { articleTag, listTag, sectionListTag, sectionTag, siteTag } from '#platform/http/cacheTags.ts';
import { pageHeaders } from '#server/pages/pageHeaders.ts';
import type { RenderArticle } from '#server/pages/pageMaker.ts';
import { type Answer, renderPlainly, startTestServer, type TestParts } from './support.ts';

const ofAll = () => 'of all changes' as const;
const aDay = 'public, max-age=30, s-maxage=86400, stale-while-revalidate=300, stale-if-error=86400';
const aMinute = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

function saidTo({ headers }: Answer): { caching: string | undefined; tags: string[] | undefined } {
  const keys = headers['surrogate-key'];
  const tags = typeof keys === 'string' ? keys.split(' ') : undefined;
  expect(headers['cache-tag']).toBe(tags?.join(','));
  return { caching: headers['cache-control'], tags };
}

async function pageOf(parts: TestParts, path = '/sleep/insomnia') {
  await using server = await startTestServer({ open: topicRoutes, ...parts });
  server.source.publish('/sleep/insomnia');
  return saidTo(await server.get(path));
}

function rendering(more: Partial<Awaited<ReturnType<RenderArticle>>>): RenderArticle {
  return async (article, reader) => ({ ...(await renderPlainly(article, reader)), ...more });
}

const tagsOfPage = [siteTag, articleTag('/sleep/insomnia'), sectionTag('/sleep')];

describe('where a CDN is told of all changes', () => {
  test('the page of an article stays there for a day, with the tags of what changes it, and for no longer than now in browsers', async () =>
    expect(await pageOf({ cacheNotifications: ofAll })).toEqual({ caching: aDay, tags: tagsOfPage }));

  test.each([
    ['/', [siteTag, listTag]],
    ['/topics', [siteTag, listTag]],
    ['/sleep', expect.arrayContaining([siteTag, sectionListTag('/sleep'), articleTag('/sleep')])],
    ['/privacy-policy', [siteTag]],
  ])('so does %s', async (path, tags) =>
    expect(await pageOf({ cacheNotifications: ofAll }, path)).toEqual({ caching: aDay, tags }),
  );

  test.each<[string, RenderArticle, string]>([
    [
      'becomes another one at a time',
      rendering({ dependsOn: { countries: [], experiments: [], instants: [Date.now() + 60_000] } }),
      aMinute,
    ],
    ['misses a part', rendering({ degraded: true }), 'public, max-age=0, s-maxage=5'],
  ])('a page that %s is tagged, and asked for again soon', async (_what, render, caching) =>
    expect(await pageOf({ cacheNotifications: ofAll, render })).toEqual({ caching, tags: tagsOfPage }),
  );

  test('a page that became another one for the last time stays for a day', async () => {
    const instants = [Date.now() - 60_000];
    const render = rendering({ dependsOn: { countries: [], experiments: [], instants } });
    expect((await pageOf({ cacheNotifications: ofAll, render })).caching).toBe(aDay);
  });

  test('a page of an old copy is asked for again soon', async () => {
    await using server = await startTestServer({ cacheNotifications: ofAll });
    server.source.publish('/sleep/insomnia');
    const article = server.source.articles.get('/sleep/insomnia');
    const stale = { confirmedAt: new Date().toISOString(), cause: 'timeout' as const };
    if (article) server.source.articles.set('/sleep/insomnia', { ...article, stale });
    expect(saidTo(await server.get('/sleep/insomnia')).caching).toBe(aMinute);
  });

  test('a page of which nobody may know that it is asked for has no tags', async () => {
    const document = { html: '<!doctype html><title>Quiet</title>', css: '', isPrivate: true };
    const render = rendering({ document });
    expect(await pageOf({ cacheNotifications: ofAll, render })).toEqual({
      caching: aMinute,
      tags: undefined,
    });
  });

  test('what is not there has none either', async () =>
    expect((await pageOf({ cacheNotifications: ofAll }, '/sleep/nothing')).tags).toBeUndefined());
});

test('a page that more may change than it can carry tags of is asked for again soon', () => {
  const headersOf = (count: number) =>
    pageHeaders({
      css: '',
      https: false,
      shared: true,
      cacheNotifications: 'of all changes',
      tags: Array.from({ length: count }, (_, index) => `a-${index}`),
    });
  expect(headersOf(16)['Cache-Control']).toBe(aDay);
  expect(headersOf(17)['Cache-Control']).toBe(aMinute);
  expect(headersOf(17)['Surrogate-Key']?.split(' ')).toHaveLength(16);
});

test('where a CDN is told of some changes, pages carry tags and stay there for a minute', async () =>
  expect(await pageOf({ cacheNotifications: () => 'of some' })).toEqual({
    caching: aMinute,
    tags: tagsOfPage,
  }));

test('where none is told, pages carry none', async () =>
  expect(await pageOf({})).toEqual({ caching: aMinute, tags: undefined }));

test('a page that is kept goes by whether the CDN is told now', async () => {
  let told: CacheNotifications = 'of some';
  await using server = await startTestServer({ cacheNotifications: () => told });
  expect(saidTo(await server.get('/')).caching).toBe(aMinute);
  told = 'of all changes';
  expect(saidTo(await server.get('/')).caching).toBe(aDay);
  told = 'of some';
  expect(saidTo(await server.get('/')).caching).toBe(aMinute);
});
