import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ChangeBus } from '#content/changes/changeBus.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { migrations } from '#features/cdn-purge/migrations.ts';
import { openCdnPurge } from '#features/cdn-purge/openCdnPurge.ts';
import { type PurgeTarget, purgeTarget } from '#features/cdn-purge/purgeTarget.ts';
import type { OpenFeature, PageChangeListener } from '#features/parts/feature.ts';
import { articleTag, listTag, sectionListTag, siteTag } from '#platform/http/cacheTags.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { until } from '../../support/until.ts';

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const token = 'a token of a test';
const times = { batch: 20, again: 60_000, firstPause: 20, longestPause: 40, giveUp: 60_000 };

let store: DatabaseStore;
let receiver: Server;
let origin: string;
let calls: Call[];
/** What the receiver answers, call by call, and then 200; 0 for nothing at all. */
let answers: number[];
/** What stands in its answers. */
let said: string;
let opened: OpenFeature[];
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'cdn-purge', migrations }]);
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  calls = [];
  answers = [];
  said = '{"success":true}';
  opened = [];
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    const status = answers.shift() ?? 200;
    if (status !== 0) response.writeHead(status).end(said);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const each of opened) await each.close?.();
  receiver.closeAllConnections();
  receiver.close();
});

const quietParts = () => ({
  content: {
    database: async () => store.database,
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

/** An instance of the site, and the way to tell it of a change. */
async function openInstance(
  target: PurgeTarget,
  more: Partial<typeof times> = {},
  { cms, longestWait = 60_000 }: { cms?: 'silent' | 'notifying'; longestWait?: number } = {},
) {
  const lines: Record<string, unknown>[] = [];
  const registry = new Registry();
  let listener: PageChangeListener | undefined;
  let reconnected: (() => void) | undefined;
  let state: 'listening' | 'reconnecting' = 'listening';
  const instance = await openCdnPurge(
    {
      content: {
        database: async () => store.database,
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
      log: pino({}, { write: (line) => lines.push(JSON.parse(line)) }),
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
      times: { ...times, ...more },
      addresses: { fastly: origin, cloudflare: origin },
      timeoutMs: 100,
      turnEvery: 30,
      longestWait,
    },
  );
  opened.push(instance);
  return {
    instance,
    lines,
    registry,
    change: (path: string) => listener?.article(path),
    changeAll: () => listener?.all(),
    loseNotices: () => {
      state = 'reconnecting';
    },
    hearAgain: () => {
      state = 'listening';
      reconnected?.();
    },
  };
}

const toHttp = (): PurgeTarget => ({ kind: 'http', url: `${origin}/purge` });
const tagsIn = ({ body }: Call): unknown => JSON.parse(body).tags;
const told = () => calls.flatMap((call) => tagsIn(call));

/** What a change of an article of a section purges. */
const insomnia = [articleTag('/sleep/insomnia'), listTag, sectionListTag('/sleep')];

describe('the CDN', () => {
  test('is told at the start that pages may be others, and then of each change, in batches', async () => {
    const { change, changeAll, instance } = await openInstance(toHttp());
    await until(() => calls.length === 1);
    expect(tagsIn(calls[0] as Call)).toEqual([siteTag]);
    change('/sleep/insomnia');
    change('/sleep/insomnia');
    change('/about-us');
    changeAll();
    await until(() => calls.length === 2);
    expect(tagsIn(calls[1] as Call)).toEqual([...insomnia, articleTag('/about-us'), siteTag]);
    expect(instance.tellsCaches?.()).toBe('of all changes');
  });

  test('is told once more some time later, as a page that was on its way may have come to it after that', async () => {
    const { change } = await openInstance(toHttp(), { again: 40 });
    await until(() => calls.length === 2);
    change('/sleep/insomnia');
    await until(() => calls.length === 4);
    expect(calls.map(tagsIn)).toEqual([[siteTag], [siteTag], insomnia, insomnia]);
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
    await openInstance(target());
    await until(() => calls.length === 1);
    expect(calls[0]).toMatchObject({ ...call, headers });
  });

  test('gets at most 30 tags in a call, where it is Cloudflare', async () => {
    const { change } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await until(() => calls.length === 1);
    for (let index = 0; index < 58; index += 1) change(`/page-${index}`);
    await until(() => calls.length === 3);
    expect(calls.map((call) => JSON.parse(call.body).tags.length)).toEqual([1, 30, 29]);
  });

  test.each([[429], [500], [403], [0]])(
    'that answers %i is told again until it has heard',
    async (status) => {
      answers = [status, status];
      const { lines, registry } = await openInstance(toHttp());
      await until(() => calls.length === 3);
      expect(told()).toEqual([siteTag, siteTag, siteTag]);
      const metrics = async () => (await registry.metrics()).split('\n');
      await until(async () => (await metrics()).includes('pagewell_cdn_purge_calls_total{outcome="told"} 1'));
      expect(await metrics()).toEqual(
        expect.arrayContaining([
          'pagewell_cdn_purge_calls_total{outcome="failed"} 2',
          'pagewell_cdn_purge_waiting_tags 0',
        ]),
      );
      expect(lines).toHaveLength(2);
      expect(JSON.stringify(lines)).not.toContain(token);
    },
  );

  test('that is Cloudflare and answers 200 has heard only where its answer says so', async () => {
    said = '{"success":false,"errors":[{"code":1012}]}';
    const { lines, instance } = await openInstance({ kind: 'cloudflare', zone: 'abc' });
    await until(() => lines.length === 2);
    said = 'no JSON';
    await until(() => lines.length === 4);
    expect(instance.tellsCaches?.()).toBe('of some');
    said = '{"success":true}';
    await until(() => instance.tellsCaches?.() === 'of all changes');
  });

  test('that does not hear for long is given up, with a line in the log and a count, and drops all pages when it hears again', async () => {
    answers = Array.from({ length: 1_000 }, () => 500);
    const { lines, registry, change } = await openInstance(toHttp(), { giveUp: 100 });
    await until(() => lines.some(({ level }) => level === 50));
    expect(lines.at(-1)).toMatchObject({ tags: 1, err: { status: 500 } });
    expect(await registry.metrics()).toContain('pagewell_cdn_purge_given_up_tags_total 1\n');
    answers = [];
    const before = calls.length;
    change('/sleep/insomnia');
    await until(() => calls.length > before);
    expect(tagsIn(calls[before] as Call)).toEqual([...insomnia, siteTag]);
  });

  test('keeps its pages when instances end, and holds no end up', async () => {
    const { instance } = await openInstance(toHttp());
    await until(() => calls.length === 1);
    answers = [0];
    const other = await openInstance(toHttp());
    await until(() => calls.length === 2);
    await Promise.all([instance.close?.(), other.instance.close?.()]);
    expect(calls.map(tagsIn)).toEqual([[siteTag], [siteTag]]);
  });

  test('drops a page that changed, and marks all pages as outdated, where it is Varnish', async () => {
    const { change, changeAll } = await openInstance({ kind: 'varnish', url: `${origin}/` });
    await until(() => calls.length === 1);
    change('/about-us');
    changeAll();
    await until(() => calls.length === 3);
    expect(calls.map(({ headers }) => [headers['xkey-purge'], headers['xkey-softpurge']])).toEqual([
      [undefined, siteTag],
      [`${articleTag('/about-us')} ${listTag}`, undefined],
      [undefined, siteTag],
    ]);
  });
});

describe('pages are kept for a day', () => {
  test('only once the CDN has taken something, and while it takes what has changed', async () => {
    answers = [403, 403];
    const { instance, change } = await openInstance(toHttp(), { again: 20 }, { longestWait: 200 });
    expect(instance.tellsCaches?.()).toBe('of some');
    await until(() => calls.length === 2);
    expect(instance.tellsCaches?.()).toBe('of some');
    await until(() => instance.tellsCaches?.() === 'of all changes');

    answers = Array.from({ length: 1_000 }, () => 500);
    change('/sleep/insomnia');
    await until(() => instance.tellsCaches?.() === 'of some');
    answers = [];
    await until(() => instance.tellsCaches?.() === 'of all changes');
  });

  test('only while the instance hears of what others change, and all pages are dropped when it does again', async () => {
    const { instance, loseNotices, hearAgain } = await openInstance(toHttp());
    await until(() => instance.tellsCaches?.() === 'of all changes');
    loseNotices();
    expect(instance.tellsCaches?.()).toBe('of some');
    hearAgain();
    expect(instance.tellsCaches?.()).toBe('of all changes');
    await until(() => calls.length === 2);
    expect(tagsIn(calls[1] as Call)).toEqual([siteTag]);
  });

  test('where articles are a CMS’s only if it notifies of changes, and while the instance hears them', async () => {
    const { instance } = await openInstance(toHttp(), {}, { cms: 'silent' });
    const notified = await openInstance(toHttp(), {}, { cms: 'notifying' });
    await until(() => notified.instance.tellsCaches?.() === 'of all changes');
    await until(() => calls.length === 2);
    expect(instance.tellsCaches?.()).toBe('of some');
    notified.loseNotices();
    expect(notified.instance.tellsCaches?.()).toBe('of some');
  });

  test('never where no CDN is told', async () => {
    expect(await openCdnPurge(quietParts(), { target: undefined, token })).toEqual({});
  });
});

describe('several instances', () => {
  test('tell it once, and another one goes on where the one that told has ended', async () => {
    const first = await openInstance(toHttp());
    const second = await openInstance(toHttp());
    await until(() => calls.length === 2);
    for (const each of [first, second]) each.change('/sleep/insomnia');
    await until(() => calls.length === 3);
    await first.instance.close?.();
    second.change('/sleep/dreams');
    await until(() => told().includes(articleTag('/sleep/dreams')));
    const heardOnce = told().filter((tag) => tag === articleTag('/sleep/dreams'));
    expect(heardOnce).toHaveLength(1);
    expect(tagsIn(calls[2] as Call)).toEqual(insomnia);
  });

  test('each tell what comes to each at another moment: that what stands around all pages is another', async () => {
    await openInstance(toHttp());
    const second = await openInstance(toHttp());
    await until(() => calls.length === 2);
    second.changeAll();
    await until(() => calls.length === 3);
    expect(tagsIn(calls[2] as Call)).toEqual([siteTag]);
  });

  test('keep nothing for a day where the one that tells cannot', async () => {
    const [first, second] = [
      await openInstance(toHttp(), { again: 20 }, { longestWait: 200 }),
      await openInstance(toHttp(), { again: 20 }, { longestWait: 200 }),
    ];
    await until(() => second.instance.tellsCaches?.() === 'of all changes');
    answers = Array.from({ length: 1_000 }, () => 500);
    first.change('/sleep/insomnia');
    await until(() => second.instance.tellsCaches?.() === 'of some');
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
