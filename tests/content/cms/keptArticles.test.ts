import { createHash } from 'node:crypto';
import { revisionOf } from '#content/cms/revisionOf.ts';
import type { CmsArticles } from '#content/database/cms/cmsArticles.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleAt } from '../articles.ts';
import { quietLog } from '../quietLog.ts';

let store: DatabaseStore;
let articles: CmsArticles;
const log = quietLog();
beforeAll(async () => {
  store = await openBuiltInStore([], log);
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.cmsArticles('https://before.example/').begin();
  articles = store.cmsArticles('https://cms.example/');
  await articles.begin();
  log.lines.length = 0;
});

const confirmedAt = new Date('2026-06-01T08:00:00Z');
const keep = async (path: string, more: object = {}, at = confirmedAt) => {
  const value = { ...articleAt(path, `Title of ${path}`), ...more };
  const text = JSON.stringify(value);
  await articles.keep({ path, value, text, revision: revisionOf(text), etag: undefined }, at);
  return value;
};

describe('a kept article', () => {
  it('has its own date, or else the list’s, or else when the CMS gave it', async () => {
    const listed = { title: 'In the list', updatedAt: '2026-05-04T09:00:00.000Z' };
    const list = store.cmsList('https://cms.example/');
    await list.take(
      ['/stated', '/listed'].map((path) => ({ path, ...listed })),
      '0',
    );
    await keep('/stated', { updatedAt: '2026-05-01T00:00:00Z' });
    await keep('/listed', { updatedAt: undefined });
    await keep('/undated', { updatedAt: undefined });
    const dates = ['/stated', '/listed', '/undated'].map(
      async (path) => (await articles.get(path)).kept?.updatedAt,
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
      expect((await articles.get(path)).kept).toMatchObject({ updatedAt: later.toISOString() });
    }
  });

  it('is there although search takes its text not, which the log tells', async () => {
    // Like random: what a database keeps of a title would else be compressed, and be short enough for it.
    const bytes = createHash('shake256', { outputLength: 2_000 }).update('title').digest();
    const title = Array.from(bytes, (byte, at) => String.fromCodePoint(0x4e00 + byte * 16 + at)).join('');
    const value = await keep('/hostile', { title });
    expect((await articles.get('/hostile')).kept).toMatchObject({ value });
    expect((await store.cmsShelf.search(title.slice(0, 9))).hits).toEqual([]);
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('search does not find it') }),
    ]);
  });
});
