import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { createContentSource } from '#content/createContentSource.ts';
import { wayTo } from '../load/databaseWay.ts';
import { nock } from '../support/nock.ts';
import { until } from '../support/until.ts';
import { watchTurns } from '../support/watchTurns.ts';
import { articleAt, collect } from './articles.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { quietLog } from './quietLog.ts';

let dataDir: string;
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-content-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const article = articleAt('/a', 'From the CMS');
const event = { kind: 'product-clicked', path: '/a', data: { n: 1 } };
const contentApiUrl = 'https://cms.example';
const askCms = () => nock(contentApiUrl).get('/articles').query({ path: '/a' });

describe('the content that a configuration names', () => {
  it('is a PostgreSQL server’s where DATABASE_URL says so', async () => {
    const databaseUrl = await server.createDatabase('articles');
    const content = await createContentSource({ dataDir, databaseUrl }, quietLog());
    await content.store?.publish('/a', article, { author: 'Ada' });
    expect(await content.source.get('/a')).toMatchObject({ value: article });
    expect(content.store?.kind).toBe('postgres');
    expect(content.upstreamStatus).toBeUndefined();
    await content.close();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is the CMS’s where CONTENT_API_URL says so, and then there are no drafts here', async () => {
    const databaseUrl = await server.createDatabase('cms');
    askCms().reply(200, article);
    const content = await createContentSource({ dataDir, contentApiUrl, databaseUrl }, quietLog());
    expect(await content.source.get('/a')).toMatchObject({ value: article });
    expect(content.store).toBeUndefined();
    expect(content.upstreamStatus?.()).toMatchObject({ breaker: 'closed', requests: 1 });
    await content.close();
    expect(await readdir(dataDir)).toEqual([]);

    const again = await createContentSource({ dataDir, contentApiUrl, databaseUrl }, quietLog());
    expect(await again.source.at(['/a'])).toMatchObject([{ path: '/a', title: 'From the CMS' }]);
    await again.close();
  });

  it('keeps events in the database also where the articles are the CMS’s', async () => {
    const databaseUrl = await server.createDatabase('events');
    const content = await createContentSource({ dataDir, contentApiUrl, databaseUrl }, quietLog());
    await Promise.all([content.events.record([event]), content.events.record([event])]);
    expect(await collect(content.events.export())).toMatchObject([event, event]);
    expect(await content.events.purge()).toBe(0);
    await content.close();
  });

  it('is the CMS’s also where the database was out of reach at the start, which is brought up to date as soon as it answers', async () => {
    await using way = await wayTo(await server.createDatabase('late'));
    await way.cut();
    const log = quietLog();
    const content = await createContentSource({ dataDir, contentApiUrl, databaseUrl: way.url }, log);
    expect(log.lines).toContainEqual(
      expect.objectContaining({ message: 'nothing can be stored until the database can be reached' }),
    );
    askCms().reply(200, article);
    expect(await content.source.get('/a')).toMatchObject({ value: article });
    await expect(content.source.at(['/a'])).rejects.toMatchObject({ kind: 'database' });
    await expect(content.events.record([event])).rejects.toThrow();

    await way.mend();
    const isRecorded = () =>
      content.events.record([event]).then(
        () => true,
        () => false,
      );
    await until(isRecorded);
    askCms().reply(200, article);
    await content.source.get('/a');
    await until(async () => (await content.source.at(['/a'])).length === 1);
    await content.close();
  });

  it('fails at the start without a CMS where the database is out of reach', async () => {
    const databaseUrl = 'postgres://unknown@127.0.0.1:1/none';
    await expect(createContentSource({ dataDir, databaseUrl }, quietLog())).rejects.toThrow();
  });

  it('shows on all instances what a CMS notified one of them of, also where that one does no more', async () => {
    const databaseUrl = await server.createDatabase('notices');
    let title = 'Before';
    const articles = nock(contentApiUrl).persist().get('/articles');
    articles.query({ path: '/a' }).reply(200, () => articleAt('/a', title));
    nock(contentApiUrl)
      .persist()
      .get('/articles')
      .query((asked) => !('path' in asked))
      .reply(200, { items: [] });
    const open = () => createContentSource({ dataDir, contentApiUrl, databaseUrl }, quietLog());
    const told = await open();
    await told.source.get('/a');
    title = 'After';
    const changes = [{ path: '/a', kind: 'published' as const }];
    expect(await told.notifyChanges?.(changes, async () => false)).toBe(false);
    expect(await told.notifyChanges?.(changes, async () => true)).toBe(true);
    const next = await open();
    next.begin();
    await until(async () => (await told.source.at(['/a']))[0]?.title === 'After');
    expect(await next.source.at(['/a'])).toMatchObject([{ title: 'After' }]);
    await next.close();
    await told.close();
  });

  it('gives up on a page before its reader does, however short their patience is', async () => {
    const cms = createServer(() => undefined);
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    const { port } = cms.address() as AddressInfo;
    nock.enableNetConnect('127.0.0.1');
    const databaseUrl = await server.createDatabase('patience');
    const content = await createContentSource(
      { dataDir, contentApiUrl: `http://127.0.0.1:${port}`, databaseUrl, pageDeadline: 300 },
      quietLog(),
    );
    const error = await content.source.get('/a').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'timeout' });
    // Where nothing is said, it is 600.
    const [, limit = ''] = /within (\d+) ms/.exec(String(error)) ?? [];
    expect(limit).not.toBe('');
    expect(Number(limit)).toBeLessThan(300);
    await content.close();
    nock.disableNetConnect();
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
  });
});

it('the built-in database beside a CMS is open before anything else is, never holds the loop, and says when it has ended', async () => {
  const log = quietLog();
  const longestTurn = watchTurns();
  const content = await createContentSource({ dataDir, contentApiUrl }, log);
  expect(await readdir(path.join(dataDir, 'store', 'database'))).toContain('PG_VERSION');
  for (let batch = 0; batch < 10; batch += 1) await content.events.record([event, event]);
  expect(await collect(content.events.export())).toHaveLength(20);
  expect(longestTurn()).toBeLessThan(200);

  nock(contentApiUrl).get('/articles').query({ limit: '100' }).reply(200, { items: [] });
  expect(await content.health()).toMatchObject({ ready: true });
  askCms().reply(200, article);
  await content.source.get('/a');

  await endThread(() => content.events.record([event]));
  expect(await content.health()).toEqual({ ready: false, detail: 'the built-in database has ended' });
  expect(log.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: expect.stringContaining('has ended') }),
  );
  await expect(content.events.record([event])).rejects.toThrow('ended');
  // What readers see does not need it.
  askCms().reply(200, article);
  expect(await content.source.get('/a')).toMatchObject({ value: article });
  await content.close();
});

it('says without a CMS too when the built-in database has ended', async () => {
  const content = await createContentSource({ dataDir }, quietLog());
  await endThread(() => content.events.record([event]));
  expect(await content.health()).toEqual({ ready: false, detail: 'the built-in database has ended' });
  await content.close();
});

async function endThread(work: () => Promise<unknown>): Promise<void> {
  const asked = jest.spyOn(Worker.prototype, 'postMessage');
  await work();
  const thread = asked.mock.contexts[0];
  asked.mockRestore();
  if (!(thread instanceof Worker)) throw new Error('No thread was asked.');
  await thread.terminate();
}
