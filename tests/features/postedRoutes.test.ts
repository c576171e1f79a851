import { BlockList } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createContentSource } from '#content/createContentSource.ts';
import type { Guard, Route } from '#feature-kit/route.ts';
import { openFeatures, tablesOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { clientAddressBehind } from '#platform/http/clientAddress.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { quietLog } from '../content/quietLog.ts';
import { type Answer, startTestServer, type TestServer } from '../server/support.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';

const environment = {
  EDITOR_TOKEN: 'a-token-of-a-test',
  PREVIEW_ORIGIN: 'https://preview.example',
  GALLERY: 'on',
  DRUG_SAVINGS: 'sample',
  AUTH_AUTHORITY: 'https://accounts.example/{policy}',
  AUTH_GOOGLE: 'google:client:secret',
};

/** Its routes without the guards before them: what gets past a guard meets the same pipeline. */
async function startAll(): Promise<AllRoutes> {
  const folder = temporaryFolder();
  putEmptyDatabase(join(folder.path, 'store'));
  const otherTables = tablesOf(features);
  const content = await createContentSource({ dataDir: folder.path, otherTables }, quietLog());
  let close: (() => void | Promise<void>) | undefined;
  let routes: ChangingRoute[] = [];
  const trusted = new BlockList();
  trusted.addAddress('127.0.0.1');
  const server = await startTestServer({
    offered: { clientAddress: clientAddressBehind(trusted) },
    open: async (parts) => {
      const folders = { ...parts.folders, data: folder.path };
      const newsletter = { lists: [{ name: 'weekly', title: 'Weekly' }] };
      const configuration = { ...parts.renderer.site.configuration, newsletter };
      const renderer = { ...parts.renderer, site: { ...parts.renderer.site, configuration } };
      const configured = readConfiguration(environment).features;
      const opened = await openFeatures(configured, { ...parts, content, renderer, folders });
      close = opened.close;
      routes = opened.routes.filter(isChanging);
      return routes;
    },
  });
  return {
    server,
    routes,
    close: async () => {
      await server[Symbol.asyncDispose]();
      await close?.();
      await content.close();
      folder[Symbol.dispose]();
    },
  };
}

interface AllRoutes {
  server: TestServer;
  routes: ChangingRoute[];
  close: () => Promise<void>;
}

type ChangingRoute = Exclude<Route, Guard>;
const isChanging = (route: Route): route is ChangingRoute => route.kind !== 'guard' && route.method !== 'GET';
const nameOf = ({ method, path }: ChangingRoute): string => `${method} ${path}`;
/** Where those work who make the publication: their routes stand behind a guard, or take a token of theirs. */
const isOfEditor = ({ path }: ChangingRoute): boolean => /^\/(?:editor|preview-frame)(?:\/|$)/.test(path);
const addressOf = ({ path }: ChangingRoute): string => path.replace(/\{.*\}$/, '').replace(/:\w+/g, 'x');

const own = { 'Sec-Fetch-Site': 'same-origin' };
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

interface Sent {
  type?: string | undefined;
  body?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** Clients are told apart by what a trusted proxy says: each request is another's, where nothing else is said. */
function send(route: ChangingRoute, { type, body = '', headers = own }: Sent = {}): Promise<Answer> {
  clients += 1;
  return site.server.get(addressOf(route), {
    method: route.method,
    headers: {
      'X-Forwarded-For': `10.0.${clients >> 8}.${clients & 255}`,
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    body,
  });
}

let clients = 0;

/** The most that readers send, where there is no other reason. */
const maxPostedBytes = 8 * 1024;

/** What each route of readers takes: a body that is as it should be. One that takes none has none. */
const taken: Readonly<Record<string, object | string | undefined>> = {
  'PATCH /api/consent': { setAll: true },
  'POST /consent/validate': { cookieValue: 'none' },
  'POST /privacy-choices': 'choice=reject',
  'POST /api/events': { path: '/sleep', events: [{ kind: 'page-view', position: 1 }] },
  'POST /api/metrics': {
    metrics: [{ type: 'increment', name: 'page.view' }],
    route: 'home',
    formfactor: 'mobile',
  },
  'POST /api/metrics/unload': { timeOnPage: 1, maxScroll: 1 },
  'POST /api/errors': {
    errors: [{ type: 'Error', frames: [{ file: 'a.js', line: 1, column: 1 }], mechanism: 'error' }],
    route: 'home',
    formfactor: 'mobile',
  },
  'POST /api/drivers/v4{/*path}': { articlePlacements: ['rightRail'] },
  'POST /api/auth/set-cookie': { isAuthenticated: false },
  'POST /api/auth/clear-cookie': {},
  'POST /api/newsletter': { email: 'ada@example.org', recaptcha: 'none' },
  'POST /api/samplerx-coupon-info-share': {
    couponID: 'none',
    sendType: 'email',
    email: 'ada@example.org',
    recaptcha: 'none',
  },
  'POST /newsletter': 'email=ada%40example.org&lists=weekly',
  'POST /newsletter/confirm': undefined,
  'POST /newsletter/unsubscribe': undefined,
};

/** Refused without work that keeps robots away, or outside of the US, however well-formed. */
const needsWork = ['POST /api/newsletter', 'POST /api/samplerx-coupon-info-share'];

/** Taken from anywhere, each for a reason: programs for mail end letters at one click, and the editor shows pages elsewhere. */
const fromAnywhere = ['POST /newsletter/unsubscribe', 'POST /preview-frame'];

/** Taken as it is, whatever it says that it is: bytes of a picture, and texts that are read as what they have to be. */
const ofAnyType = [
  'PUT /editor/api/article',
  'PUT /editor/api/imported-article',
  'POST /editor/api/pictures',
];

/** What may be larger than what readers' forms send: a page's events, as many as a beacon carries. */
const larger: Readonly<Record<string, number>> = { 'POST /api/events': 64 * 1024 };

/** What a page asks for by itself, so that many who come through one address are many. */
const ofEveryPage = [
  'POST /consent/validate',
  'POST /api/events',
  'POST /api/metrics',
  'POST /api/metrics/unload',
  'POST /api/drivers/v4{/*path}',
];

let site: AllRoutes;
beforeAll(async () => {
  site = await startAll();
});
afterAll(() => site.close());
const readersRoutes = (): ChangingRoute[] => site.routes.filter((route) => !isOfEditor(route));

describe('each route by which something is changed', () => {
  it('is known here, where readers have it: one that comes says what it takes', () =>
    expect(readersRoutes().map(nameOf).sort()).toEqual(Object.keys(taken).sort()));

  it('is answered for six hundred pages a minute of one address, where each page asks for it', () => {
    const asked = site.routes.filter((route) => ofEveryPage.includes(nameOf(route)));
    expect(asked.map((route) => [nameOf(route), route.limit])).toEqual(
      asked.map((route) => [nameOf(route), { most: 600, seconds: 60 }]),
    );
    expect(asked).toHaveLength(ofEveryPage.length);
  });

  it.each(['cross-site', 'same-site', 'none'])('is answered 403 where the browser says %s', async (from) => {
    const refused: string[] = [];
    for (const route of site.routes) {
      const { status } = await send(route, { headers: { 'Sec-Fetch-Site': from } });
      if (status === 403) refused.push(nameOf(route));
    }
    const all = site.routes.map(nameOf);
    expect(refused).toEqual(all.filter((name) => !fromAnywhere.includes(name)));
  });

  it('is answered 403 where another origin, or nobody, is named as the page that asks', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}]) {
      const statuses = await Promise.all(
        site.routes
          .filter((route) => !fromAnywhere.includes(nameOf(route)))
          .map(async (route) => (await send(route, { headers })).status),
      );
      expect(new Set(statuses)).toEqual(new Set([403]));
    }
  });

  it('is answered 415 for another type, where it reads what is sent', async () => {
    for (const route of site.routes.filter(({ reads }) => reads)) {
      if (ofAnyType.includes(nameOf(route))) continue;
      for (const type of ['text/html', 'text/plain', 'multipart/form-data; boundary=x', undefined]) {
        if (type !== undefined && route.reads?.types?.includes(type)) continue;
        const answer = await send(route, { type, body: 'x' });
        expect([nameOf(route), type, answer.status]).toEqual([nameOf(route), type, 415]);
      }
    }
  });

  it('is answered 413 for more than it takes, which is 8 kB of readers where there is no other reason', async () => {
    for (const route of site.routes) {
      const { maxBytes = maxPostedBytes, types: [type] = [json] } = route.reads ?? {};
      if (!isOfEditor(route)) expect(maxBytes).toBeLessThanOrEqual(larger[nameOf(route)] ?? maxPostedBytes);
      const answer = await send(route, { type, body: 'x'.repeat(maxBytes + 1) });
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 413]);
    }
  });

  it('is answered 415 for what is packed: no small body becomes a large one', async () => {
    for (const route of site.routes) {
      const [type] = route.reads?.types ?? [json];
      const headers = { ...own, 'Content-Encoding': 'gzip' };
      const answer = await send(route, { type, headers, body: gzipSync('x'.repeat(1_000_000)) });
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 415]);
    }
  });

  it('is answered 400 for what is no JSON, where that is what it takes', async () => {
    for (const route of site.routes.filter(({ reads }) => reads?.types?.includes(json))) {
      for (const body of ['{', '', '\u0000', `${'['.repeat(80)}`]) {
        const { status } = await send(route, { type: json, body });
        expect([nameOf(route), body, status]).toEqual([nameOf(route), body, 400]);
      }
    }
  });
});

