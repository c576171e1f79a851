import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { deferredAdMs } from '#contracts/ads.ts';
import { outsideDomEvent } from '#contracts/outside/frame.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';
import { type AdServer, startAdServer } from '../support/adServer.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { publisherTag } from '../support/publisherTag.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { browser, server as houseSite } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

/** What the creative of each place does. One answers with nothing, and four break a rule. */
const creatives = {
  DLB1: '(show) => show(728, 90)',
  DLB2: '(show, end) => end(undefined)',
  DMR1: '(show) => { show(300, 250); setTimeout(() => show(250, 250), 300); }',
  DMR2: '() => {}',
  DMR3: '(show) => show(970, 900)',
  DMR4: '(show) => { for (let i = 0; i < 200; i += 1) show(300, 250); }',
  DMR5: '() => { location.href = new URL("/elsewhere", origin); }',
  MLB1: '(show) => show(320, 50)',
  MMR1: '(show) => show(300, 250)',
};
const faults = { DMR2: 'silent', DMR3: 'size', DMR4: 'flood', DMR5: 'navigated' };
const rectangles = ['DMR1', 'DMR2', 'DMR3', 'DMR4', 'DMR5'] as const;
const path = '/health/ads-of-others';
const paragraph = (id: string) => ({
  id,
  type: 'rich-text',
  data: { html: `<p>${'Words of the text. '.repeat(120)}</p>` },
});
const article = {
  path,
  title: 'Ads of others',
  description: 'A page with every place for ads.',
  page: {
    category: 'wellness',
    adPositions: [
      { name: 'text-4', ads: ['DMR1', 'MMR1'] },
      ...rectangles.slice(1).map((id, index) => ({ name: `text-${5 + index}`, ads: [id] })),
      { name: 'end', ads: ['DLB2'] },
    ],
  },
  blocks: Array.from({ length: 10 }, (_, index) => paragraph(`text-${index}`)),
};

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const scripts: Readonly<Record<string, string>> = {
  '/gpt.js': publisherTag(creatives),
  '/check.js': 'outside.say({ kind: "empty" });',
};

let cms: Server;
let adServer: AdServer;
let site: BuiltServer;
let ads: object;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ads-'));
  cms = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms.example');
    const isArticle = pathname === '/articles' && searchParams.get('path') === path;
    const isList = pathname === '/articles' && !searchParams.has('path');
    const listed = [{ path, title: article.title, updatedAt: '2026-11-23T09:00:00Z' }];
    const body = isArticle ? article : isList ? { items: listed } : undefined;
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  adServer = await startAdServer(scripts);
  const house = { title: 'Of our own', url: '/topics' };
  const rectangle = [
    [300, 250],
    [250, 250],
  ];
  const slots = Object.keys(creatives).map((id) => {
    const leaderboard =
      id === 'MLB1'
        ? [[320, 50]]
        : [
            [970, 90],
            [728, 90],
          ];
    return { id, sizes: id.includes('LB') ? leaderboard : rectangle, house };
  });
  ads = {
    provider: 'gpt',
    script: `${adServer.origin}/gpt.js`,
    unitPath: '/1/pagewell',
    slots,
    viewableCountries: ['US', 'GB', 'CA', 'AU'],
    ownSites: ['sleepwell.example'],
  };
  site = await startSite({ ads });
});
function startSite(configuration: object): Promise<BuiltServer> {
  const file = join(mkdtempSync(join(folder, 'site-')), 'site.json');
  writeFileSync(file, JSON.stringify(configuration));
  return startBuiltServer({ CONTENT_API_URL: originOf(cms), SITE_CONFIG: file, COUNTRY_HEADER: 'x-country' });
}
afterAll(async () => {
  await site.stop();
  cms.closeAllConnections();
  cms.close();
  adServer.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => watched.close());

interface Heard {
  faults: Record<string, string>;
  reported: string[];
}

async function open(origin: string, at: string, width: number, referer?: string): Promise<void> {
  adServer.asked.length = 0;
  watched = await openWatchedPage(browser, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Country': 'GB' },
  });
  ({ page } = watched);
  await page.addInitScript(
    ([changed, reported]) => {
      const heard: Heard = { faults: {}, reported: [] };
      Object.assign(globalThis, { heard });
      addEventListener(
        String(changed),
        (event) => {
          const place = event.target instanceof Element ? event.target.closest('[data-ad-slot]') : null;
          const { fault } = (event as CustomEvent).detail;
          if (place && fault) heard.faults[place.getAttribute('data-ad-slot') ?? ''] = fault;
        },
        true,
      );
      addEventListener(
        String(reported),
        (event) => {
          const { metric, actionOutcome } = (event as CustomEvent).detail;
          if (metric) heard.reported.push(`${metric} ${actionOutcome}`);
        },
        true,
      );
    },
    [outsideDomEvent, trackingDomEvent],
  );
  await page.goto(origin + at, referer === undefined ? {} : { referer });
  await page.waitForSelector('[data-ad-slot][data-behaviour=started]', { state: 'attached' });
}
async function agree(): Promise<void> {
  await page.waitForSelector('html[data-consent=none]');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.waitForSelector('html[data-consent=full]');
}
const place = (id: string) => page.locator(`[data-ad-slot=${id}]`);
const moves = (): string[] => watched.complaints.filter((complaint) => complaint.startsWith('moved'));
const heard = (): Promise<Heard> => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
const boxes = (): Promise<unknown> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-ad-slot^=D]')].map((each) => {
      const { width, height, top } = each.getBoundingClientRect();
      return [each.dataset.adSlot, width, height, top + scrollY];
    }),
  );
