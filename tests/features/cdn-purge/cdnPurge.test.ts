import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ChangeBus } from '#content/changes/changeBus.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { migrations } from '#features/cdn-purge/migrations.ts';
import { openCdnPurge } from '#features/cdn-purge/openCdnPurge.ts';
import { addTags, maxTags } from '#features/cdn-purge/pendingPurges.ts';
import { type PurgeTarget, purgeTarget } from '#features/cdn-purge/purgeTarget.ts';
import type { PageChangeListener } from '#features/parts/feature.ts';
import { articleTag, listTag, sectionListTag, siteTag } from '#platform/http/cacheTags.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { until } from '../../support/until.ts';

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const token = 'a token of a test';

let store: DatabaseStore;
let database: Database;
let isDatabaseAway: boolean;
let receiver: Server;
let origin: string;
let calls: Call[];
/** What the receiver answers, call by call, and then 200; 0 for nothing at all. */
let answers: number[];
/** What stands in its answers. */
let said: string;
/** Happens while the receiver is called. */
let meanwhile: () => Promise<void>;
let opened: { close: () => Promise<void> }[];
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'cdn-purge', migrations }]);
  database = databaseUnless(() => isDatabaseAway, store.database);
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  await sql`delete from jobs`.execute(store.database);
  await sql`delete from cdn_purges`.execute(store.database);
  isDatabaseAway = false;
  calls = [];
  answers = [];
  said = '{"success":true}';
  meanwhile = async () => undefined;
  opened = [];
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    await meanwhile();
    const status = answers.shift() ?? 200;
    if (status !== 0) response.writeHead(status, status === 429 ? { 'Retry-After': '30' } : {}).end(said);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const each of opened) await each.close();
  receiver.closeAllConnections();
  receiver.close();
});

const quietParts = () => ({
  content: {
    database,
    jobs: new JobRunner({ database, log: quietLog() }),
    changes: new ChangeBus(quietLog()),
  },
  log: pino({ level: 'silent' }),
  registry: new Registry(),
  onPageChange: () => () => undefined,
  others: { cmsNotifies: () => false },
});

test.each([
  ['fastly', { kind: 'fastly', service: 'abc' }],
  ['cloudflare', { kind: 'cloudflare', zone: 'abc' }],
] as const)('%s without a token is refused: it accepts no purge', async (name, target) => {
  await expect(openCdnPurge(quietParts(), { target, token: undefined })).rejects.toThrow(
    `CDN_PURGE names ${name}, which accepts no purge without a token: set CDN_PURGE_TOKEN.`,
  );
});

interface InstanceOptions {
  cms?: 'silent' | 'notifying';
  timeoutMs?: number;
}

/** An instance of the site, whose jobs run when a test says so. */
async function openInstance(target: PurgeTarget, { cms, timeoutMs = 100 }: InstanceOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const registry = new Registry();
  const jobs = new JobRunner({ database, log });
  let listener: PageChangeListener | undefined;
  let reconnected: (() => void) | undefined;
  let state: 'listening' | 'reconnecting' = 'listening';
  const instance = await openCdnPurge(
    {
      content: {
        database,
        jobs,
        ...(cms ? { tellChanges: async () => true } : {}),
        changes: {
          get state() {
            return state;
          },
          onReconnect: (added) => {
            reconnected = added;
            return () => undefined;
          },
        },
      },
      others: { cmsNotifies: () => cms === 'notifying' },
      log,
      registry,
      onPageChange: (added) => {
        listener = added;
        return () => {
          listener = undefined;
        };
      },
    },
    { target, token },
    {
      addresses: { fastly: origin, cloudflare: origin },
      timeoutMs,
      batchMs: 1,
      syncIntervalMs: 20,
    },
  );
  const close = async () => {
    await instance.close?.();
    await jobs.close();
  };
  opened.push({ close });
  return {
    lines,
    jobs,
    close,
    metrics: async () => (await registry.metrics()).split('\n'),
    tellsCaches: () => instance.tellsCaches?.(),
    change: (path: string) => listener?.article(path),
    changeAll: () => listener?.all(),
    loseNotices: () => {
      state = 'reconnecting';
    },
    hearAgain: () => {
      state = 'listening';
      reconnected?.();
    },
    /** Runs the job, and again where it was wanted meanwhile. The pause after a failure is over. */
    work: async () => {
      await sql`update jobs set due_at = now() where name = 'cdn-purge'`.execute(store.database);
      await jobs.runDue();
    },
  };
}

