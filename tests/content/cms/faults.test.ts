import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstPauseMs, longestPauseMs } from '#content/cms/articleFaults.ts';
import { volumeThreshold } from '#platform/upstream/circuitBreaker.ts';
import {
  type Answer,
  articleFaults,
  body,
  bomb,
  faults,
  good,
  goodArticle,
  jsonType,
  silence,
  status,
  strangeAnswers,
} from '../cmsFaults.ts';
import { quietLog } from '../quietLog.ts';
import { type FedSource, type OpenOptions, withCmsClient } from './fakeCms.ts';

/** Long enough that a busy machine is never taken for a slow CMS. */
const patient = { attemptTimeoutMs: 10_000, deadlineMs: 20_000 };
/** For what never ends. A busy machine is not taken for a slow CMS: delays of our own hardly count. */
const hasty = { attemptTimeoutMs: 300, deadlineMs: 600 };

const { path: articlePath } = goodArticle;

const cms = withCmsClient();
const servers: Server[] = [];
const sources: FedSource[] = [];
let answer: Answer;
let requests: number;
let origin: string;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function open(options: OpenOptions = {}, log = quietLog()): Promise<FedSource> {
  const source = await cms.open({ contentApiUrl: origin, ...patient, ...options, log });
  sources.push(source);
  return source;
}

const listener: RequestListener = (_request, response) => {
  requests += 1;
  answer(response);
};

beforeEach(async () => {
  answer = good;
  requests = 0;
  origin = `http://127.0.0.1:${await listen(createServer(listener))}`;
});
afterEach(async () => {
  for (const source of sources.splice(0)) await source.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe.each(faults)('when the CMS answers with %s', (_name, fault, kind, _cost) => {
  it('without a copy the error says why, long before fetch itself would end, and nothing is kept', async () => {
    const source = await open(kind === 'timeout' ? hasty : patient);
    answer = fault;
    // fetch itself would wait 300 seconds, which is more than a test may take.
    await expect(source.get(articlePath)).rejects.toMatchObject({ name: errorOf(kind), kind });
    expect(source.status()).toMatchObject({ inFlight: 0 });
    expect(await cms.store.articles.count()).toBe(0);
  });
});

function errorOf(kind: string): string {
  return articleFaults.some((fault) => fault[2] === kind) ? 'FaultyArticleError' : 'ContentUnavailableError';
}

describe.each([...strangeAnswers, ...articleFaults])(
  '%s, an answer that arrived,',
  (_name, fault, kind, cost) => {
    it('never makes the breaker leave the CMS alone', async () => {
      const source = await open();
      answer = fault;
      const paths = Array.from({ length: volumeThreshold + 5 }, (_, index) => `/faulty/${index}`);
      for (const each of paths) await expect(source.get(each)).rejects.toMatchObject({ kind });
      expect(source.status()).toMatchObject({ breaker: 'closed', breakerOpened: 0 });
      answer = good;
      expect(await source.get(articlePath)).toMatchObject({ value: goodArticle });
    });

    it('is remembered for its path alone, longer each time, and forgotten with the first good one', async () => {
      let now = 0;
      const source = await open({ now: () => now });
      const isAskedFor = async () => {
        requests = 0;
        await source.get(articlePath).catch(() => undefined);
        return requests > 0;
      };
      answer = fault;
      for (const pause of [firstPauseMs, 2 * firstPauseMs, 4 * firstPauseMs]) {
        requests = 0;
        await expect(source.get(articlePath)).rejects.toMatchObject({ kind });
        expect(requests).toBe(cost);
        now += pause - 1;
        expect(await isAskedFor()).toBe(false);
        now += 1;
      }
      for (let times = 0; times < 10; times += 1) {
        await isAskedFor();
        now += longestPauseMs;
      }
      expect(await isAskedFor()).toBe(true);

      now += longestPauseMs;
      answer = good;
      expect(await source.get(articlePath)).toMatchObject({ value: goodArticle });
      answer = fault;
      expect(await isAskedFor()).toBe(true);
      now += firstPauseMs;
      expect(await isAskedFor()).toBe(true);
    });
  },
);

it('a faulty article is told of when the CMS gave it, and not each time that a reader asks', async () => {
  const log = quietLog();
  const source = await open({}, log);
  await source.get(articlePath);
  answer = body('{');
  for (let reader = 0; reader < 25; reader += 1) {
    expect(await source.get(articlePath)).toMatchObject({ value: goodArticle, stale: { cause: 'parse' } });
  }
  expect(log.lines).toMatchObject([{ level: 'warn', details: { path: articlePath, kind: 'parse' } }]);
  expect(source.status()).toMatchObject({ faultyArticles: 1, servedStale: 25, requests: 2 });
});

describe('an outage', () => {
  it('of slow answers costs each reader no more than the deadline, then the breaker spares even that', async () => {
    const before = await open();
    await before.get(articlePath);
    await before.close();
    const source = await open({ deadlineMs: 60, attemptTimeoutMs: 40 });
    answer = silence;
    for (let calls = 0; calls < volumeThreshold; calls += 1) await source.get(articlePath);
    expect(source.status()).toMatchObject({ breaker: 'open', inFlight: 0 });
    requests = 0;
    expect(await source.get(articlePath)).toMatchObject({ stale: { cause: 'breaker-open' } });
    expect(requests).toBe(0);
  });

  it('ends with one probe, however many readers wait for it', async () => {
    let now = 0;
    const source = await open({ now: () => now });
    answer = status(500);
    const paths = Array.from({ length: volumeThreshold }, (_, index) => `/outage/${index}`);
    await Promise.allSettled(paths.map((each) => source.get(each)));
    expect(source.status().breaker).toBe('open');

    now += 30_000;
    answer = status(500);
    requests = 0;
    await Promise.allSettled(paths.map((each) => source.get(each)));
    expect(requests).toBe(1);
    now += 30_000;
    answer = good;
    expect(await source.get(articlePath)).toMatchObject({ value: goodArticle });
    expect(source.status().breaker).toBe('closed');
  });
});

it('a gzip bomb is not unpacked beyond the limit', async () => {
  const source = await open();
  answer = body(bomb, { ...jsonType, 'content-encoding': 'gzip' });
  const before = process.memoryUsage().arrayBuffers;
  await expect(source.get(articlePath)).rejects.toMatchObject({ kind: 'too-large' });
  // A tenth of what it would unpack to, and ten times the limit.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
});