describe('each route of readers', () => {
  it('takes what is as it should be, and is answered 400 for one key more', async () => {
    for (const route of readersRoutes().filter(({ reads }) => reads)) {
      const body = taken[nameOf(route)] ?? '';
      const [type, plain, ...others] =
        typeof body === 'string'
          ? [form, body, `${body}&admin=1`, `${body}&__proto__=1`]
          : [json, JSON.stringify(body), withKey(body, 'admin'), withKey(body, '__proto__')];
      const { status } = await send(route, { type, body: plain });
      expect([nameOf(route), [400, 403, 413, 415, 429].includes(status)]).toEqual([
        nameOf(route),
        needsWork.includes(nameOf(route)),
      ]);
      for (const other of others) {
        const answer = await send(route, { type, body: other });
        expect([nameOf(route), other, answer.status]).toEqual([nameOf(route), other, 400]);
      }
    }
    expect({}).not.toHaveProperty('admin');
  });

  it('is answered 429 for one more than it takes of a client at once, and lets others ask', async () => {
    for (const route of readersRoutes()) {
      const most = route.limit?.most ?? Number.POSITIVE_INFINITY;
      expect([nameOf(route), most <= 600]).toEqual([nameOf(route), true]);
      const address = `203.0.113.${readersRoutes().indexOf(route) + 1}`;
      const ask = async (of: string) => {
        const { status, headers } = await send(route, { headers: { ...own, 'X-Forwarded-For': of } });
        return status === 429 ? Number(headers['retry-after']) : 0;
      };
      const waits = await Promise.all(Array.from({ length: most + 1 }, () => ask(address)));
      expect([nameOf(route), waits.filter((wait) => wait > 0).length]).toEqual([nameOf(route), 1]);
      expect([nameOf(route), await ask('198.51.100.1')]).toEqual([nameOf(route), 0]);
    }
  });
});

/** A body with one field more, which `JSON.stringify` would not write where it is the way to a prototype. */
function withKey(body: object, name: string): string {
  const inside = JSON.stringify(body).slice(1, -1);
  return `{${inside}${inside === '' ? '' : ','}"${name}":{"admin":true}}`;
}
