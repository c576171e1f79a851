import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { signUpAddress } from '#contracts/newsletter.ts';
import schema from '#schemas/outside-payload.json' with { type: 'json' };
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { sampleOf } from '../support/tried.ts';
import { article, canaries, path } from './support/canaries.ts';
import { leaksIn, type MadeRequest } from './support/leaks.ts';
import { browser } from './support/site.ts';
import { fillScript, toolScripts } from './support/spyScripts.ts';

const told: { url: string; headers: Record<string, string>; body: string }[] = [];

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const toldElsewhere: string[] = [];
const keptAway: string[] = [];

const toldTool: typeof told = [];
let toolDoes: keyof typeof toolScripts;

let cms: Server;
let elsewhere: Server;
let partner: Server;
let tool: Server;
let site: BuiltServer;
let folder: string;
let context: BrowserContext;
let page: Page;
let requests: [Request, Promise<MadeRequest>][];
/** What the browser was asked for and did not ask anybody, because a policy forbids it. */
const refused = new Set<Request>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
  cms = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms.example');
    const isArticle = pathname === '/articles' && searchParams.get('path') === path;
    const isList = pathname === '/articles' && !searchParams.has('path');
    const listed = [{ path, title: article.title, updatedAt: '2026-11-23T09:00:00Z' }];
    const body = isArticle ? article : isList ? { items: listed } : pathname === '/suggest' ? [] : undefined;
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  const hearing = (heard: typeof told, answer: (url: string) => string) =>
    listening((request, response) => {
      const { url = '' } = request;
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        heard.push({ url, headers: request.headers as Record<string, string>, body });
        const type = url.startsWith('/suggest') ? 'application/json' : 'text/javascript';
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        response.end(answer(url));
      });
    });
  partner = await hearing(told, (url) =>
    url.startsWith('/suggest') ? '["", []]' : url.startsWith('/tag.js') ? fillScript : '',
  );
  tool = await hearing(toldTool, (url) => (url.startsWith('/tool.js') ? toolScripts[toolDoes] : ''));
  elsewhere = await listening((request, response) => {
    toldElsewhere.push(request.url ?? '');
    response.end();
  });
  const script = `${originOf(partner)}/tag.js?elsewhere=${originOf(elsewhere)}`;
  const partners = [
    { name: 'adlark', company: 'Adlark', kind: 'ads', script, purposes: [1, 2, 3, 4, 7], vendorId: 755 },
    { name: 'countwell', company: 'Countwell', kind: 'analytics', script, purposes: [1, 8] },
    {
      name: 'consentwell',
      company: 'Consentwell',
      kind: 'consent',
      script: `${originOf(tool)}/tool.js?elsewhere=${originOf(elsewhere)}`,
      purposes: [1],
    },
  ];
  const configuration = join(folder, 'site.json');
  const newsletter = { lists: [{ name: 'letters', title: 'Letters' }] };
  // The first of them fills the places for ads as well.
  const slots = [
    {
      id: 'DLB1',
      sizes: [
        [970, 250],
        [300, 250],
      ],
    },
  ];
  const ads = { provider: 'gpt', script, unitPath: '/1/pagewell', slots, ownSites: ['sleepwell.example'] };
  // Whom our server asks, and no browser.
  const services = [{ name: 'likely-words', kind: 'suggestions', purposes: [10] }];
  writeFileSync(configuration, JSON.stringify({ ads, outside: { partners, services }, newsletter }));
  site = await startBuiltServer({
    CONTENT_API_URL: originOf(cms),
    SITE_CONFIG: configuration,
    COUNTRY_HEADER: 'x-country',
    CMP_ID: '300',
    SUGGESTIONS_URL: `${originOf(partner)}/suggest`,
  });
});
afterAll(async () => {
  await site.stop();
  for (const server of [cms, partner, tool, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

interface Reader {
  country: string;
  does?: keyof typeof toolScripts;
  gpc?: boolean;
  /** What of ours their browser does not let through, as tools against consent prompts do. */
  blocked?: RegExp;
}

/** Ends with the visit: what a browser has not told of a request until then, it will not tell. */
let visit: PromiseWithResolvers<void>;

async function madeRequest(request: Request): Promise<MadeRequest> {
  // Of a page or frame that has gone meanwhile, only those are known that it gave itself: the browser may tell no more,
  // without saying so.
  const given = request.headers();
  const headers = await Promise.race([request.allHeaders(), visit.promise.then(() => given)]).catch(
    () => given,
  );
  return { url: request.url(), method: request.method(), headers, body: request.postData() ?? '' };
}

async function arrive({ country, does = 'silent', gpc = false, blocked }: Reader): Promise<void> {
  toolDoes = does;
  told.length = 0;
  toldTool.length = 0;
  toldElsewhere.length = 0;
  keptAway.length = 0;
  refused.clear();
  requests = [];
  visit = Promise.withResolvers();
  context = await browser.newContext({
    extraHTTPHeaders: { 'X-Country': country, ...(gpc ? { 'Sec-GPC': '1' } : {}) },
  });
  if (gpc) await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  context.on('request', (request) => requests.push([request, madeRequest(request)]));
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') refused.add(request);
  });
  page = await context.newPage();
  if (blocked)
    await page.route(blocked, (route) => {
      keptAway.push(route.request().url());
      return route.abort();
    });
  const query = new URLSearchParams({ email: canaries.email, q: canaries.query });
  await page.goto(`${site.origin}${path}?${query}`, {
    referer: `https://www.google.com/search?q=${canaries.referrer}`,
  });
  // As a feature with ads does: a place, and what may be told of it, and more than may be told.
  await page.evaluate((words) => {
    const place = document.createElement('div');
    place.setAttribute('data-outside', 'adlark');
    const facts = { slot: 'DMR1', sizes: [[300, 250]], path: words.path, category: words.keyword };
    place.setAttribute('data-outside-facts', JSON.stringify({ ...facts, email: words.email }));
    document.querySelector('main')?.append(place);
  }, canaries);
}

async function answerTool(name: string): Promise<void> {
  await page.mouse.move(300, 700);
  await page.waitForSelector('[data-outside=consentwell]:not([inert])');
  await page.frameLocator('iframe[title=Consentwell]').getByRole('button', { name }).click();
}

const settled = (state: string): Promise<unknown> => page.waitForSelector(`html[data-consent=${state}]`);

async function readAndAnswer(): Promise<void> {
  const [answer] = await page.getByLabel(canaries.answer).all();
  await answer?.check({ force: true });
  if (new URL(page.url()).pathname === path) await signUp();
  await page.evaluate((words) => {
    sessionStorage.setItem('note', words.email);
    localStorage.setItem('note', words.answer);
  }, canaries);
  await page.goto(`${site.origin}/search?${new URLSearchParams({ q1: canaries.search })}`);
  await page.evaluate(async (q) => {
    for (const path of ['/api/suggest', '/api/suggest/more'])
      await fetch(`${path}?${new URLSearchParams({ q })}`);
  }, canaries.search);
  await page.waitForLoadState('networkidle');
}

async function signUp(): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(signUpAddress));
  await page.getByRole('textbox', { name: 'Email address' }).fill(canaries.email);
  await page.getByRole('button', { name: 'Join now' }).click();
  expect([202, 429]).toContain((await answered).status());
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries++) await page.waitForTimeout(50);
  expect(isSo()).toBe(true);
}

