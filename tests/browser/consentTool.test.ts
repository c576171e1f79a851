import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { trackingDomEvent } from '#contracts/tracking.ts';
import { untouchableMs } from '#features/consent/browser/consentTool.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { consentTool, type ToolWay } from '../support/consentTool.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const path = '/nutrition/collagen';

let way: ToolWay;
let comes = Promise.resolve();
const asked: string[] = [];
let tool: Server;
let site: BuiltServer;
let folder: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  tool = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    await comes;
    response.writeHead(request.url === '/tool.js' ? 200 : 404, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'no-store',
    });
    response.end(request.url === '/tool.js' ? consentTool(way, [1]) : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => tool.once('listening', resolve));
  const origin = `http://127.0.0.1:${(tool.address() as AddressInfo).port}`;
  const partners = [
    { name: 'adlark', company: 'Adlark', kind: 'ads', script: `${origin}/ads.js`, purposes: [1, 2] },
    {
      name: 'consentwell',
      company: 'Consentwell',
      kind: 'consent',
      script: `${origin}/tool.js`,
      purposes: [1],
    },
  ];
  partners[0] = { ...partners[0], vendorId: 755 } as (typeof partners)[number];
  folder = mkdtempSync(join(tmpdir(), 'consent-tool-'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ outside: { partners } }));
  site = await startBuiltServer({ SITE_CONFIG: join(folder, 'site.json') });
});
afterAll(async () => {
  await site.stop();
  tool.closeAllConnections();
  tool.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => watched.close());

interface Visit extends BrowserContextOptions {
  at?: string;
  isBlocked?: boolean;
  gpc?: boolean;
}

async function arrive(does: ToolWay, { at = path, isBlocked, gpc, ...options }: Visit = {}): Promise<void> {
  way = does;
  asked.length = 0;
  watched = await openWatchedPage(browser, { viewport: { width: 1280, height: 800 }, ...options });
  ({ page } = watched);
  await page.addInitScript(
    ([counted, noForReader]) => {
      const faults: string[] = [];
      Object.assign(globalThis, { faults });
      let hasCome = false;
      // It may come and go in less time than it takes to ask whether it is there.
      new MutationObserver(() => {
        const isThere = document.querySelector('[data-outside=consentwell]') !== null;
        if (hasCome && !isThere) document.documentElement.dataset.toolHasGone = '';
        hasCome ||= isThere;
      }).observe(document, { childList: true, subtree: true });
      if (noForReader) Object.assign(navigator, { globalPrivacyControl: true });
      addEventListener(
        String(counted),
        (event) => {
          const { metric, actionOutcome } = (event as CustomEvent).detail;
          if (/^(?:client\.error\.outside|ui\.script\.load\.error)$/.test(metric)) faults.push(actionOutcome);
        },
        true,
      );
    },
    [trackingDomEvent, gpc ?? false],
  );
  if (isBlocked) await page.route(/tool\.js/, (route) => route.abort());
  await page.goto(site.origin + at);
  await page.mouse.move(300, 700);
}
const question = () => page.locator('[data-privacy-prompt]');
const ours = () => question().getByRole('button', { name: 'Accept all' });
const theirs = (): FrameLocator => page.frameLocator('iframe[title=Consentwell]');
const button = (name: string) => theirs().getByRole('button', { name });
const press = (name: string): Promise<void> => button(name).click();
const isShown = () => page.getByTitle('Consentwell').locator('iframe').isVisible();
async function toolAsks(): Promise<void> {
  await page.getByTitle('Consentwell').locator('iframe').waitFor({ state: 'visible' });
  await page.waitForSelector('[data-outside=consentwell]:not([inert])');
}
const consentIs = (state: string) => page.waitForSelector(`html[data-consent=${state}]`);
const toolHasGone = () => page.waitForSelector('html[data-tool-has-gone]');
const faults = (): Promise<string[]> => page.evaluate('faults');
const kept = async () => (await page.evaluate('document.cookie')) as string;
const boxes = () =>
  page.evaluate(() =>
    ['[data-privacy-prompt]', 'body > header', 'main h1'].map((each) => {
      const { left, top, width, height } =
        document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect();
      return [each, left, top + scrollY, width, height];
    }),
  );

describe('a tool that asks readers', () => {
  test.each([390, 800, 1280])(
    'comes in the place of our question at %i pixels, and nothing moves',
    async (width) => {
      await arrive('asks', { viewport: { width, height: 800 } });
      await ours().waitFor();
      const before = await boxes();
      await toolAsks();
      expect(await boxes()).toEqual(before);
      const [frame, box] = await Promise.all([
        page.getByTitle('Consentwell').locator('iframe').boundingBox(),
        question().boundingBox(),
      ]);
      expect(frame).toEqual(box);
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      // Other colours let in a text face that came too late for the first paint, which readers do not see happen.
      const inTheDark = await boxes();
      expect(await axeViolations(page, onlyColours)).toEqual([]);
      await press('Refuse');
      await consentIs('rejected');
      expect(await page.locator('iframe').count()).toBe(0);
      await page.getByText('Thank you.').waitFor();
      expect(await boxes()).toEqual(inTheDark);
      expect(await axeViolations(page)).toEqual([]);
      expect(await watched.layoutShift()).toBe(0);
      expect(watched.complaints).toEqual([]);
    },
  );

  test('takes a yes to all of it', async () => {
    await arrive('asks');
    await toolAsks();
    await press('Agree');
    await consentIs('full');
    expect(await kept()).toMatch(/pagewell_consent=2:\d+:[^:]+:1\.2:755:1:/);
    await page.waitForSelector('[data-behaviour]');
    expect(await page.locator('iframe[title=Consentwell]').count()).toBe(0);
  });

  test.each([
    ['Refuse', /pagewell_consent=2:\d+:[^:]+:::0:/],
    ['Some', /pagewell_consent=2:\d+:[^:]+:1::0:/],
  ])('that hears %s leads to a no, which is kept as it was said', async (name, cookie) => {
    await arrive('asks');
    await toolAsks();
    await press(name);
    await consentIs('rejected');
    await page.waitForFunction(() => document.cookie.includes('pagewell_consent'));
    expect(await kept()).toMatch(cookie);
    asked.length = 0;
    await page.goto(site.origin + path);
    await consentIs('rejected');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('is reached by keyboard, and left by it', async () => {
    await arrive('asks');
    await toolAsks();
    const isFocused = (name: string) => theirs().locator(':focus', { hasText: name }).waitFor();
    // The browser moves the focus into a frame a moment after the key.
    const isIn = (selector: string) =>
      page.waitForFunction((inside) => document.activeElement?.closest(inside) !== null, selector);
    const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    for (let tabs = 0; tabs < 5 && !(await isInFrame()); tabs++) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press('Tab');
      await page.waitForFunction((last) => document.activeElement !== last, before);
    }
    for (const name of ['Agree', 'Refuse', 'Some']) {
      await isFocused(name);
      await page.keyboard.press('Tab');
    }
    await isIn('body > header');
    await page.keyboard.press('Shift+Tab');
    await isFocused('Some');
    await page.keyboard.press('Shift+Tab');
    await isFocused('Refuse');
    await page.keyboard.press('Enter');
    await consentIs('rejected');
    // They go on from where the tool was, without a ring around anything that they have not gone to.
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Thank you.');
    await page.keyboard.press('Tab');
    await isIn('body > header');
  });

  test.each<[string, () => Promise<void>]>([
    ['points at', () => ours().hover()],
    ['has the focus in', () => ours().focus()],
  ])('waits while the reader %s our question, and comes once they have left it', async (_how, use) => {
    let come = (): void => undefined;
    comes = new Promise((resolve) => {
      come = resolve;
    });
    await arrive('asks');
    await consentIs('none');
    await use();
    come();
    await page.waitForSelector('[data-outside-state=filled]', { state: 'attached' });
    expect(await isShown()).toBe(false);
    await page.mouse.move(300, 700);
    await ours().blur();
    await toolAsks();
  });

  test('cannot be pressed at once where something else stood a moment before', async () => {
    await arrive('asks');
    await page.waitForSelector('[data-outside=consentwell]', { state: 'attached' });
    // Told of each change as it is made: frames come late on a busy machine.
    const inertFor = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const place = document.querySelector<HTMLElement>('[data-outside=consentwell]');
          let shownAt: number | undefined;
          const look = (): void => {
            if (place?.style.visibility === 'visible') shownAt ??= performance.now();
            if (shownAt !== undefined && !place?.inert) resolve(performance.now() - shownAt);
          };
          if (place) new MutationObserver(look).observe(place, { attributes: true });
          look();
        }),
    );
    expect(await inertFor).toBeGreaterThan(untouchableMs / 2);
  });
});

