import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { quietLog } from '../content/quietLog.ts';
import { drug } from '../features/drug-savings/list/drugsForTests.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { leaksIn, type MadeRequest, writingOf } from './support/leaks.ts';
import { browser } from './support/site.ts';
import { fillScript } from './support/spyScripts.ts';

const health = { name: 'Kanarizol', slug: 'kanarizol', city: 'Bozeman' };
const zip = '59718';
const person = { email: 'kanari.7q2@mail.example', number: '3172137249' };
const words = [...Object.values(health), ...Object.values(person)];
const token = 'canary-0123456789';

const told: MadeRequest[] = [];
const toldElsewhere: string[] = [];
let partner: Server;
let elsewhere: Server;
let folder: string;
let site: BuiltServer;
let context: BrowserContext;
let page: Page;
let requests: [Request, Promise<MadeRequest>][];
const refused = new Set<Request>();
let visit: PromiseWithResolvers<void>;

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function hearing(hear: (request: MadeRequest) => void): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      hear({ url, method, headers: headers as Record<string, string>, body });
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(url.startsWith('/tag.js') ? fillScript : '');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drug-canary-'));
  partner = await hearing((request) => told.push(request));
  elsewhere = await hearing(({ url }) => toldElsewhere.push(url));
  const script = `${originOf(partner)}/tag.js?elsewhere=${originOf(elsewhere)}`;
  const partners = [{ name: 'countwell', company: 'Countwell', kind: 'analytics', script, purposes: [1, 8] }];
  const configuration = join(folder, 'site.json');
  writeFileSync(configuration, JSON.stringify({ outside: { partners } }));
  site = await startBuiltServer({
    DATA_DIR: folder,
    SITE_CONFIG: configuration,
    EDITOR_TOKEN: token,
    COUNTRY_DEFAULT: 'US',
    CMP_ID: '300',
    EXPERIMENTS: 'dcsNativeCoupon=variant:1',
    LOG_LEVEL: 'debug',
  });
  const made = drug(health.slug, { name: health.name, schedule: 'IV' });
  const set = await fetch(`${site.origin}/editor/api/drugs`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ drugs: [made, drug('another')] }),
  });
  expect(set.status).toBe(200);
});
afterAll(async () => {
  await site?.stop();
  for (const server of [partner, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

async function arrive(options: { gpc?: boolean; javaScriptEnabled?: boolean; phone?: string } = {}) {
  const { gpc = false, javaScriptEnabled = true, phone } = options;
  told.length = 0;
  refused.clear();
  requests = [];
  visit = Promise.withResolvers();
  context = await browser.newContext({
    javaScriptEnabled,
    ...(phone ? { userAgent: phone } : {}),
    ...(gpc ? { extraHTTPHeaders: { 'Sec-GPC': '1' } } : {}),
  });
  if (gpc) await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  context.on('request', (request) => requests.push([request, madeRequest(request)]));
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') refused.add(request);
  });
  page = await context.newPage();
  await page.goto(`${site.origin}/drugs`);
}

async function madeRequest(request: Request): Promise<MadeRequest> {
  const given = request.headers();
  // Of a page that has gone meanwhile, only those are known that it gave itself.
  const headers = await Promise.race([request.allHeaders(), visit.promise.then(() => given)]).catch(
    () => given,
  );
  return { url: request.url(), method: request.method(), headers, body: request.postData() ?? '' };
}

async function findPrices(): Promise<void> {
  await page.getByRole('combobox', { name: 'Name of a medicine' }).fill(health.slug.slice(0, 7));
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByRole('link', { name: health.name }).click();
  await page.getByText('EDIT').click();
  await page.getByRole('textbox', { name: 'ZIP' }).fill(zip);
  await page.getByRole('button', { name: 'UPDATE INFORMATION' }).click();
  await page.getByRole('heading', { name: `Prices near ${zip}` }).waitFor();
  await page.getByText(`${zip}, ${health.city}, MT`).waitFor();
}

const view = (name: string) => page.locator(`[data-coupon-window="${name}"] h2`);

async function sendCoupon(): Promise<void> {
  await page
    .getByRole('button', { name: /^Get RX Coupon/ })
    .first()
    .click();
  await view('default').waitFor();
  for (const [button, form, value] of [
    ['Email', 'email', person.email],
    ['SMS', 'sms', person.number],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await view(form).waitFor();
    await page.getByRole('dialog').getByRole('textbox').fill(value);
    await page.keyboard.press('Enter');
    await view('success').waitFor();
    await page.getByRole('button', { name: 'BACK', exact: true }).click();
    await view('default').waitFor();
  }
}

const isTold = (text: string): boolean => new RegExp(`(?<![\\w.-])${zip}(?![\\w-])`).test(text);

function leaked(made: readonly MadeRequest[]): string[] {
  const allowed = [originOf(partner)];
  const places = made
    .filter(({ url }) => !url.startsWith(site.origin))
    .filter(({ url, body, headers }) => isTold([url, body, ...Object.values(headers)].join('\n')))
    .map(({ url }) => `${new URL(url).origin} is told the ZIP`);
  return [...leaksIn(made, { own: site.origin, allowed, canaries: words }), ...places];
}

function wordsIn(text: string, sought: readonly string[] = words): string[] {
  const asRequest = { url: '', method: '', headers: {}, body: text };
  const found = sought.filter((word) => writingOf(word, asRequest));
  return isTold(text) ? [...found, zip] : found;
}

async function asked(): Promise<MadeRequest[]> {
  expect(toldElsewhere).toEqual([]);
  await page.evaluate('0');
  visit.resolve();
  const elsewhereOrigin = originOf(elsewhere);
  return Promise.all(
    requests
      .filter(([request]) => !refused.has(request) && !request.url().startsWith(elsewhereOrigin))
      .map(([, made]) => made),
  );
}

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};

describe('nobody else learns of a medicine, a place, an address or a number', () => {
  afterEach(() => context.close());

  test('of a reader who has said yes to everybody, and has the coupon sent', async () => {
    await arrive();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.waitForSelector('html[data-consent=full]');
    await findPrices();
    await sendCoupon();
    await page.reload();
    await page.waitForSelector('[data-outside=countwell]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(leaked(await asked())).toEqual([]);
    // The partner was there, and has told what it found.
    expect(told.filter(({ url }) => url === '/collect').length).toBeGreaterThan(0);
    expect(told.flatMap(({ url, body }) => wordsIn(`${url}\n${body}`))).toEqual([]);
    for (const { headers } of told) expect(headers.referer).toBeUndefined();
  });

  test('of a reader whose browser says no', async () => {
    await arrive({ gpc: true });
    await page.waitForSelector('html[data-consent=rejected]');
    await findPrices();
    await sendCoupon();
    expect(leaked(await asked())).toEqual([]);
    expect(told).toEqual([]);
  });

  test.each(Object.entries(phones))('of a reader who saves the coupon on %s', async (system, phone) => {
    await arrive({ phone });
    await findPrices();
    await page
      .getByRole('button', { name: /^Get RX Coupon/ })
      .first()
      .click();
    await view('default').waitFor();
    await page.getByRole('button', { name: /^Add to (Google|Apple) Wallet/ }).click();
    await view('success_wallet').waitFor();
    expect([system, leaked(await asked())]).toEqual([system, []]);
  });

  test('of a reader without script', async () => {
    await arrive({ javaScriptEnabled: false });
    await findPrices();
    await page
      .getByRole('button', { name: /^Get RX Coupon/ })
      .first()
      .click();
    await page.waitForURL(/\/coupon\?/);
    await page.getByText('Rx UID').waitFor();
    expect(leaked(await asked())).toEqual([]);
    expect(told).toEqual([]);
  });

  test('and neither log, counts, events nor disk have any of it', async () => {
    await arrive();
    const counts = await (
      await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
    ).text();
    expect(counts).toContain('pagewell_coupons_sent_total');
    expect(wordsIn(counts)).toEqual([]);
    await site.stop();
    expect(site.log()).toContain('/drugs');
    expect(wordsIn(site.log())).toEqual([]);

    const store = await DatabaseStore.open({ folder: join(folder, 'store') }, quietLog());
    try {
      const kept = await everythingKept(store);
      expect(kept.has('drug_savings_coupons')).toBe(true);
      for (const [table, rows] of kept) {
        expect([table, wordsIn(rows, Object.values(person)).filter((word) => word !== zip)]).toEqual([
          table,
          [],
        ]);
        // The list itself, and what was issued to nobody in particular.
        if (!table.startsWith('drug_savings_')) expect([table, wordsIn(rows)]).toEqual([table, []]);
      }
    } finally {
      await store.close();
    }
  });
});

async function everythingKept(store: DatabaseStore): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    store.database,
  );
  const kept = new Map<string, string>();
  for (const { name } of rows) {
    const table = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(store.database);
    kept.set(name, table.rows.map(({ row }) => row).join('\n'));
  }
  return kept;
}

describe('what somebody tells all the same is found', () => {
  const elsewhereAsked = (parts: Partial<MadeRequest>): MadeRequest => ({
    url: 'https://elsewhere.example/',
    method: 'GET',
    headers: {},
    body: '',
    ...parts,
  });

  test.each<[string, Partial<MadeRequest>]>([
    ['the medicine, in an address', { url: 'https://elsewhere.example/?q=kanarizol' }],
    [
      'the medicine, where a reader comes from',
      { headers: { referer: `http://site.example/drugs/${health.slug}` } },
    ],
    ['the address, hashed', { body: createHash('sha256').update(person.email).digest('hex') }],
    ['the number, in base64', { body: Buffer.from(`n=${person.number}`).toString('base64') }],
    ['the place', { url: `https://elsewhere.example/?zip=${zip}` }],
    ['the city', { body: JSON.stringify({ city: health.city }) }],
  ])('%s', (_what, parts) => expect(leaked([elsewhereAsked(parts)]).length).toBeGreaterThan(1));

  test.each([
    ['a line of the log', '{"path":"/drugs/kanarizol"}', [health.name, health.slug]],
    ['a count', `pagewell_lookups_total{zip="${zip}"} 1`, [zip]],
    ['an event', '{"name":"S2FuYXJpem9s"}', [health.name]],
    ['a number on disk', `{"to":"+1${person.number}"}`, [person.number]],
  ])('in %s', (_where, text, found) => expect(wordsIn(text)).toEqual(found));
});