async function toolHasSpied(): Promise<void> {
  const has = (beginning: string) => toldTool.some(({ url }) => url.startsWith(beginning));
  await until(() => has('/collect') && has('/pixel'));
}

function expectToolKnowsLittle(country: string): void {
  expect(toldTool.every(({ url }) => /^\/(tool\.js|collect|pixel\?)/.test(url))).toBe(true);
  for (const { headers } of toldTool)
    expect([headers.referer, headers.cookie]).toEqual([undefined, undefined]);
  const collected = toldTool.filter(({ url }) => url === '/collect');
  expect(collected.length).toBeGreaterThan(0);
  for (const { body } of collected) {
    const seen = Object.fromEntries(JSON.parse(body));
    const given = JSON.parse(seen.given);
    expect(Object.keys(given).sort()).toEqual(['breakpoint', 'consent', 'country', 'language', 'sizes']);
    expect(given.country).toBe(country);
    const nothing = {
      cookie: 'refused',
      storage: 'refused',
      parent: 'refused',
      title: 'refused',
      text: 'refused',
    };
    expect(seen).toMatchObject({ ...nothing, referrer: '', name: '', ancestors: site.origin });
  }
}

async function leaks(allowed: readonly string[] = [originOf(tool)]): Promise<string[]> {
  // That host says itself whether it was asked: a browser tells of requests that its policy then refuses.
  expect(toldElsewhere).toEqual([]);
  // What the browser has told so far comes before this answer.
  await page.evaluate('0');
  visit.resolve();
  const made = await Promise.all(
    requests
      .filter(([request]) => !refused.has(request) && !request.url().startsWith(originOf(elsewhere)))
      .map(([, each]) => each),
  );
  return leaksIn(made, { own: site.origin, allowed, canaries: Object.values(canaries) });
}

