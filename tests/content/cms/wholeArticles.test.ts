import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { ListedArticle } from '#content/cms/cms.ts';
import { ContractCms } from '#content/cms/contract/contractCms.ts';
import { ContentUnavailableError, FaultyArticleError } from '#content/source/errors.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { until } from '../../support/until.ts';
import { articleAt, collect } from '../articles.ts';
import { type FedSource, fetchNotified, notify, queuedFetches, readList, withCmsClient } from './fakeCms.ts';
import { etagOfList, MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/topic/${index + 10}`);
const warnings = () => client.log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);

describe('whole articles that a list brings along', () => {
  let cms: MemoryCms;
  let source: FedSource;
  beforeEach(async () => {
    cms = new MemoryCms();
    cms.bringsWhole = true;
    source = await client.openOf(cms, { walkEvery: 0 });
  });
  afterEach(() => source.close());

  const listed = async () => (await collect(source.list())).map(({ path }) => path);
  const found = async (text: string) => (await source.search(text)).hits.map(({ path }) => path);
  async function read(): Promise<void> {
    await readList(source);
  }
  const listWith = (path: string, whole: Required<ListedArticle>['whole']) => {
    cms.list = async (cursor, wish) => {
      const page = cms.usualPage(cursor, wish);
      const articles = page.articles.map((each) =>
        each.path === path && each.whole ? { ...each, whole } : each,
      );
      return { ...page, articles };
    };
  };
  const meanwhile = (happens: () => Promise<void>) => {
    cms.list = async (cursor, wish) => {
      const page = cms.usualPage(cursor, wish);
      await happens();
      return page;
    };
  };

  it('are kept without being asked for, told of, found, and there while the CMS is down', async () => {
    for (const path of paths(25)) cms.publish(path);
    cms.pageSize = 12;
    cms.publish('/zinc', 'How much zinc is enough?');
    const told = new Map<string, string | undefined>();
    client.database.changes.on('articles', (path, revision) => told.set(path, revision));
    await read();
    expect(cms.asked).toEqual([]);
    expect(await listed()).toEqual([...paths(25), '/zinc']);
    expect(await found('zinc')).toEqual(['/zinc']);
    const kept = (await client.store.articles.get('/zinc')).article;
    expect(kept).toMatchObject({ value: cms.published.get('/zinc'), etag: etagOfList });
    expect(told.get('/zinc')).toBe(kept?.revision);
    cms.isDown = true;
    expect(await source.get('/zinc')).toMatchObject({
      value: cms.published.get('/zinc'),
      stale: { cause: 'connect' },
    });
  });

  it('are wanted until the list was read to its end, and not again: later few are new', async () => {
    for (const path of paths(3)) cms.publish(path);
    await read();
    cms.publish('/new');
    await read();
    expect(cms.wishes).toEqual([true, true, false, false]);
    expect(cms.asked).toContain('/new');
  });

  it('are wanted on after a restart', async () => {
    for (const path of paths(5)) cms.publish(path);
    const usual = cms.list;
    cms.list = async (cursor, wish) => {
      if (cursor === '4') throw new ContentUnavailableError('timeout', 'slow');
      return usual(cursor, wish);
    };
    await read();
    await source.close();
    source = await client.openOf(cms, { walkEvery: 60_000 });
    cms.list = usual;
    cms.wishes.length = 0;
    await read();
    expect(cms.wishes).toEqual([true]);
    expect(cms.asked).toEqual([]);
    expect(await listed()).toEqual(paths(5));
  });

  it('are counted word by word, as often as there are articles that hold it', async () => {
    cms.publish('/a', 'Horsehair');
    cms.publish('/b', 'Horsehair and wool');
    await read();
    const counts = async () => {
      const { rows } = await sql<{ word: string; articles: number }>`
        select word, articles from search_words where word in ('horsehair', 'wool') order by word`.execute(
        client.database.database,
      );
      return rows;
    };
    expect(await counts()).toEqual([
      { word: 'horsehair', articles: 2 },
      { word: 'wool', articles: 1 },
    ]);
    cms.publish('/b', 'Feathers');
    await source.get('/b');
    await source.idle();
    expect(await counts()).toEqual([{ word: 'horsehair', articles: 1 }]);
  });

  it('are no answer at their own path: whoever wants the page asks, however lately the list came', async () => {
    cms.publish('/a', 'As the list had it');
    const lately = await client.openOf(cms, { freshForMs: 60_000 });
    await readList(lately);
    cms.publish('/a', 'Published since');
    expect(await lately.get('/a')).toMatchObject({ value: { title: 'Published since' } });
    await lately.close();
  });

  describe('and of which one is faulty', () => {
    const fault = async () => {
      throw new FaultyArticleError(
        '/topic/11',
        new ContentUnavailableError('mismatch', 'It is another one.'),
      );
    };

    it('cost nobody else: that one is asked for at its own path', async () => {
      for (const path of paths(5)) cms.publish(path);
      listWith('/topic/11', fault);
      await read();
      expect(cms.asked).toEqual(['/topic/11']);
      expect(await client.store.articles.count()).toBe(5);
      expect(warnings()).toEqual([expect.stringContaining('in the list is invalid')]);
    });

    it('leave it listed where it is faulty there too', async () => {
      for (const path of paths(5)) cms.publish(path);
      listWith('/topic/11', fault);
      cms.article = fault;
      await read();
      expect(await client.store.articles.count()).toBe(4);
      expect(await listed()).toEqual(paths(5));
      expect(source.status()).toMatchObject({ faultyArticles: 1 });
    });
  });

  describe('never go before what was said at an article’s own path', () => {
    it('that was published by a notice while an older page was on its way', async () => {
      cms.publish('/a', 'Older');
      meanwhile(async () => {
        cms.publish('/a', 'Newer');
        await notify(source, ['/a']);
        await until(async () => (await queuedFetches(source)) === 0);
      });
      const revisions: (string | undefined)[] = [];
      client.database.changes.on('articles', (_path, revision) => revisions.push(revision));
      await read();
      expect(await source.at(['/a'])).toMatchObject([{ title: 'Newer' }]);
      expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { title: 'Newer' } });
      expect(new Set(revisions.filter((each) => each !== undefined)).size).toBe(1);
      expect(await found('older')).toEqual([]);
    });

    it('whose answer comes when the older page was taken', async () => {
      cms.publish('/a', 'Older');
      const answered = Promise.withResolvers<void>();
      const usual = cms.article.bind(cms);
      cms.article = async (path) => {
        await answered.promise;
        return usual(path);
      };
      meanwhile(() => notify(source, ['/a']));
      const reading = readList(source);
      await until(async () => (await client.store.articles.get('/a')).article !== undefined);
      expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { title: 'Older' } });
      cms.publish('/a', 'Newer');
      answered.resolve();
      await reading;
      expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { title: 'Newer' } });
    });

    it('that was withdrawn while an older page was on its way', async () => {
      cms.publish('/a');
      cms.publish('/b');
      meanwhile(async () => {
        cms.published.delete('/a');
        await notify(source, ['/a']);
        await until(async () => (await queuedFetches(source)) === 0);
      });
      await read();
      expect(await listed()).toEqual(['/b']);
      expect(await found('title')).toEqual(['/b']);
    });

    it('that was withdrawn before, and is in the list again: it is asked for', async () => {
      cms.publish('/a');
      await notify(source, ['/a']);
      await fetchNotified(source);
      cms.published.delete('/a');
      await source.get('/a');
      await source.idle();
      cms.asked.length = 0;
      cms.publish('/a', 'Back');
      await read();
      expect(cms.asked).toEqual(['/a']);
      expect(await source.at(['/a'])).toMatchObject([{ title: 'Back' }]);
    });

    it('of which somebody says that it has changed since', async () => {
      cms.publish('/a', 'Older');
      await client.store.list.mergeListed(
        cms.usualPage().articles.map(({ whole: _, ...summary }) => summary),
        '0',
      );
      await client.store.articles.expect([{ path: '/a', kind: 'published' }]);
      await read();
      expect(cms.asked).toEqual(['/a']);
    });
  });

  describe('on a page that does not come', () => {
    const refuse = (isRefused: (cursor: string | undefined) => boolean) => {
      cms.list = async (cursor, wish) => {
        if (wish?.whole && isRefused(cursor)) {
          cms.wishes.push(true);
          throw new ContentUnavailableError('too-large', 'The answer is too large.');
        }
        return cms.usualPage(cursor, wish);
      };
    };

    it('are asked for one by one, and the next page brings its own', async () => {
      for (const path of paths(6)) cms.publish(path);
      refuse((cursor) => cursor === '2');
      await read();
      expect(cms.asked.toSorted()).toEqual(['/topic/12', '/topic/13']);
      expect(await client.store.articles.count()).toBe(6);
      expect(warnings()).toEqual([expect.stringContaining('came without complete articles')]);
    });

    it('are not wanted any more after three pages in a row', async () => {
      for (const path of paths(10)) cms.publish(path);
      refuse(() => true);
      await read();
      expect(cms.wishes.filter((isWhole) => isWhole)).toHaveLength(3);
      expect(cms.asked.toSorted()).toEqual(paths(10));
    });
  });
});

describe('whole articles in the list of a CMS that speaks our contract', () => {
  let page: (isWhole: boolean) => string;
  const asked: string[] = [];
  const etags: (string | undefined)[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const { searchParams } = new URL(url, 'http://cms.example');
    const path = searchParams.get('path');
    response.setHeader('content-type', 'application/json');
    if (path === null) return void response.end(page(searchParams.get('whole') === 'true'));
    asked.push(path);
    etags.push(headers['if-none-match']);
    if (headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
    response.end(JSON.stringify(articleAt(path, 'At its path')));
  });
  let source: FedSource;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(async () => {
    asked.length = 0;
    etags.length = 0;
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    source = await client.openOf(new ContractCms(address, { attemptTimeoutMs: 10_000, deadlineMs: 20_000 }));
  });
  afterEach(() => source.close());

  const entry = (path: string, more: object = {}) => ({
    ...{ path, title: 'In the list', updatedAt: '2026-05-04T09:00:00Z' },
    ...more,
  });
  const keptTitle = async (path: string) => {
    const kept = (await client.store.articles.get(path)).article;
    return Object(kept?.value).title;
  };
  async function readPage(items: readonly object[]): Promise<void> {
    page = (isWhole) =>
      JSON.stringify({
        items: isWhole ? items : items.map(({ article: _, ...rest }: { article?: unknown }) => rest),
      });
    await readList(source);
  }

  it('are kept with their ETags, by which they are asked for later', async () => {
    await readPage([entry('/a', { article: articleAt('/a', 'Brought along'), etag: '"1"' }), entry('/b')]);
    expect(asked).toEqual(['/b']);
    expect(await keptTitle('/a')).toBe('Brought along');
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Brought along' } });
    expect(etags.at(-1)).toBe('"1"');
  });

  it.each(['"1"\r\nX-Forwarded-For: 127.0.0.1', '"\0"', '1', `"${'x'.repeat(10_000)}"`, 7, ['"1"']])(
    'are kept without an ETag that is none: %j',
    async (etag) => {
      await readPage([entry('/a', { article: articleAt('/a', 'Brought along'), etag })]);
      expect(await source.get('/a')).toMatchObject({ value: { title: 'At its path' } });
      expect(etags).toEqual([undefined]);
    },
  );

  it.each<[name: string, article: unknown]>([
    ['another article than the entry’s', articleAt('/elsewhere', 'Brought along')],
    ['too large', articleAt('/a', 'x'.repeat(maxArticleBytes))],
    ['a number', 7],
    ['lists', [articleAt('/a', 'Brought along')]],
  ])('that are %s are asked for at their own path, and the others kept', async (_name, article) => {
    await readPage([entry('/a', { article }), entry('/b', { article: articleAt('/b', 'Brought along') })]);
    expect(asked).toEqual(['/a']);
    expect(await keptTitle('/a')).toBe('At its path');
    expect(await keptTitle('/b')).toBe('Brought along');
  });

  it('that are objects in each other without end are asked for at their own path, and the others kept', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const sound = JSON.stringify(entry('/b', { article: articleAt('/b', 'Brought along') }));
    page = () =>
      `{"items":[{"path":"/a","title":"A","article":{"path":"/a","title":"A","blocks":${deep}}},${sound}]}`;
    await readList(source);
    expect(asked).toEqual(['/a']);
    expect(await keptTitle('/b')).toBe('Brought along');
  });

  it('that make the page too large come one by one', async () => {
    const long = articleAt('/a', 'Brought along', `<p>${'word '.repeat(200_000)}</p>`);
    const items = Array.from({ length: 5 }, (_, index) =>
      entry(`/a${index}`, { article: { ...long, path: `/a${index}` } }),
    );
    await readPage(items);
    expect(asked).toHaveLength(5);
    expect(await client.store.articles.count()).toBe(5);
  });
});