const toHttp = (): PurgeTarget => ({ kind: 'http', url: `${origin}/purge` });
const tagsIn = ({ body }: Call): string[] => JSON.parse(body).tags;
const purged = () => calls.map((call) => tagsIn(call).sort());

/** Waits until this is what the CDN still has to purge, and how often each was added where that matters. */
const pending = (...tags: (string | [tag: string, additions: number])[]) =>
  until(async () => {
    const { rows } = await sql<{ tag: string; additions: number }>`
      select tag, additions from cdn_purges where purged_at is null`.execute(store.database);
    return (
      rows.length === tags.length &&
      tags.every((each) => {
        const [tag, additions] = typeof each === 'string' ? [each] : each;
        return rows.some((row) => row.tag === tag && (additions ?? row.additions) === row.additions);
      })
    );
  });

/** Time passes for all that is to be purged. */
const pass = (seconds: number) =>
  sql`update cdn_purges set since = since - make_interval(secs => ${seconds}),
    purged_at = purged_at - make_interval(secs => ${seconds})`.execute(store.database);

/** What a change of an article of a section purges. */
const insomnia = [articleTag('/sleep/insomnia'), listTag, sectionListTag('/sleep')].sort();
const aboutUs = [articleTag('/about-us'), listTag].sort();

describe('the CDN', () => {
  test('gets at the start the tag of all pages, and then those of each change, alone and in batches', async () => {
    const { jobs, change, changeAll } = await openInstance(toHttp());
    jobs.start();
    await until(() => calls.length === 1);
    await pending();
    change('/sleep/insomnia');
    change('/sleep/insomnia');
    change('/about-us');
    changeAll();
    await until(() => calls.length === 2);
    expect(purged()).toEqual([[siteTag], [...new Set([...insomnia, ...aboutUs, siteTag])].sort()]);
  });

  test('gets a tag once more five seconds later, as a page that was on its way may have come to it after that', async () => {
    const { work } = await openInstance(toHttp());
    await work();
    await work();
    expect(purged()).toEqual([[siteTag]]);
    await pass(5);
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
    await pass(60);
    await work();
    expect(calls).toHaveLength(2);
  });

  test('gets a tag twice more where something changes after its call, or during it', async () => {
    const { change, work } = await openInstance(toHttp());
    await work();
    change('/about-us');
    await pending(...aboutUs);
    meanwhile = async () => {
      meanwhile = async () => undefined;
      change('/about-us');
      await pending(...aboutUs.map((tag): [string, number] => [tag, 2]));
    };
    await work();
    expect(purged()).toEqual([[siteTag], aboutUs, aboutUs]);
    change('/about-us');
    await pending(...aboutUs);
    await work();
    await pass(5);
    await work();
    expect(purged().slice(3)).toEqual([aboutUs, [...aboutUs, siteTag].sort()]);
  });

  test.each<[string, () => PurgeTarget, Partial<Call>, Record<string, string>]>([
    [
      'Varnish',
      () => ({ kind: 'varnish', url: `${origin}/` }),
      { method: 'PURGE', url: '/', body: '' },
      { 'xkey-softpurge': 'site', authorization: `Bearer ${token}` },
    ],
    [
      'Fastly',
      () => ({ kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' }),
      { method: 'POST', url: '/service/SU1Z0isxPaozGVKXdv0eY/purge', body: '' },
      { 'surrogate-key': 'site', 'fastly-soft-purge': '1', 'fastly-key': token },
    ],
    [
      'Cloudflare',
      () => ({ kind: 'cloudflare', zone: '023e105f4ecef8ad' }),
      { method: 'POST', url: '/client/v4/zones/023e105f4ecef8ad/purge_cache', body: '{"tags":["site"]}' },
      { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ],
    [
      'any other',
      toHttp,
      { method: 'POST', url: '/purge', body: '{"tags":["site"]}' },
      { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ],
  ])('is told as %s takes it', async (_who, target, call, headers) => {
    const { work } = await openInstance(target());
    await work();
    expect(calls[0]).toMatchObject({ ...call, headers });
  });

  test('gets at most 30 tags in a call, where it is Cloudflare', async () => {
    const { change, work } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    const paths = Array.from({ length: 58 }, (_, index) => `/page-${index}`);
    for (const path of paths) change(path);
    await pending(listTag, ...paths.map(articleTag));
    await work();
    expect(calls.map((call) => tagsIn(call).length)).toEqual([1, 30, 29]);
  });

  test('that fails in the middle gets the rest again', async () => {
    const { change, work } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    const paths = Array.from({ length: 39 }, (_, index) => `/page-${index}`);
    for (const path of paths) change(path);
    await pending(listTag, ...paths.map(articleTag));
    answers = [200, 500];
    await work();
    await work();
    expect(calls.map((call) => tagsIn(call).length)).toEqual([1, 30, 10, 10]);
    expect(tagsIn(calls[3] as Call)).toEqual(tagsIn(calls[2] as Call));
  });

  test.each([[429], [500], [403], [0]])(
    'that answers %i is told again until it has heard',
    async (status) => {
      answers = [status, status];
      const { lines, metrics, work } = await openInstance(toHttp());
      await work();
      await work();
      await pending(siteTag);
      await work();
      expect(purged()).toEqual([[siteTag], [siteTag], [siteTag]]);
      expect(await metrics()).toEqual(
        expect.arrayContaining([
          'pagewell_cdn_purge_calls_total{outcome="told"} 1',
          'pagewell_cdn_purge_calls_total{outcome="failed"} 2',
        ]),
      );
      await until(async () => (await metrics()).includes('pagewell_cdn_purge_waiting_tags 0'));
      expect(lines).toMatchObject([
        { level: 40, job: 'cdn-purge', pauseMs: status === 429 ? 30_000 : 1_000 },
        { level: 30, job: 'cdn-purge' },
      ]);
      expect(JSON.stringify(lines)).not.toContain(token);
    },
  );

  test('that fails has its pause, whatever changes meanwhile', async () => {
    answers = [429];
    const { change, jobs, work } = await openInstance(toHttp());
    await work();
    change('/about-us');
    await pending(siteTag, ...aboutUs);
    await jobs.runDue();
    expect(purged()).toEqual([[siteTag]]);
    await work();
    expect(purged()).toEqual([[siteTag], [...aboutUs, siteTag].sort()]);
  });

  test('that is Cloudflare and answers 200 has heard only where its answer says so', async () => {
    said = '{"success":false,"errors":[{"code":1012}]}';
    const { work, tellsCaches } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await work();
    said = 'no JSON';
    await work();
    await pending(siteTag);
    expect(tellsCaches()).toBe('of some');
    said = '{"success":true}';
    await work();
    await until(() => tellsCaches() === 'of all changes');
  });

  test('that does not hear for an hour drops all pages when it hears again, with a line in the log and a count', async () => {
    const { lines, metrics, change, work } = await openInstance(toHttp());
    await work();
    await pass(5);
    await work();
    answers = Array.from({ length: 3 }, () => 500);
    change('/sleep/insomnia');
    await pending(...insomnia);
    await pass(3_000);
    await work();
    await pending(...insomnia);
    await pass(600);
    await work();
    await pending(siteTag);
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ tags: 3, err: { status: 500 } }]);
    expect(await metrics()).toContain('pagewell_cdn_purge_given_up_tags_total 3');
    await pass(7_200);
    await work();
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag], insomnia, insomnia, [siteTag], [siteTag]]);
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
  });

  test('drops all pages where more changes than is stored by tags', async () => {
    const { work } = await openInstance(toHttp());
    await work();
    await addTags(
      store.database,
      Array.from({ length: maxTags + 1 }, (_, index) => `a-${index}`),
    );
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('keeps its pages when instances end, and holds no end up: the next instance tells it', async () => {
    const first = await openInstance(toHttp(), { timeoutMs: 60_000 });
    answers = [0];
    const working = first.work();
    await until(() => calls.length === 1);
    await first.close();
    await working;
    expect(purged()).toEqual([[siteTag]]);
    const second = await openInstance(toHttp());
    await second.jobs.runDue();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('gets the tags of what changed while the database was away', async () => {
    const { change, work, lines } = await openInstance(toHttp());
    await work();
    isDatabaseAway = true;
    change('/about-us');
    await until(() => lines.length > 0);
    isDatabaseAway = false;
    await pending(...aboutUs);
    await work();
    expect(purged()).toEqual([[siteTag], aboutUs]);
  });

  test('drops a page that changed, and marks all pages as outdated, where it is Varnish', async () => {
    const { change, changeAll, work } = await openInstance({ kind: 'varnish', url: `${origin}/` });
    await work();
    change('/about-us');
    changeAll();
    await pending(siteTag, ...aboutUs);
    await work();
    expect(
      calls.map(({ headers }) => [
        String(headers['xkey-purge']).split(' ').sort(),
        headers['xkey-softpurge'],
      ]),
    ).toEqual([
      [['undefined'], siteTag],
      [aboutUs, undefined],
      [['undefined'], siteTag],
    ]);
  });
});

describe('pages are kept for a day', () => {
  test('only once the CDN has heard of the start, and while it hears within a minute what has changed', async () => {
    answers = [403];
    const { tellsCaches, change, work } = await openInstance(toHttp());
    expect(tellsCaches()).toBe('of some');
    await work();
    await pending(siteTag);
    expect(tellsCaches()).toBe('of some');
    await work();
    await until(() => tellsCaches() === 'of all changes');
    await pass(5);
    await work();

    change('/about-us');
    await pending(...aboutUs);
    await pass(30);
    expect(tellsCaches()).toBe('of all changes');
    await pass(30);
    await until(() => tellsCaches() === 'of some');
    await work();
    await pass(5);
    await work();
    await until(() => tellsCaches() === 'of all changes');
  });

  test('only while the instance hears of what others change, and all pages are dropped when it does again', async () => {
    const { tellsCaches, work, loseNotices, hearAgain } = await openInstance(toHttp());
    await work();
    await until(() => tellsCaches() === 'of all changes');
    loseNotices();
    expect(tellsCaches()).toBe('of some');
    hearAgain();
    expect(tellsCaches()).toBe('of all changes');
    await pending(siteTag);
    await work();
    expect(purged()).toEqual([[siteTag], [siteTag]]);
  });

  test('only while the database says what is still to be purged', async () => {
    const { tellsCaches, work } = await openInstance(toHttp());
    await work();
    await until(() => tellsCaches() === 'of all changes');
    isDatabaseAway = true;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    try {
      expect(tellsCaches()).toBe('of some');
    } finally {
      now.mockRestore();
    }
  });

  test('where articles are a CMS’s only if it notifies of changes, and while the instance hears them', async () => {
    const silent = await openInstance(toHttp(), { cms: 'silent' });
    const notified = await openInstance(toHttp(), { cms: 'notifying' });
    await notified.work();
    await until(() => notified.tellsCaches() === 'of all changes');
    expect(silent.tellsCaches()).toBe('of some');
    notified.loseNotices();
    expect(notified.tellsCaches()).toBe('of some');
  });

  test('never where no CDN is told', async () => {
    expect(await openCdnPurge(quietParts(), { target: undefined, token })).toEqual({});
  });
});

describe('several instances', () => {
  test('tell once what all hear of, and another one goes on where one has ended', async () => {
    const [first, second] = [await openInstance(toHttp()), await openInstance(toHttp())];
    await first.work();
    for (const each of [first, second]) each.change('/about-us');
    await pending(...aboutUs.map((tag): [string, number] => [tag, 2]));
    await second.work();
    for (const each of [first, second]) each.change('/contact');
    await pending([articleTag('/contact'), 2], listTag);
    await first.close();
    await second.work();
    expect(purged()).toEqual([[siteTag], aboutUs, [articleTag('/contact'), listTag].sort()]);
  });

  test('keep nothing for a day while the CDN does not hear what one of them has to tell', async () => {
    const [first, second] = [await openInstance(toHttp()), await openInstance(toHttp())];
    await first.work();
    await until(() => second.tellsCaches() === 'of all changes');
    first.change('/about-us');
    await pending(...aboutUs);
    await pass(60);
    await until(() => second.tellsCaches() === 'of some');
  });
});

describe('CDN_PURGE', () => {
  test.each([
    ['varnish:http://127.0.0.1:6081/', { kind: 'varnish', url: 'http://127.0.0.1:6081/' }],
    ['http:https://purge.example/tags', { kind: 'http', url: 'https://purge.example/tags' }],
    ['fastly:SU1Z0isxPaozGVKXdv0eY', { kind: 'fastly', service: 'SU1Z0isxPaozGVKXdv0eY' }],
    ['cloudflare:023e105f4ecef8ad', { kind: 'cloudflare', zone: '023e105f4ecef8ad' }],
  ])('may be %s', (written, target) => {
    expect(purgeTarget().parse(written)).toEqual({ value: target });
  });

  test.each([
    'http://purge.example',
    'varnish:',
    'varnish:ftp://a',
    'http:https://u:p@a.example',
    'fastly:../x',
    'akamai:1',
  ])('may not be %s', (written) => {
    expect(purgeTarget().parse(written)).toBeUndefined();
  });
});
