import { sql } from 'kysely';
import type { CmsPage } from '#content/cms/cms.ts';
import { ContentUnavailableError } from '#content/source/errors.ts';
import type { ListQuery } from '#content/source/source.ts';
import { articleAt, collect } from '../articles.ts';
import { type FedSource, fetchNotified, jobsOf, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { walkEvery: 0 });
});
afterEach(() => source.close());

const listed = async (query?: ListQuery) => (await collect(source.list(query))).map(({ path }) => path);
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/topic/${index + 10}`);
const read = () => readList(source);
const found = async (text: string) => (await source.search(text)).hits.map(({ path }) => path);
const errors = () => client.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message);

describe('the list of a CMS', () => {
  it('is read page after page, and its articles are in lists, in search and at hand while the CMS is down', async () => {
    for (const path of paths(5)) cms.publish(path);
    cms.publish('/zinc', 'How much zinc is enough?', { updatedAt: '2026-06-01T00:00:00Z' });
    await read();
    expect(cms.cursors).toEqual(['0', '2', '4']);
    cms.isDown = true;
    expect(await listed()).toEqual([...paths(5), '/zinc']);
    expect(await listed({ order: 'newest', limit: 1 })).toEqual(['/zinc']);
    expect(await found('zinc')).toEqual(['/zinc']);
    expect(await source.suggest('how much')).toEqual(['How much zinc is enough?']);
    expect(await source.get('/zinc')).toMatchObject({ stale: { cause: 'connect' } });
    expect((await source.published.ofTopics(['/topic'], 2)).get('/topic')).toMatchObject({ total: 5 });
    expect(await source.parts(4)).toMatchObject([{ until: '/topic/13' }, { until: '/zinc' }]);
  });

  it('is gone through where one article gets no answer, and that one is asked for the next time', async () => {
    for (const path of paths(9)) cms.publish(path);
    const [slow = ''] = paths(9);
    const usual = cms.article.bind(cms);
    cms.article = async (path) => {
      if (path === slow) throw new ContentUnavailableError('timeout', 'It took too long.');
      return usual(path);
    };
    await read();
    expect(cms.asked).toEqual(expect.arrayContaining(paths(9).slice(1)));
    cms.article = usual;
    await read();
    expect(cms.asked).toContain(slow);
  });

  it('is left for a while once three articles in a row got no answer', async () => {
    for (const path of paths(30)) cms.publish(path);
    let asked = 0;
    cms.article = async () => {
      asked += 1;
      throw new ContentUnavailableError('timeout', 'It took too long.');
    };
    await read();
    expect(asked).toBeLessThanOrEqual(4);
    expect(client.log.lines).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('will be retried') }),
    );
  });

  it('shows an article before it was asked for, with what the list says of it', async () => {
    cms.publish('/a', 'In the list', {
      description: 'Of the list.',
      updatedAt: '2026-05-04T00:00:00Z',
      byline: { authors: [{ name: 'Ada' }], medicalReviewer: { name: 'Ben' } },
      image: { src: '/a.jpg', alt: 'A', focus: { x: 1, y: 2 } },
      language: 'es',
      translationOf: '/b',
    });
    cms.article = async () => {
      throw new ContentUnavailableError('connect', 'down');
    };
    await readList(source);
    expect(await source.at(['/a'])).toEqual([
      {
        path: '/a',
        title: 'In the list',
        description: 'Of the list.',
        updatedAt: '2026-05-01T00:00:00.000Z',
        datedAt: '2026-05-04T00:00:00Z',
        image: { src: '/a.jpg', alt: 'A', focus: { x: 1, y: 2 } },
        authors: ['Ada'],
        reviewer: 'Ben',
        language: 'es',
        translationOf: '/b',
      },
    ]);
  });

  it('has only those asked for that are new or that it tells of otherwise', async () => {
    for (const path of paths(3)) cms.publish(path);
    await read();
    // Those that were kept before they were listed cannot be told from changed ones.
    await read();
    cms.asked.length = 0;
    cms.publish('/topic/11', 'Another title');
    cms.publish('/new');
    await read();
    expect(cms.asked.toSorted()).toEqual(['/new', '/topic/11']);
    expect(await source.at(['/topic/11'])).toMatchObject([{ title: 'Another title' }]);
  });

  it('goes on where it was broken off, also after a restart', async () => {
    for (const path of paths(5)) cms.publish(path);
    const usual = cms.list;
    cms.list = async (cursor) => {
      if (cursor === '4') throw new ContentUnavailableError('timeout', 'slow');
      return usual(cursor);
    };
    await readList(source);
    await source.close();
    source = await client.openOf(cms, { walkEvery: 60_000 });
    cms.list = usual;
    cms.cursors.length = 0;
    await read();
    expect(cms.cursors).toEqual(['4']);
    expect(await listed()).toEqual(paths(5));
    await read();
    expect(cms.cursors).toEqual(['4']);
  });

  it('is read from its beginning where a cursor that was kept is none any more', async () => {
    for (const path of paths(5)) cms.publish(path);
    const usual = cms.list;
    cms.list = async (cursor) => {
      if (cursor === '4')
        throw new ContentUnavailableError('refused', 'The CMS returned 400.', { status: 400 });
      return usual(cursor);
    };
    await readList(source);
    cms.list = usual;
    cms.cursors.length = 0;
    await read();
    expect(cms.cursors).toEqual(['0', '2', '4']);
  });

  it('that is refused half way counts as read to its end only if it was before, and the others are fetched', async () => {
    for (const path of paths(5)) cms.publish(path);
    const usual = cms.list;
    const refuse = async (cursor?: string) => {
      if (cursor === '4')
        throw new ContentUnavailableError('refused', 'The CMS returned 403.', { status: 403 });
      return usual(cursor);
    };
    const hasWalked = async () => {
      await readList(source);
      return client.store.state.hasWalked();
    };
    cms.list = refuse;
    expect(await hasWalked()).toBe(false);
    expect(cms.asked.toSorted()).toEqual(paths(4));
    cms.list = usual;
    expect(await hasWalked()).toBe(true);
    cms.list = refuse;
    expect(await hasWalked()).toBe(true);
  });

  it('names articles at paths that the site never serves, which are ignored and logged once', async () => {
    const never = [
      '/',
      '/privacy-policy',
      '/people/ada',
      '/昼寝',
      '/Sleep/Beds',
      '/sleep/naps.html',
      '/a//b',
    ];
    const warnings = () => client.log.lines.filter(({ message }) => message.includes('is ignored'));
    for (const path of never) cms.publish(path);
    cms.publish('/sleep/naps');
    await read();
    await read();
    await source.acceptChanges([{ path: '/sleep/naps.html', kind: 'published' }], async () => true);
    await fetchNotified(source);
    expect(await listed()).toEqual(['/sleep/naps']);
    expect(new Set(cms.asked)).toEqual(new Set(['/sleep/naps']));
    expect(warnings().map(({ details }) => Object(details).path)).toEqual(never);
    cms.pageSize = 100;
    for (const path of paths(200)) cms.publish(`${path}.html`);
    await read();
    expect(warnings()).toHaveLength(100);
  });

  it('has no articles any more at paths that a previous release took, however many they are', async () => {
    const { list, articles } = client.store;
    const former = paths(12).map((path) => `${path}.html`);
    const at = '2026-05-01T00:00:00.000Z';
    await list.mergeListed(
      [...former, '/people/ada'].map((path) => ({ path, title: 'Former', updatedAt: at })),
      '0',
    );
    const value = articleAt('/people/ada', 'Former');
    const text = JSON.stringify(value);
    await articles.storeAll([{ path: value.path, value, text, revision: 'r', etag: undefined }], new Date());
    cms.pageSize = 100;
    for (const path of [...paths(12), '/people/ada']) cms.publish(path);
    await read();
    expect(await listed()).toEqual(paths(12));
    expect(await found('former')).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it.each([
    ['leads to itself', async (): Promise<string> => 'same'],
    [
      'leads on for ever',
      (() => {
        let page = 0;
        return async () => String(++page);
      })(),
    ],
  ])('with a cursor that %s is left, and withdraws nothing', async (_what, next) => {
    for (const path of paths(3)) cms.publish(path);
    await read();
    cms.published.delete('/topic/12');
    cms.pageSize = 10;
    cms.list = async () => ({ ...cms.usualPage(), next: await next() });
    await read();
    expect(cms.cursors.length).toBeLessThan(10);
    expect(errors()).toEqual([expect.stringContaining('repeats itself')]);
    expect(await listed()).toEqual(paths(3));
  });

  it.each([
    [99, 'read to its end', []],
    [100, 'left', [expect.stringContaining('does not end')]],
  ])('with %d pages without an article is %s, and withdraws nothing', async (empty, _what, logged) => {
    for (const path of paths(3)) cms.publish(path);
    await read();
    cms.pageSize = 10;
    let page = 0;
    cms.list = async () => (++page > empty ? cms.usualPage() : { articles: [], next: String(page) });
    await read();
    expect(page).toBe(Math.min(empty + 1, 100));
    expect(errors()).toEqual(logged);
    expect(await listed()).toEqual(paths(3));
  });

  it('is read by one of several instances at a time, and by the next when that one ends', async () => {
    cms.publish('/a');
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<CmsPage>();
    cms.list = () => {
      asked.resolve();
      return held.promise;
    };
    const first = readList(source);
    await asked.promise;
    const next = Object.assign(new MemoryCms(), { address: cms.address });
    next.publish('/a');
    const other = await client.openOf(next, { walkEvery: 0 });
    await jobsOf(other).runDue();
    expect(next.cursors).toEqual([]);
    await sql`update jobs set leased_until = now() where name = 'cms-list'`.execute(client.database.database);
    await readList(other);
    expect(next.cursors).toEqual(['0']);
    await other.close();
    held.reject(new ContentUnavailableError('closed', 'It hung.'));
    await first;
  });
});