afterEach(() => context.close());

const ways: readonly [what: string, walk: (country: string) => Promise<void>][] = [
  [
    'where the tool that asks readers is blocked',
    async (country) => {
      await arrive({ country, blocked: /tool\.js/ });
      await settled('none');
      await until(() => keptAway.length > 0);
      await page.waitForSelector('[data-outside=consentwell]', { state: 'detached' });
      await readAndAnswer();
      expect(await leaks()).toEqual([]);
      expect([told, toldTool]).toEqual([[], []]);
    },
  ],
  [
    'after a no to the tool that asks readers, nor to that',
    async (country) => {
      await arrive({ country, does: 'asking' });
      await answerTool('No to all');
      await settled('rejected');
      toldTool.length = 0;
      await readAndAnswer();
      expect(await leaks()).toEqual([]);
      expect([told, toldTool]).toEqual([[], []]);
    },
  ],
  [
    'after a no',
    async (country) => {
      await arrive({ country });
      await settled('none');
      await toolHasSpied();
      await page.getByRole('button', { name: 'Reject all' }).click();
      await settled('rejected');
      toldTool.length = 0;
      await readAndAnswer();
      expect(await leaks()).toEqual([]);
      expect([told, toldTool]).toEqual([[], []]);
    },
  ],
  [
    'where the browser says no for its reader, who is not asked',
    async (country) => {
      await arrive({ country, gpc: true });
      await settled('rejected');
      expect(await page.getByRole('button', { name: 'Accept all' }).isVisible()).toBe(false);
      await readAndAnswer();
      expect(await leaks([])).toEqual([]);
      expect([told, toldTool]).toEqual([[], []]);
    },
  ],
  [
    'where our own consent is blocked, whatever the reader clicks',
    async (country) => {
      await arrive({ country, blocked: /idleBehaviours|api\/consent|api\/reader|consent\/validate/ });
      await page.waitForLoadState('networkidle');
      await signUp();
      // The button is a form's then, which leads to the page of the choices.
      await page.getByRole('button', { name: 'Accept all' }).click();
      await readAndAnswer();
      expect(await leaks([])).toEqual([]);
      expect(toldTool).toEqual([]);
      // The form has said yes to the server, which has kept it: what it asks itself may go. No browser asks for anything.
      expect(told.filter(({ url }) => !url.startsWith('/suggest?'))).toEqual([]);
    },
  ],
];

const regimes = [
  ['gdpr', 'DE'],
  ['us', 'US'],
  ['none', 'CA'],
] as const;

