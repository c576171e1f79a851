import type { ArticleSummary } from '../../../content/source/source.ts';
import { peopleRoutes } from '../../../features/people/peopleRoutes.ts';
import { startTestServer } from '../../server/support.ts';

const byMarisol = (title: string): ReadonlyMap<string, ArticleSummary> =>
  new Map([['/a', { path: '/a', title, updatedAt: '2026-05-04T09:00:00Z', authors: ['Marisol Adeyemi'] }]]);

test('a person has a page, as fresh as what is known of the articles', async () => {
  const index = { articles: byMarisol('Before') };
  await using server = await startTestServer({ open: peopleRoutes, offered: { articles: index } });
  const page = await server.get('/people/marisol-adeyemi');
  expect([page.status, page.body.includes('Before')]).toEqual([200, true]);
  expect(page.headers['cache-control']).toContain('public');
  const { etag } = page.headers;
  expect((await server.get('/people/marisol-adeyemi')).headers.etag).toBe(etag);
  index.articles = byMarisol('After');
  const later = await server.get('/people/marisol-adeyemi');
  expect([later.body.includes('After'), later.body.includes('Before')]).toEqual([true, false]);
});

test.each(['/people/nobody', '/people/Marisol-Adeyemi', '/people/marisol-adeyemi/more', '/people/__proto__'])(
  'at %s nobody is found',
  async (path) => {
    await using server = await startTestServer({ open: peopleRoutes });
    expect((await server.get(path)).status).toBe(404);
  },
);

test('there is a list of all people', async () => {
  await using server = await startTestServer({ open: peopleRoutes });
  const { status, body } = await server.get('/people');
  expect([status, body.includes('/people/leonie-brandvold')]).toEqual([200, true]);
});
