import type { ArticleFinder } from '#content/source/articleFinder.ts';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { peopleRoutes } from '#features/people/peopleRoutes.ts';
import { startTestServer } from '../../server/support.ts';
import { finderOf, summary } from '../../shell/listedArticles.ts';

const byMarisol = (title: string): ArticleFinder =>
  finderOf(summary({ path: '/a', title, authors: ['Marisol Adeyemi'] }));

const asked =
  (finder: () => ArticleFinder): ArticleFinder['ofPerson'] =>
  async (...given) =>
    finder().ofPerson(...given);

test('a person has a page, as fresh as what is known of the articles', async () => {
  let now = byMarisol('Before');
  const published = Object.assign(finderOf(), { ofPerson: asked(() => now) });
  await using server = await startTestServer({ open: peopleRoutes, offered: { published } });
  const page = await server.get('/people/marisol-adeyemi');
  expect([page.status, page.body.includes('Before')]).toEqual([200, true]);
  expect(page.headers['cache-control']).toContain('public');
  const { etag } = page.headers;
  expect((await server.get('/people/marisol-adeyemi')).headers.etag).toBe(etag);
  now = byMarisol('After');
  const later = await server.get('/people/marisol-adeyemi');
  expect([later.body.includes('After'), later.body.includes('Before')]).toEqual([true, false]);
});

test('the page that is there is sent while articles cannot be asked for; where there is none, it is to be asked for later', async () => {
  let isAway = false;
  const known = byMarisol('Before');
  const published = Object.assign(finderOf(), {
    ofPerson: asked(() => {
      if (isAway) throw new ContentUnavailableError('database', 'The database cannot be reached.');
      return known;
    }),
  });
  await using server = await startTestServer({ open: peopleRoutes, offered: { published } });
  await server.get('/people/marisol-adeyemi');
  isAway = true;
  const kept = await server.get('/people/marisol-adeyemi');
  expect([kept.status, kept.body.includes('Before')]).toEqual([200, true]);
  const none = await server.get('/people/leonie-brandvold');
  expect([none.status, none.headers['retry-after'] !== undefined]).toEqual([503, true]);
});

test.each([
  '',
  'x',
  '2026-01-01/a',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.000Z/../a',
  '2026-13-01T00:00:00.000Z/a',
  '+010000-01-01T00:00:00.000Z/a',
])('older articles behind %j are nowhere', async (place) => {
  await using server = await startTestServer({ open: peopleRoutes });
  expect((await server.get(`/people/marisol-adeyemi?written=${encodeURIComponent(place)}`)).status).toBe(404);
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