describe.each(regimes.map(([regime, country], at) => ({ regime, country, at })))(
  'under the regime $regime',
  ({ regime, country, at }) => {
    test('nothing goes to others before the reader has chosen', async () => {
      await arrive({ country });
      await settled('none');
      expect(await page.getAttribute('html', 'data-regime')).toBe(regime);
      await toolHasSpied();
      await readAndAnswer();
      expect(await leaks()).toEqual([]);
      expect(told).toEqual([]);
      expectToolKnowsLittle(country);
    });

    // Each way under one regime in turn, or under all.
    test.each(sampleOf(ways, regimes.length, at))('nothing goes to others %s', (_what, walk) =>
      walk(country),
    );

    test('after a yes, listed hosts alone are told, and what is on the list alone', async () => {
      await arrive({ country });
      await settled('none');
      await toolHasSpied();
      await page.getByRole('button', { name: 'Accept all' }).click();
      await settled('full');
      toldTool.length = 0;
      await page.waitForSelector('[data-outside=adlark][data-outside-state=filled]');
      await page.waitForSelector('[data-ad-slot=DLB1][data-ad-state=filled]');
      await page.waitForSelector('[data-outside=countwell]', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      await readAndAnswer();
      await page.waitForSelector('[data-outside=countwell]', { state: 'attached' });
      await page.waitForLoadState('networkidle');

      expect(await leaks([originOf(partner), originOf(tool)])).toEqual([]);
      expect(toldTool).toEqual([]);
      const collected = told
        .filter(({ url }) => url === '/collect')
        .map(({ body }) => Object.fromEntries(JSON.parse(body)));
      expect(collected.length).toBeGreaterThanOrEqual(2);
      for (const seen of collected) {
        const given = JSON.parse(seen.given);
        expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(given)));
        expect(given.consent).toMatchObject({ gdprApplies: regime === 'gdpr', limitedAds: false });
        expect(given.country).toBe(country);
        expect(seen).toMatchObject({
          referrer: '',
          cookie: 'refused',
          storage: 'refused',
          parent: 'refused',
          title: 'refused',
          text: 'refused',
          name: '',
          ancestors: site.origin,
          usp: regime === 'us' ? '1YNY' : '1---',
        });
        // Each law has an answer of its own, by the string that was given; nobody answers for another one.
        expect([given.consent.tc !== undefined, given.consent.gpp !== undefined]).toEqual([
          regime === 'gdpr',
          regime === 'us',
        ]);
        expect(seen.gpp).toBe(given.consent.gpp ?? 'refused');
        if (regime !== 'gdpr') expect(seen.tc).toBe('refused');
        else {
          const { tcString, purpose, vendor } = JSON.parse(seen.tc);
          expect(tcString).toBe(given.consent.tc);
          const granted = (of: object) =>
            Object.entries(of).flatMap(([number, isGranted]) => (isGranted ? number : []));
          expect(granted(purpose.consents)).toEqual(['1', '2', '3', '4', '7', '8', '10']);
          expect(granted(vendor.consents)).toEqual(['755']);
        }
      }
      const [first] = collected.filter(({ given }) => given.includes('DMR1'));
      expect(JSON.parse(first?.given)).toMatchObject({
        category: 'wellness',
        referrer: 'google',
        sizes: [[300, 250]],
      });
      expect(collected.map(({ given }) => JSON.parse(given).slot)).toContain('DLB1');
      for (const { headers } of told)
        expect([headers.referer, headers.cookie]).toEqual([undefined, undefined]);
      // What is typed into the search box goes to who suggests searches, from our server, and alone.
      const suggested = told.filter(({ url }) => url.startsWith('/suggest'));
      expect(suggested.map(({ url }) => Object.fromEntries(new URL(url, site.origin).searchParams))).toEqual([
        { client: 'pagewell', language: 'en-US', q: canaries.search },
      ]);
      expect(suggested.map(({ headers }) => headers['user-agent'])).toEqual([undefined]);
      expect(told.every(({ url }) => /^\/(tag\.js|collect|pixel\?|favicon|suggest\?)/.test(url))).toBe(true);
    });
  },
);

test('a yes that is taken back takes all frames away at once, and lets no more come', async () => {
  await arrive({ country: 'US' });
  await settled('none');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.waitForSelector('[data-outside-state=filled]');
  const other = await context.newPage();
  await other.goto(`${site.origin}/privacy-choices`);
  await other.waitForSelector('html[data-consent=full]');
  await other.locator('main').getByRole('button', { name: 'Reject all' }).click();
  await settled('rejected');
  expect(await page.locator('iframe').count()).toBe(0);
  told.length = 0;
  toldTool.length = 0;
  await page.reload();
  await settled('rejected');
  await page.waitForLoadState('networkidle');
  expect([told, toldTool]).toEqual([[], []]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['pagewell_consent', 'usprivacy']);
});

test('a word of the page that the tool would tell is found', async () => {
  await arrive({ country: 'DE', does: 'leaking' });
  await settled('none');
  // The browser tells of a frame's requests in its own time, also after they were heard.
  const hasTold = () => requests.some(([request]) => request.url().startsWith(`${originOf(tool)}/collect`));
  await until(() => toldTool.length >= 2 && hasTold());
  expect(await leaks()).toEqual([expect.stringContaining(`is told ${canaries.title} in base64`)]);
});

test('a yes to the tool that asks readers is one to all of it, and then it has gone', async () => {
  await arrive({ country: 'DE', does: 'asking' });
  await answerTool('Yes to all');
  await settled('full');
  toldTool.length = 0;
  await page.waitForSelector('[data-outside=adlark][data-outside-state=filled]');
  await readAndAnswer();
  expect(toldTool).toEqual([]);
  expect(await page.locator('iframe[title=Consentwell]').count()).toBe(0);
});
