import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import nock from 'nock';
import { volumeThreshold } from '../../content/http/circuitBreaker.ts';
import { HttpSource, type HttpSourceOptions } from '../../content/http/httpSource.ts';
import { articleAt } from './articles.ts';
import { quietLog } from './quietLog.ts';

const origin = 'https://cms.example';
const article = articleAt('/nutrition/iron', 'Iron');

let dataDir: string;
let log: ReturnType<typeof quietLog>;
let source: HttpSource;
const open = (options: Partial<HttpSourceOptions> = {}) =>
  HttpSource.open({ contentApiUrl: origin, dataDir, random: () => 0, ...options }, log);

beforeAll(() => nock.disableNetConnect());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-http-'));
  log = quietLog();
  source = await open();
});
afterEach(async () => {
  await source.close();
  await rm(dataDir, { recursive: true, force: true });
  nock.cleanAll();
});

const asked = (articlePath: string = article.path) =>
  nock(origin).get('/articles').query({ path: articlePath });
const answersWell = (body: object = article, headers: Record<string, string> = {}) =>
  asked().reply(200, body, { 'content-type': 'application/json', ...headers });

describe('the circuit breaker', () => {
  it('leaves a failing CMS alone, serves copies meanwhile, and says so once', async () => {
    let now = 0;
    await source.close();
    source = await open({ now: () => now });
    answersWell();
    await source.get(article.path);
    asked().times(volumeThreshold).reply(500, 'broken');
    for (let calls = 1; calls < volumeThreshold; calls += 1) await source.get(article.path);
    expect(source.status()).toMatchObject({ breaker: 'open', requests: volumeThreshold });

    expect(await source.get(article.path)).toMatchObject({
      value: article,
      stale: { cause: 'breaker-open' },
    });
    await expect(source.get('/not/copied')).rejects.toMatchObject({ kind: 'breaker-open' });
    expect(source.status().requests).toBe(volumeThreshold);
    expect(log.lines.filter((line) => line.level === 'error')).toHaveLength(1);

    nock.cleanAll();
    now += 30_000;
    answersWell();
    expect(await source.get(article.path)).not.toHaveProperty('stale');
    expect(source.status()).toMatchObject({ breaker: 'closed', breakerOpened: 1 });
  });

  it('does not open for articles that do not exist', async () => {
    for (let index = 0; index < volumeThreshold * 2; index += 1) {
      asked(`/missing/${index}`).reply(404);
      await source.get(`/missing/${index}`);
    }
    expect(source.status().breaker).toBe('closed');
  });
});

describe('too many requests at once', () => {
  it('are refused, not queued, and say nothing about the CMS', async () => {
    await source.close();
    source = await open({ maxConcurrent: 2 });
    const paths = ['/a', '/b', '/c'];
    for (const each of paths.slice(0, 2)) asked(each).reply(200, articleAt(each, each));
    const outcomes = await Promise.allSettled(paths.map((each) => source.get(each)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { kind: 'overloaded' } });
    expect(source.status()).toMatchObject({ requests: 2, inFlight: 0, breaker: 'closed' });
  });
});
