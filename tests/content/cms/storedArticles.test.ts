import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { revisionOf } from '#content/cms/revisionOf.ts';
import type { CmsArticles } from '#content/database/cms/cmsArticles.ts';
import { OtherCmsError } from '#content/database/cms/cmsTables.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleAt } from '../articles.ts';
import { quietLog } from '../quietLog.ts';

let store: DatabaseStore;
let articles: CmsArticles;
const log = quietLog();
beforeAll(async () => {
  store = await openBuiltInStore([], log);
  // All texts are cut to lengths that indexes take, so the table refuses one.
  await sql`alter table search_documents add constraint hostile check (path <> '/hostile')`.execute(
    store.database,
  );
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.cms('https://before.example/').articles.begin();
  articles = store.cms('https://cms.example/').articles;
  await articles.begin();
  log.lines.length = 0;
});

const confirmedAt = new Date('2026-06-01T08:00:00Z');
const given = (path: string, more: object = {}) => {
  const value = { ...articleAt(path, `Title of ${path}`), ...more };
  const text = JSON.stringify(value);
  return { path, value, text, revision: revisionOf(text), etag: undefined };
};
const keep = async (path: string, more: object = {}, at = confirmedAt) => {
  const article = given(path, more);
  await articles.storeAll([article], at);
  return article.value;
};

describe('a kept article', () => {
  it('has its own date, or else the list’s, or else when the CMS gave it', async () => {
    const listed = { title: 'In the list', updatedAt: '2026-05-04T09:00:00.000Z' };
    const list = store.cms('https://cms.example/').list;
    await list.mergeListed(
      ['/stated', '/listed'].map((path) => ({ path, ...listed })),
      '0',
    );
    await keep('/stated', { updatedAt: '2026-05-01T00:00:00Z' });
    await keep('/listed', { updatedAt: undefined });
    await keep('/undated', { updatedAt: undefined });
    const dates = ['/stated', '/listed', '/undated'].map(
      async (path) => (await articles.get(path)).article?.updatedAt,
    );
    expect(await Promise.all(dates)).toEqual([
      '2026-05-01T00:00:00.000Z',
      listed.updatedAt,
      confirmedAt.toISOString(),
    ]);
  });

  it('without a date is as old as what it is now, where it was another one before or had gone', async () => {
    await keep('/other', { updatedAt: undefined });
    await keep('/gone', { updatedAt: undefined });
    await articles.remove('/gone');
    const later = new Date('2026-06-02T08:00:00Z');
    for (const path of ['/other', '/gone']) {
      await keep(path, { title: 'After', updatedAt: undefined }, later);
      expect((await articles.get(path)).article).toMatchObject({ updatedAt: later.toISOString() });
    }
  });

  it('is there although search takes its text not, which the log tells', async () => {
    const value = await keep('/hostile');
    expect((await articles.get('/hostile')).article).toMatchObject({ value });
    expect((await store.readers.cms.search('hostile')).hits).toEqual([]);
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('search cannot find it') }),
    ]);
  });
});

describe('articles that are kept together', () => {
  const paths = Array.from({ length: 100 }, (_, number) => `/together/${number}`);
  const published = async (work: () => Promise<unknown>) => {
    const heard: string[] = [];
    const stop = store.changes.on('articles', (path) => heard.push(path));
    await work();
    stop();
    return heard;
  };
  const wordCount = async (word: string) => {
    const { rows } = await sql<{ articles: number }>`
      select articles from search_words where word = ${word}`.execute(store.database);
    return rows[0]?.articles;
  };

  it('take as many statements as one does', async () => {
    const asked = jest.spyOn(Worker.prototype, 'postMessage');
    const statements = async (work: () => Promise<unknown>) => {
      asked.mockClear();
      await work();
      return asked.mock.calls.length;
    };
    const first = paths.map((path) => given(path));
    const later = paths.map((path) => given(path, { description: 'Changed' }));
    const counts = [
      await statements(() => articles.storeAll(first, confirmedAt)),
      await statements(() => articles.storeAll(first, confirmedAt)),
      await statements(() => articles.storeAll(later, confirmedAt)),
      await statements(() => keep('/alone')),
    ];
    asked.mockRestore();
    // With the beginning of the transaction and its end.
    expect(counts).toEqual([5, 3, 5, 5]);
  });

  it('are found and published each, and one that is kept already is only confirmed', async () => {
    await keep('/together/0');
    const later = new Date('2026-06-02T08:00:00Z');
    const several = ['/together/0', '/together/1', '/together/2'].map((path) => given(path));
    const heard = await published(() => articles.storeAll(several, later));
    expect(heard).toEqual(['/together/1', '/together/2']);
    const kept = await Promise.all(several.map(({ path }) => articles.get(path)));
    expect(kept.map((each) => each.article?.confirmedAt)).toEqual(several.map(() => later.toISOString()));
    expect((await store.readers.cms.search('together')).total).toBe(3);
    expect(await wordCount('together')).toBe(3);
    await articles.storeAll(
      several.map(({ path }) => given(path, { title: 'Horsehair' })),
      later,
    );
    expect([await wordCount('together'), await wordCount('horsehair')]).toEqual([undefined, 3]);
  });

  it('are kept as the last of several for one path says', async () => {
    await articles.storeAll(
      [given('/twice', { title: 'First' }), given('/twice', { title: 'Last' })],
      confirmedAt,
    );
    expect((await articles.get('/twice')).article).toMatchObject({ value: { title: 'Last' } });
  });

  it('cost one of which search takes no text only its own entry', async () => {
    const heard = await published(() =>
      articles.storeAll([given('/a'), given('/hostile'), given('/b')], confirmedAt),
    );
    expect(heard).toEqual(['/a', '/hostile', '/b']);
    expect((await store.readers.cms.search('Title')).hits.map(({ path }) => path).sort()).toEqual([
      '/a',
      '/b',
    ]);
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'warn', details: expect.objectContaining({ path: '/hostile' }) }),
    ]);
  });

  it('are refused once the tables belong to another CMS', async () => {
    await store.cms('https://after.example/').articles.begin();
    await expect(articles.storeAll([given('/a')], confirmedAt)).rejects.toThrow(OtherCmsError);
    expect((await articles.get('/a')).article).toBeUndefined();
  });
});
