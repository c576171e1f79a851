import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations } from './support/axe.ts';
import { browser } from './support/site.ts';

const canary = 'kanari-7q2';
const path = `/health/${canary}`;
const text = { html: `<p>${`${canary} sleeps badly. `.repeat(60)}</p>` };
const article = {
  path,
  title: canary,
  contentMeta: { targeting: { k1: canary } },
  page: {
    category: 'sleep',
    placements: ['rightRail', 'manualPlacement1', '1stPagePopup'].map((placementName) => ({ placementName })),
  },
  blocks: Array.from({ length: 8 }, (_, index) => ({ id: `text-${index}`, type: 'rich-text', data: text })),
};
const configuration = {
  placements: [
    { placementName: 'manualPlacement1', driver: { headline: 'From the site', brand: 'Restwell' } },
    {
      placementName: '1stPagePopup',
      driver: {
        headline: 'Six letters on sleep',
        driverType: 'email',
        newsletterLists: ['letters'],
        feedbackTitle: 'What first?',
        feedbackSelections: ['Naps'],
        confirmTitle: 'Until soon',
      },
    },
  ],
  newsletter: { lists: [{ name: 'letters', title: 'Letters' }] },
  outside: { services: [{ name: 'restwell', company: 'Restwell', kind: 'drivers', purposes: [2] }] },
};

const folder = mkdtempSync(join(tmpdir(), 'pagewell-placements-'));
const told: string[] = [];
let servers: Server[] = [];
let site: BuiltServer;
let context: BrowserContext;
let page: Page;

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const cms = await listening(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://cms.example');
    const isArticle = pathname === '/articles' && searchParams.get('path') === path;
    const isList = pathname === '/articles' && !searchParams.has('path');
    response.writeHead(isArticle || isList ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isArticle ? article : isList ? { items: [] } : {}));
  });
  const partner = await listening((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push(JSON.stringify([request.url, request.headers, JSON.parse(body)]));
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          placementDrivers: { rightRail: { headline: 'From a partner', brand: 'Restwell' } },
        }),
      );
    });
  });
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(configuration));
  site = await startBuiltServer({ CONTENT_API_URL: cms, SITE_CONFIG: file, DRIVERS_URL: `${partner}/v4` });
});
afterAll(async () => {
  await site.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  told.length = 0;
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  page = await context.newPage();
  await page.goto(site.origin + path);
});
afterEach(() => context.close());

const reached = (place: string, stage: string) =>
  page.waitForSelector(`[data-placement="${place}"][data-placement-stage="${stage}"]`, { state: 'attached' });
const answerPrivacy = async (answer: 'accept' | 'reject') => {
  await page.click(`[data-privacy-prompt] [value=${answer}]`);
  await page.waitForSelector(`html[data-consent=${answer === 'accept' ? 'full' : 'rejected'}]`);
};
const readHalf = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.55));
const popup = () => page.locator('[data-popup]');

test('before a yes, places hold what the site says, and nobody else is asked', async () => {
  await reached('manualPlacement1', 'preloaded');
  await reached('rightRail', 'not_found');
  await answerPrivacy('reject');
  await page.reload();
  await reached('rightRail', 'not_found');
  expect(told).toEqual([]);
});

test('after a yes, a partner fills the rest, is told nothing of what is read, and nothing moves', async () => {
  await answerPrivacy('accept');
  await page.goto(site.origin + path);
  await reached('rightRail', 'loaded');
  // The page on which the yes was said may have asked as well.
  expect(told.length).toBeGreaterThan(0);
  for (const call of told) {
    expect(call).toContain('"category":"sleep"');
    expect(call).not.toContain(canary);
    expect(call).not.toMatch(/cookie|referer/i);
  }
  await page.locator('[data-placement=rightRail]').scrollIntoViewIfNeeded();
  await page.getByText('From a partner').waitFor();
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('a window comes once half of the page is read and the question is answered, and holds nobody', async () => {
  // The script has come once what it asks for has been answered.
  await reached('rightRail', 'not_found');
  await readHalf();
  expect(await popup().isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await answerPrivacy('reject');
  await readHalf();
  await popup().waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[data-popup]') ?? null)).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
  const { x = 0, width = 0 } = (await popup().boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(1280);
  await page.keyboard.press('Escape');
  expect(await popup().isVisible()).toBe(false);
  await page.reload();
  await reached('rightRail', 'not_found');
  await readHalf();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await popup().isVisible()).toBe(false);
});

test('whoever signs up in a driver is asked its question, and led to its end, without anything that moves', async () => {
  await reached('rightRail', 'not_found');
  await answerPrivacy('reject');
  await readHalf();
  await popup().waitFor();
  // What moved for the answer is not what is asked here.
  await page.evaluate('shifts.length = 0');
  const shown = (words: string) => popup().getByText(words).isVisible();
  expect([await shown('What first?'), await shown('Until soon')]).toEqual([false, false]);
  await popup().getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
  await popup().getByRole('button', { name: 'Join now' }).click();
  await popup().getByText('What first?').waitFor();
  expect([await shown('Join now'), await shown('Until soon')]).toEqual([false, false]);
  expect(await axeViolations(page)).toEqual([]);
  await popup().getByRole('button', { name: 'Naps' }).click();
  await popup().getByText('Until soon').waitFor();
  expect(await shown('What first?')).toBe(false);
  expect(await page.evaluate('shifts')).toEqual([]);
});
