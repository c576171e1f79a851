import { topicsInSitemap } from '#features/topics/topicsInSitemap.ts';
import { atPaths, listed } from '../../shell/listedArticles.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

it('search engines hear of each topic that has articles, and when it last changed', async () => {
  const articles = listed(...atPaths('/yoga/a', '/yoga/b', '/eyes/c'));
  const entries = await topicsInSitemap({ listed: async () => articles, renderer: await pageRenderer() });
  expect(entries).toEqual([
    { path: '/topics', changedAt: '2026-05-28T00:00:00.000Z' },
    { path: '/eyes', changedAt: '2026-05-26T00:00:00.000Z' },
    { path: '/yoga', changedAt: '2026-05-28T00:00:00.000Z' },
  ]);
});