describe('our own question stays', () => {
  test.each<[ToolWay, string[]]>([
    ['hangs', ['SILENT']],
    ['has nothing to ask', []],
    ['answers without asking', ['UNTRUE']],
    ['is larger than its place', ['SIZE']],
    ['lies about its size', ['SIZE']],
    ['floods', ['FLOOD']],
    ['says nonsense', ['UNTRUE']],
    ['goes elsewhere', ['NAVIGATED']],
    ['answers for its reader', ['UNTRUE']],
  ])('where the tool %s', async (does, counted) => {
    await arrive(does);
    await toolHasGone();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await faults()).toEqual(counted);
    expect(await kept()).not.toContain('pagewell_consent');
    expect(await page.getAttribute('html', 'data-consent')).toBe('none');
    await ours().click();
    await consentIs('full');
    expect(await watched.layoutShift()).toBe(0);
  });

  test('where the tool is blocked', async () => {
    await arrive('asks', { isBlocked: true });
    await toolHasGone();
    expect([await faults(), asked]).toEqual([['MISSING'], []]);
    await question().getByRole('button', { name: 'Reject all' }).click();
    await consentIs('rejected');
  });

  test('without script', async () => {
    await arrive('asks', { javaScriptEnabled: false, at: '/privacy-choices' });
    expect(await page.getByRole('button', { name: 'Choose with Consentwell' }).isVisible()).toBe(false);
    await page.locator('main').getByRole('button', { name: 'Reject all' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Saved.');
    expect(asked).toEqual([]);
  });
});

test('nobody is asked whose browser says no for them', async () => {
  await arrive('asks', { gpc: true });
  await consentIs('rejected');
  await page.goto(`${site.origin}/privacy-choices`);
  await consentIs('rejected');
  const press = page.getByRole('button', { name: 'Choose with Consentwell' });
  if (await press.isVisible()) await press.click();
  await page.waitForLoadState('networkidle');
  expect([asked, await page.locator('iframe').count()]).toEqual([[], 0]);
});

describe('on the page of the choices', () => {
  const wanted = () => page.getByRole('button', { name: 'Choose with Consentwell' });

  test('the tool comes when it is asked for, also after a no, and its answer is that of our form', async () => {
    await arrive('asks', { at: '/privacy-choices' });
    await consentIs('none');
    await page.locator('main').getByRole('button', { name: 'Reject all' }).click();
    await consentIs('rejected');
    expect(asked).toEqual([]);
    await wanted().click();
    await toolAsks();
    expect(await axeViolations(page)).toEqual([]);
    await press('Agree');
    await page.getByText('You have said yes to all of it.').waitFor();
    expect(await page.getByRole('status').first().textContent()).toBe('Saved.');
    await consentIs('full');
    await wanted().click();
    await toolAsks();
    await press('Some');
    await page.getByText('You have said no, or not yes to all of it.').waitFor();
    const ticked = page.locator('main input:checked');
    expect(await ticked.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
      '1',
    ]);
  });

  test('it says so where the tool does not come, and our form stays where it is', async () => {
    await arrive('hangs', { at: '/privacy-choices' });
    await consentIs('none');
    await wanted().click();
    const form = page.locator('main form');
    await page.getByText('Consentwell is loading.').waitFor();
    const before = await form.boundingBox();
    await page.getByText('Consentwell has no question now.').waitFor();
    expect(await form.boundingBox()).toEqual(before);
    await form.getByRole('button', { name: 'Accept all' }).click();
    await page.getByText('You have said yes to all of it.').waitFor();
  });
});
