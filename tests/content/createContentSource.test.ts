import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContentSource } from '../../content/createContentSource.ts';
import { nock } from '../support/nock.ts';
import { articleAt, collect } from './articles.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { quietLog } from './quietLog.ts';

let dataDir: string;
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-content-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

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
    expect(content.store?.status().kind).toBe('postgres');
    expect(content.upstreamStatus).toBeUndefined();
    await content.close();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is the CMS’s where CONTENT_API_URL says so, and then there are no drafts here', async () => {
    askCms().reply(200, article);
    const content = await createContentSource({ dataDir, contentApiUrl }, quietLog());
    expect(await content.source.get('/a')).toMatchObject({ value: article });
    expect(content.store).toBeUndefined();
    expect(content.upstreamStatus?.()).toMatchObject({ breaker: 'closed', requests: 1, copies: 1 });
    await content.close();
    // No database is opened for articles that come from elsewhere.
    expect(await readdir(dataDir)).toEqual(['content-copies']);
  });

  it('keeps events in the database also where the articles are the CMS’s', async () => {
    const databaseUrl = await server.createDatabase('events');
    const content = await createContentSource({ dataDir, contentApiUrl, databaseUrl }, quietLog());
    await Promise.all([content.events.record([event]), content.events.record([event])]);
    expect(await collect(content.events.export())).toMatchObject([event, event]);
    expect(await content.events.purge()).toBe(0);
    await content.close();
  });

  it('tries the database again with the next event when it was out of reach', async () => {
    const content = await createContentSource(
      { dataDir, contentApiUrl, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' },
      quietLog(),
    );
    await expect(content.events.record([event])).rejects.toThrow();
    await expect(content.events.record([event])).rejects.toThrow();
    await content.close();
  });
});