/** Begins to read once all places are measured: those that are not in view are left for a while. */
async function readDown(): Promise<void> {
  await page.waitForTimeout(deferredAdMs);
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= end; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
}

describe('ads of others', () => {
  test('come once their reader has agreed, into room that was kept, and those that break a rule go', async () => {
    await open(site.origin, path, 1280, 'https://sleepwell.example/naps');
    expect(await place('DLB1').getAttribute('data-ad-state')).toBe('house');
    expect(await page.locator('iframe').count()).toBe(0);
    await agree();
    const before = await boxes();
    await page.waitForSelector('[data-ad-slot=DLB1][data-ad-state=filled][data-ad-size="728x90"]');
    expect(adServer.asked.map(({ unit }) => unit)).toEqual(['/1/pagewell/DLB1']);
    await readDown();
    await page.waitForFunction(
      (count) => Object.keys((globalThis as unknown as { heard: Heard }).heard.faults).length === count,
      Object.keys(faults).length,
    );
    expect((await heard()).faults).toEqual(faults);
    expect((await heard()).reported.sort()).toEqual(
      Object.values(faults)
        .map((fault) => `client.error.outside ${fault.toUpperCase()}`)
        .sort(),
    );
    for (const id of [...Object.keys(faults), 'DLB2']) {
      expect([id, await place(id).getAttribute('data-ad-state')]).toEqual([id, 'house']);
    }
    await page.waitForSelector('[data-ad-slot=DMR1][data-ad-size="250x250"]', { state: 'attached' });
    expect(await page.locator('iframe').count()).toBe(2);
    expect(await page.locator('[data-ad-slot^=M] iframe').count()).toBe(0);
    expect(await boxes()).toEqual(before);
    expect([await watched.layoutShift(), moves()]).toEqual([0, []]);
  });

  test('are told what is on the list: of the page one word, of the reader where they came from, in a word', async () => {
    await open(site.origin, path, 1280, 'https://sleepwell.example/naps');
    await agree();
    await page.waitForSelector('[data-ad-slot=DLB1][data-ad-state=filled]');
    const [{ told, ...first } = { told: {} }] = adServer.asked;
    expect(first).toEqual({
      unit: '/1/pagewell/DLB1',
      sizes: [
        [970, 90],
        [728, 90],
      ],
      settings: { limitedAds: true },
    });
    const { number, ...words } = told as Record<string, string>;
    expect(words).toEqual({ breakpoint: 'desktop', category: 'wellness', referrer: 'own', viewable: 'true' });
    expect(Number(number)).toBeGreaterThanOrEqual(1);
    expect(Number(number)).toBeLessThanOrEqual(100);
  });

  test('are those of phones on a phone, in the middle of the room', async () => {
    await open(site.origin, path, 390);
    await agree();
    await page.waitForSelector('[data-ad-slot=MLB1][data-ad-state=filled]');
    const [bar, label, frame] = await Promise.all(
      ['> div', 'small', 'iframe'].map((part) => place('MLB1').locator(part).boundingBox()),
    );
    if (!bar || !label || !frame) throw new Error('A part of the leaderboard is not shown');
    expect(frame).toMatchObject({ x: (390 - 320) / 2, width: 320, height: 50 });
    expect(frame.y).toBeGreaterThanOrEqual(label.y + label.height);
    expect([bar.y + bar.height, frame.y + frame.height]).toEqual([800, 800]);
    await readDown();
    await page.waitForSelector('[data-ad-slot=MMR1][data-ad-state=filled]', { state: 'attached' });
    expect(adServer.asked.map(({ unit }) => unit)).toEqual(['/1/pagewell/MLB1', '/1/pagewell/MMR1']);
    const middles = await place('MMR1').evaluate((each) =>
      [each, each.querySelector('iframe')].map((box) => {
        const { left, right } = box?.getBoundingClientRect() ?? new DOMRect();
        return (left + right) / 2;
      }),
    );
    expect(middles[0]).toBe(middles[1]);
    expect(await watched.layoutShift()).toBe(0);
  });

  test('stay away where something in the browser keeps them away, and nothing is asked for again', async () => {
    await open(site.origin, path, 1280);
    await page.route(/gpt\.js/, (route) => route.abort());
    await agree();
    await page.waitForSelector('html[data-ads-blocked]');
    await readDown();
    expect((await heard()).faults).toEqual({ DLB1: 'missing' });
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator('[data-ad-held]').count()).toBe(0);
    expect(await watched.layoutShift()).toBe(0);
  });

  describe('where a partner looks whether they are kept away, and finds that', () => {
    async function read(changes: object): Promise<void> {
      const script = `${adServer.origin}/check.js`;
      const partners = [{ name: 'checkwell', kind: 'ad-block-check', script, purposes: [1] }];
      const checked = await startSite({ ads: { ...ads, ...changes }, outside: { partners } });
      try {
        await open(checked.origin, path, 1280);
        // The one in view is asked for while the partner still looks: it is kept away as well, and alone.
        await page.route(/gpt\.js/, (route) => route.abort(), { times: 1 });
        await agree();
        await page.waitForSelector('[data-outside=checkwell][data-outside-state=filled]', {
          state: 'attached',
        });
        await readDown();
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForTimeout(200);
      } finally {
        await checked.stop();
      }
    }
    const isBlocked = () => page.locator('html[data-ads-blocked]').count();
    const held = () => page.locator('[data-ad-held]').count();

    test('nothing more is asked for, and nothing is held', async () => {
      await read({});
      expect([await isBlocked(), await held(), adServer.asked]).toEqual([1, 0, []]);
      expect(await place('DMR1').getAttribute('data-ad-state')).toBe('house');
      expect(await watched.layoutShift()).toBe(0);
    });

    test('they go on as if nothing was where the site insists', async () => {
      await read({ whenBlocked: 'insert' });
      expect([await isBlocked(), await held()]).toEqual([0, 1]);
      expect(adServer.asked.map(({ unit }) => unit)).toContain('/1/pagewell/DMR1');
      expect(await place('DLB1').getAttribute('data-ad-state')).toBe('house');
      expect(await place('DMR1').getAttribute('data-ad-state')).toBe('filled');
      expect(await watched.layoutShift()).toBe(0);
    });
  });

  test.each([
    [390, 'MMR1'],
    [800, 'DMR1'],
    [1280, 'DMR1'],
  ])('in the text of a window of %i pixels are accessible, and move nothing', async (width, id) => {
    await open(site.origin, path, width);
    await agree();
    await readDown();
    await page.waitForSelector(`[data-ad-slot=${id}][data-ad-state=filled]`, { state: 'attached' });
    await place(id).scrollIntoViewIfNeeded();
    expect(await place(id).locator('iframe').isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await watched.layoutShift()).toBe(0);
  });

  test('never come after a no', async () => {
    await open(site.origin, path, 1280);
    await page.waitForSelector('html[data-consent=none]');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.waitForSelector('html[data-consent=rejected]');
    await readDown();
    expect([adServer.asked, await page.locator('iframe').count()]).toEqual([[], 0]);
  });

  test('change nothing of a page’s policy but whose frames it may have', async () => {
    await open(site.origin, path, 1280);
    const policyOf = async (address: string) => {
      const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
      const parts = policy.replace(/'sha256-[^']+'/g, 'HASH').split(/[;,] */);
      return parts.filter((part) => !part.startsWith('frame-src'));
    };
    expect(await policyOf(site.origin + path)).toEqual(
      await policyOf(`${houseSite.origin}/nutrition/collagen`),
    );
  });
});

