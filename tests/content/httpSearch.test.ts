import { nock } from '../support/nock.ts';
import { collect } from './articles.ts';
import { origin, withCmsClient } from './fakeCms.ts';

const cms = withCmsClient();

describe('lists, search and suggestions of a CMS', () => {
  const item = (articlePath: string) => ({
    path: articlePath,
    title: 'T',
    updatedAt: '2026-01-01T00:00:00Z',
  });

  it('lists page after page, without entries that are no summaries', async () => {
    nock(origin)
      .get('/articles')
      .query({ limit: '100' })
      .reply(200, { items: [item('/a'), { path: 7 }, null, { path: 'x' }], next: 'two' });
    nock(origin)
      .get('/articles')
      .query({ limit: '100', cursor: 'two' })
      .reply(200, { items: [{ path: '/b' }] });
    expect(await collect(cms.source.list())).toEqual([
      {
        path: '/a',
        title: 'T',
        updatedAt: '2026-01-01T00:00:00.000Z',
        datedAt: '2026-01-01T00:00:00.000Z',
      },
      { path: '/b', title: '/b', updatedAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('ends where the cursor runs in a circle, and at the limit', async () => {
    nock(origin)
      .get('/articles')
      .query(true)
      .times(3)
      .reply(200, { items: [item('/a/b'), item('/ab')], next: 'same' });
    expect(await collect(cms.source.list())).toHaveLength(4);
    expect(await collect(cms.source.list({ under: '/a', limit: 1 }))).toMatchObject([{ path: '/a/b' }]);
  });

  it('parts a list in any order by path, each part with its latest change', async () => {
    const items = ['/c', '/a', '/d', '/b'].map((path, index) => ({
      ...item(path),
      updatedAt: `2026-0${index + 1}-01T00:00:00Z`,
    }));
    nock(origin).get('/articles').query(true).times(2).reply(200, { items });
    const parts = await cms.source.parts(3);
    expect(parts).toEqual([
      { after: undefined, until: '/c', updatedAt: '2026-04-01T00:00:00.000Z' },
      { after: '/c', until: '/d', updatedAt: '2026-03-01T00:00:00.000Z' },
    ]);
    expect((await collect(cms.source.list({ until: '/c' }))).map(({ path }) => path)).toEqual([
      '/c',
      '/a',
      '/b',
    ]);
  });

  it('finds the newest articles on whatever page of the list they are', async () => {
    const pages = 25;
    for (let page = 0; page < pages; page += 1) {
      nock(origin)
        .get('/articles')
        .query({ limit: '100', ...(page === 0 ? {} : { cursor: `p${page}` }) })
        .reply(200, {
          items: Array.from({ length: 100 }, (_, index) => ({
            ...item(`/list/${page}/${index}`),
            updatedAt: new Date(Date.UTC(2020, 0, page * 100 + index)).toISOString(),
          })),
          ...(page + 1 < pages ? { next: `p${page + 1}` } : {}),
        });
    }
    const newest = await collect(cms.source.list({ order: 'newest', limit: 2 }));
    expect(newest.map(({ path }) => path)).toEqual(['/list/24/99', '/list/24/98']);
  });

  it('searches with the CMS, and takes its text as text', async () => {
    nock(origin)
      .get('/search')
      .query({ q: 'iron & zinc', limit: '10', offset: '0' })
      .reply(200, { items: [{ ...item('/a'), snippet: '<b>iron</b>' }, item('/b')], total: 12 });
    expect(await cms.source.search(' iron & zinc ')).toMatchObject({
      match: 'words',
      total: 12,
      hits: [
        { path: '/a', snippet: [{ text: '<b>iron</b>', highlighted: false }] },
        { path: '/b', snippet: [] },
      ],
    });
  });

  it('asks nothing for an empty text', async () => {
    expect(await cms.source.search('  ')).toMatchObject({ match: 'none', hits: [] });
    expect(await cms.source.suggest('  ')).toEqual([]);
    expect(cms.source.status().requests).toBe(0);
  });

  it.each([
    ['a list', Array.from({ length: 12 }, (_, n) => `iron ${n}`)],
    ['a list in an object', { items: Array.from({ length: 12 }, (_, n) => `iron ${n}`) }],
  ])('takes at most ten suggestions from %s', async (_name, body) => {
    nock(origin)
      .get('/suggest')
      .query({ q: 'iro' })
      .reply(200, JSON.stringify(body), { 'content-type': 'application/json' });
    expect(await cms.source.suggest('iro')).toHaveLength(10);
  });

  it('refuses suggestions of another form', async () => {
    nock(origin).get('/suggest').query(true).reply(200, { items: 'iron' });
    await expect(cms.source.suggest('iro')).rejects.toMatchObject({ kind: 'mismatch' });
  });
});

const listed = () => nock(origin).get('/articles').query({ limit: '100' });
const summary = (articlePath: string, title: string, description: string) => ({
  path: articlePath,
  title,
  description,
  updatedAt: '2026-01-01T00:00:00Z',
});
const iron = summary('/iron', 'Iron', 'Who needs a supplement, and who does not.');

describe('of a CMS without search', () => {
  beforeEach(async () => {
    listed().reply(200, { items: [iron] });
    await collect(cms.source.list({ orLastGood: true }));
    nock(origin)
      .get(/^.(search|suggest)/)
      .query(true)
      .reply(404);
  });

  it('the list is searched, by its titles and descriptions', async () => {
    const { hits, total } = await cms.source.search('supplement');
    expect([hits.map(({ path }) => path), total]).toEqual([['/iron'], 1]);
    expect(cms.log.lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('a search that finds nothing there has found nothing', async () => {
    expect(await cms.source.search('magnesium')).toMatchObject({ hits: [], total: 0, match: 'none' });
  });

  it('nothing is suggested', async () => {
    expect(await cms.source.suggest('iro')).toEqual([]);
  });
});

describe('while the CMS is down', () => {
  const listedAfterTwo = () => nock(origin).get('/articles').query({ limit: '100', cursor: 'two' });
  const zinc = summary('/zinc', 'Zinc supplements', 'How much is enough?');

  /** Lists everything once, and starts anew when the CMS is down. */
  async function restartInOutage(): Promise<void> {
    listed().reply(200, { items: [zinc], next: 'two' });
    listedAfterTwo().reply(200, { items: [iron] });
    expect(await collect(cms.source.list({ orLastGood: true }))).toHaveLength(2);
    await cms.source.close();
    nock(origin).get(/.*/).query(true).times(20).reply(500);
    cms.source = await cms.open();
  }

  it('the last list does for whoever says so, also after a restart, and the log says why', async () => {
    await restartInOutage();
    const articles = await collect(cms.source.list({ orLastGood: true }));
    expect(articles).toMatchObject([{ path: '/zinc' }, { path: '/iron' }]);
    expect(cms.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('so the last one is used') }),
    );
    expect(cms.source.status().copies).toBe(0);
  });

  it('nobody else takes an old list for the present one', async () => {
    await restartInOutage();
    await expect(collect(cms.source.list())).rejects.toMatchObject({ kind: 'status' });
  });

  it('there is no list where none was kept', async () => {
    nock(origin).get(/.*/).query(true).times(2).reply(500);
    await expect(collect(cms.source.list({ orLastGood: true }))).rejects.toMatchObject({ kind: 'status' });
  });

  it.each([
    ['supplement', ['/zinc', '/iron']],
    ['ZINC Supp', ['/zinc']],
    ['“needs”', ['/iron']],
  ])('a search for %s finds articles by their titles and descriptions', async (text, paths) => {
    await restartInOutage();
    const { hits, total, match } = await cms.source.search(text);
    expect(hits.map(({ path }) => path)).toEqual(paths);
    expect([total, match]).toEqual([paths.length, 'words']);
    expect((await cms.source.search(text, { offset: 1 })).hits).toHaveLength(paths.length - 1);
  });

  it.each(['magnesium', 'zinc magnesium', '…'])(
    'a search for %s does not claim that there is nothing',
    async (text) => {
      await restartInOutage();
      await expect(cms.source.search(text)).rejects.toMatchObject({ kind: 'status' });
    },
  );

  it('a list that is none does not take the place of the last good one', async () => {
    listed().reply(200, { items: [zinc] });
    await collect(cms.source.list({ orLastGood: true }));
    listed().times(2).reply(200, { maintenance: true });
    expect(await collect(cms.source.list({ orLastGood: true }))).toMatchObject([{ path: '/zinc' }]);
  });
});
