import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { inspect } from 'node:util';
import { CmsFeed } from '#content/cms/cmsFeed.ts';
import { ContractCms } from '#content/cms/contract/contractCms.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { type Certificate, selfSigned } from '../content/certificate.ts';
import {
  articleFaults,
  body,
  type Answer as CmsAnswer,
  good,
  goodArticle,
  jsonType,
  outages,
  status,
  strangeAnswers,
} from '../content/cmsFaults.ts';
import { quietLog } from '../content/quietLog.ts';
import type { Answer, TestServer } from '../server/support.ts';
import { openBuiltInStore } from '../support/builtInStore.ts';
import { listen } from '../support/listen.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { CmsBehindServer, startHostileServer } from './hostileServer.ts';

const { path: known } = goodArticle;
const unknown = '/nutrition/nobody-asked-for-it-before';

/** For what never ends. A busy machine is not taken for a slow CMS: delays of our own hardly count. */
const hasty = { attemptTimeoutMs: 300, deadlineMs: 600 };
/** A page's own deadline, above the one for its content. */
const pageDeadline = 20_000;

let renderer: PageRenderer;
let database: DatabaseStore;
beforeAll(async () => {
  renderer = await pageRenderer();
  database = await openBuiltInStore();
});
afterAll(() => database.close());

async function openCms() {
  const state: { answer: CmsAnswer; requests: number } = { answer: good, requests: 0 };
  const listener: RequestListener = (_request, response) => {
    state.requests += 1;
    state.answer(response);
  };
  const cms = await listen(listener);
  const log = quietLog();

  async function startServer(contentApiUrl = cms.origin): Promise<TestServer> {
    const client = new ContractCms(contentApiUrl, { random: () => 0, ...hasty });
    const store = database.cms(client.address);
    await store.articles.begin();
    const jobs = new JobRunner({ database: database.database, log });
    const parts = { cms: client, patientCms: client, store, changes: database.changes, jobs, log };
    const source = new CmsFeed(parts, { freshForMs: 0 });
    const server = await startHostileServer(renderer, {
      source: new CmsBehindServer(source),
      deadline: pageDeadline,
      freshFor: 0,
    });
    return {
      ...server,
      [Symbol.asyncDispose]: async () => {
        await server[Symbol.asyncDispose]();
        await source.close();
      },
    };
  }

  return { state, log, listener, startServer, [Symbol.asyncDispose]: cms.stop };
}

function expectKnownPage(answer: Answer, state: 'miss' | 'stale'): void {
  expect([answer.status, answer.headers['x-pagewell-cache']]).toEqual([200, state]);
  expect(answer.body).toContain('<p>Good content.</p>');
}

/**
 * A clean answer that says nothing of the inside, that nobody keeps, and, where the CMS is at fault and not the
 * article, that says when to come back.
 */
function expectCleanRefusal(answer: Answer, status: 503 | 422 = 503): void {
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('text/html'),
  });
  if (status === 503) {
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(answer.body).toContain('This page is not available right now.');
  } else expect(answer.body).toContain('This article cannot be shown at the moment.');
  expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN|undici|Maintenance|the CMS is unwell|\.tsx?:\d/);
}

describe.each([
  ...[...outages, ...strangeAnswers].map((fault) => [...fault, 503] as const),
  ...articleFaults.map((fault) => [...fault, 422] as const),
])('while the CMS answers with %s', (_name, fault, _kind, _cost, status) => {
  test('readers get the page from before, marked as old, and a clean refusal where there is none', async () => {
    await using cms = await openCms();
    {
      await using before = await cms.startServer();
      expectKnownPage(await before.get(known), 'miss');
      cms.state.answer = fault;
      // What is in memory, while and after it could not be made anew.
      expectKnownPage(await before.get(known), 'stale');
      expectKnownPage(await before.get(known), 'stale');
    }
    {
      await using during = await cms.startServer();
      expect((await during.get('/readyz')).status).toBe(200);
      expectKnownPage(await during.get(known), 'stale');
      expectCleanRefusal(await during.get(unknown), status);
    }
    cms.state.answer = good;
    await using after = await cms.startServer();
    expectKnownPage(await after.get(known), 'miss');
  });
});