describe('our own ads', () => {
  const own = '/nutrition/collagen';

  test.each([
    [657, true],
    [658, false],
  ])('are at the bottom of a screen of %i pixels: %s', async (width, isThere) => {
    await open(houseSite.origin, own, width);
    expect(await place('MLB1').locator('a').isVisible()).toBe(isThere);
  });

  test('go from the bottom of a phone’s screen when their reader closes them, for this page', async () => {
    await open(houseSite.origin, own, 390);
    const close = page.getByRole('button', { name: 'Close the ad' });
    await close.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-ad-slot=MLB1][data-ad-state=dismissed]', { state: 'attached' });
    expect(await close.isVisible()).toBe(false);
    expect(await watched.layoutShift()).toBe(0);
    await page.reload();
    await close.waitFor();
  });

  test.each([
    [390, 'MMR2'],
    [800, 'DMR2'],
    [1280, 'DMR2'],
  ])(
    'in the text of a window of %i pixels are accessible, in the light and in the dark, and move nothing',
    async (width, id) => {
      await open(houseSite.origin, '/nutrition/how-much-collagen-per-day', width);
      await readDown();
      await place(id).scrollIntoViewIfNeeded();
      expect(await place(id).locator('a').isVisible()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      // Before the colours change, which no reader sees happen and a browser may count.
      expect(await watched.layoutShift()).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, onlyColours)).toEqual([]);
    },
  );

  test('say whose they are above their words, however large these are, and are no wider than the window', async () => {
    await open(houseSite.origin, '/nutrition/how-much-collagen-per-day', 800);
    const setTextSize = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    await setTextSize('200%');
    const boxOf = async (css: string) => {
      const { y = 0, height = 0 } = (await place('DLB1').locator(css).boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    expect((await boxOf('small')).bottom).toBeLessThanOrEqual((await boxOf('b')).top);
    await setTextSize('');
    await page.setViewportSize({ width: 280, height: 400 });
    await place('MMR2').scrollIntoViewIfNeeded();
    expect(await place('MMR2').locator('a').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
  });

  test('that no partner replaces are a line in the header, as wide as text, and stay in place at any text size', async () => {
    await open(houseSite.origin, own, 1280);
    expect((await place('DLB1').boundingBox())?.height).toBeLessThanOrEqual(60);
    expect((await place('DLB2').boundingBox())?.width).toBe(658);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await readDown();
    expect(await page.locator('[data-ad-held]').count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(200);
    expect(await page.locator('[data-ad-held]').count()).toBe(0);
  });

  test('stand in the page without script, where nothing covers the text', async () => {
    watched = await openWatchedPage(browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    ({ page } = watched);
    await page.goto(houseSite.origin + own);
    expect(await place('MLB1').locator('a').isVisible()).toBe(true);
    expect(
      await place('MLB1')
        .locator('> div')
        .evaluate((box) => getComputedStyle(box).position),
    ).toBe('relative');
    expect(await page.getByRole('button', { name: 'Close the ad' }).isVisible()).toBe(false);
  });
});

describe('our own ads in places of a partner', () => {
  const own = '/nutrition/collagen';
  let shared: BuiltServer;
  beforeAll(async () => {
    const file = join(folder, 'shared.json');
    writeFileSync(file, JSON.stringify({ ads }));
    shared = await startBuiltServer({ SITE_CONFIG: file });
  });
  afterAll(() => shared.stop());

  test('cover nothing that a reader jumps to while they are held: it is below them', async () => {
    await open(shared.origin, own, 1280);
    await page.waitForSelector('[data-ad-slot=DLB1][data-ad-held]');
    const contents = page.locator('main nav[aria-labelledby^="contents-"]:not(:has(details))');
    await contents.locator('a').nth(2).click();
    const bottom = await place('DLB1').evaluate((each) => each.getBoundingClientRect().bottom);
    const topOf = (css: string) => page.locator(css).evaluate((each) => each.getBoundingClientRect().top);
    const target = await contents.locator('a').nth(2).getAttribute('href');
    expect(bottom).toBeGreaterThan(100);
    expect(await topOf(`main ${target}`)).toBeGreaterThanOrEqual(bottom);
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await page.waitForSelector('[data-ad-slot=DLB1]:not([data-ad-held])', { state: 'attached' });
    expect((await contents.boundingBox())?.y).toBeLessThan(bottom);
    expect(await watched.layoutShift()).toBe(0);
  });

  test('stay in view as long as they may: the leaderboard first, then one in the text', async () => {
    await open(shared.origin, own, 1280);
    const leaderboard = place('DLB1');
    const { height } = (await leaderboard.boundingBox()) ?? { height: 0 };
    await page.waitForSelector('[data-ad-slot=DLB1][data-ad-held]');
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 600);
    expect(await leaderboard.boundingBox()).toMatchObject({ y: 0, height });
    await page.waitForSelector('[data-ad-slot=DLB1]:not([data-ad-held])', { state: 'attached' });
    expect((await leaderboard.boundingBox())?.y).toBeLessThan(-height);

    const inText = place('DLB2');
    await inText.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const room = await inText.boundingBox();
    await page.evaluate(() =>
      document.querySelector('[data-ad-slot=DLB2]')?.scrollIntoView({ block: 'start' }),
    );
    await page.mouse.wheel(0, 400);
    await page.waitForSelector('[data-ad-slot=DLB2][data-ad-held]', { state: 'attached' });
    expect(await inText.locator('> div').boundingBox()).toMatchObject({
      x: room?.x,
      y: 0,
      width: room?.width,
    });
    await page.waitForSelector('[data-ad-slot=DLB2]:not([data-ad-held])', { state: 'attached' });
    expect(await watched.layoutShift()).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('[data-ad-slot=DLB1][data-ad-held]');
  });
});