describe('what a CMS says on purpose', () => {
  test.each([404, 410])('%i takes the page away, and an outage does not bring it back', async (code) => {
    await using cms = await openCms();
    {
      await using server = await cms.startServer();
      await server.get(known);
    }
    cms.state.answer = status(code);
    await using server = await cms.startServer();
    expect((await server.get(known)).status).toBe(404);
    cms.state.answer = status(500);
    await using later = await cms.startServer();
    expectCleanRefusal(await later.get(known));
  });

  test.each([
    ['an article without title and blocks', { path: known }],
    ['blocks that are no list', { ...goodArticle, blocks: 'none' }],
    ['a title that is no text', { ...goodArticle, title: { text: 'Zinc' } }],
  ])('%s is no page: 422, in one line of the log, kept by nobody for long', async (_what, value) => {
    await using cms = await openCms();
    cms.state.answer = body(JSON.stringify(value), jsonType);
    await using server = await cms.startServer();
    const answer = await server.get(known);
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(answer.body).not.toContain('undefined');
    const told = server.lines.filter(({ path, rule }) => path === known && rule !== undefined);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ rule, blockType }) => `${rule} ${blockType}`)).size).toBe(told.length);
  });
});

test.each([
  ['because nobody listens', 'http://127.0.0.1:9'],
  ['because the CMS has no name any more', 'http://cms.invalid'],
])(
  'a server that starts during an outage and knows no page %s says that it is alive and not ready, and refuses cleanly',
  async (_why, contentApiUrl) => {
    await using cms = await openCms();
    await using server = await cms.startServer(contentApiUrl);
    const readiness = await server.get('/readyz');
    expect([readiness.status, readiness.body]).toEqual([
      503,
      expect.stringContaining('does not respond: connect'),
    ]);
    expect((await server.get('/healthz')).status).toBe(200);
    expectCleanRefusal(await server.get(known));
  },
);

describe('while the certificate of the CMS', () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const valid = selfSigned(inDays(-10), inDays(1));
  const expired = selfSigned(inDays(-10), inDays(-1));
  const unknownToAll = selfSigned(inDays(-10), inDays(1));

  const authorities = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...authorities, valid.cert, expired.cert]));
  afterAll(() => setDefaultCACertificates(authorities));

  describe.each([
    ['is expired', expired, 'certificate has expired'],
    ['is vouched for by nobody', unknownToAll, 'self-signed certificate'],
  ])('%s', (_why, bad, cause) => {
    test('readers get a clean refusal, operators the cause, and the CMS is not asked', async () => {
      await using cms = await openCms();
      await using secure = await listenSecurely(bad, cms.listener);
      await using server = await cms.startServer(secure.origin);
      expectCleanRefusal(await server.get(known));
      const told = server.lines.filter(({ level, path }) => Number(level) >= 40 && path === known);
      expect(JSON.stringify(told)).toContain(cause);
      const readiness = await server.get('/readyz');
      expect([readiness.status, readiness.body]).toEqual([
        503,
        'not ready: no articles are stored, and the CMS does not respond: tls\n',
      ]);
      expect((await server.get('/healthz')).status).toBe(200);
      expect(cms.state.requests).toBe(0);
    });

    test('readers get the page from before, marked as old, and operators the cause', async () => {
      await using cms = await openCms();
      await using secure = await listenSecurely(valid, cms.listener);
      await using server = await cms.startServer(secure.origin);
      expectKnownPage(await server.get(known), 'miss');
      secure.present(bad);
      expectKnownPage(await server.get(known), 'stale');
      await using later = await cms.startServer(secure.origin);
      expectKnownPage(await later.get(known), 'stale');
      expect((await later.get('/readyz')).status).toBe(200);
      const told = cms.log.lines.at(-1);
      expect(told).toMatchObject({
        level: 'warn',
        message: expect.stringContaining('last valid copy is used'),
      });
      expect(inspect(told?.details, { depth: 6 })).toContain(cause);
      expect(cms.state.requests).toBe(1);
    });
  });
});

/** An HTTPS server on a port of its own, which may show another certificate later. */
async function listenSecurely(certificate: Certificate, listener: RequestListener) {
  const server = createSecureServer(certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    present: (other: Certificate) => {
      server.setSecureContext(other);
      server.closeAllConnections();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('one article that the CMS cuts short costs its own page alone, however often it is asked for', async () => {
  await using cms = await openCms();
  await using server = await cms.startServer();
  cms.state.answer = body('{"path":"/nutrition/broken","title":"Bro');
  for (let reader = 0; reader < 25; reader += 1) {
    expectCleanRefusal(await server.get('/nutrition/broken'), 422);
  }
  // It is asked for once in a while, not by each reader.
  expect(cms.state.requests).toBeLessThan(5);
  cms.state.answer = good;
  expectKnownPage(await server.get(known), 'miss');
});

test('a CMS that fails again and again is left alone by the running server, which goes on answering', async () => {
  await using cms = await openCms();
  cms.state.answer = status(500);
  await using server = await cms.startServer();
  const paths = Array.from({ length: 100 }, (_, index) => `/outage/${index}`);
  for (const path of paths) expectCleanRefusal(await server.get(path));
  // The breaker opens after some of them: the rest cost the CMS nothing.
  expect(cms.state.requests).toBeLessThan(50);
});
