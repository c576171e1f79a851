import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TrackingBatch } from '#contracts/tracking.ts';
import { until } from '../load/crowd.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

let site: BuiltServer;
let watched: WatchedPage;
let page: Page;
beforeAll(async () => {
  site = await startBuiltServer({ EXPERIMENTS: 'dcsNativeCoupon=variant:1', COUNTRY_DEFAULT: 'US' });
});
afterEach(() => watched.close());
afterAll(() => site?.stop());

const drug = '/drugs/atorvastatin';
const phone = { viewport: { width: 390, height: 844 } };

async function open(options: BrowserContextOptions = {}): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  page = watched.page;
  await page.goto(site.origin + drug);
}

const couponButton = () => page.getByRole('button', { name: /^Get RX Coupon/ }).first();
const view = (name: string) => page.locator(`[data-coupon-window="${name}"] h2`);
const arrived = async (name: string) => {
  await view(name).waitFor();
  await page.waitForFunction(
    (selector) => document.activeElement === document.querySelector(selector),
    `[data-coupon-window="${name}"] h2`,
  );
};
const inOutbox = async (text: RegExp) => {
  await page.goto(`${site.origin}/outbox`);
  return (await page.locator('article').filter({ hasText: text }).first().textContent()) ?? '';
};
const tabTo = async (name: string) => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await button.waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus does not come to ${name}`);
};

test('by keyboard: a coupon is taken, mailed and texted; axe is content, nothing moves or complains, and the focus comes back', async () => {
  await open();
  expect(watched.requests.filter((address) => address.includes('CouponWindow'))).toEqual([]);
  await couponButton().focus();
  await page.keyboard.press('Enter');
  await arrived('default');
  expect(await watched.layoutShift()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const uid = await page.locator('dialog dd').last().textContent();

  const topOfWindow = () => page.locator('dialog').evaluate((dialog) => dialog.getBoundingClientRect().top);
  const top = await topOfWindow();
  await tabTo('Email');
  await page.keyboard.press('Enter');
  await arrived('email');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada');
  // The contract wants no words that say it is wrong: the hint has the colour of the edge.
  const edge = await page.getByLabel('Enter your email').evaluate((field) => {
    const { borderInlineStartWidth: width, borderInlineStartColor: colour } = getComputedStyle(field);
    const hint = field.nextElementSibling;
    return { width, isHint: hint !== null && getComputedStyle(hint).color === colour };
  });
  expect(edge).toEqual({ width: '6px', isHint: true });
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('.window@example.org');
  await page.keyboard.press('Enter');
  await arrived('success');
  expect(await topOfWindow()).toBe(top);
  expect(await axeViolations(page)).toEqual([]);

  await tabTo('BACK');
  await page.keyboard.press('Enter');
  await arrived('default');
  await tabTo('SMS');
  await page.keyboard.press('Enter');
  await arrived('sms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Please complete this field.').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, onlyColours)).toEqual([]);
  await page.keyboard.type('8125550143');
  await page.keyboard.press('Enter');
  await arrived('success');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await couponButton().evaluate((element) => element === document.activeElement)).toBe(true);
  // No layout shift is asserted: views differ in height, and one that comes half a second after its key counts as a shift.
  expect(watched.complaints).toEqual([]);

  expect(await inOutbox(/ada\.window@example\.org/)).toContain(uid ?? 'none');
  expect(await inOutbox(/8125550143/)).toContain(uid ?? 'none');
});

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
])(
  'on a screen of %d × %d each way to use the coupon is in view, and no code breaks in two',
  async (width, height) => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1';
    await open({ viewport: { width, height }, userAgent });
    await couponButton().click();
    await arrived('default');
    for (const name of ['SMS', 'Email', 'Print', 'Add to Apple Wallet']) {
      const box = await page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    }
    const codes = page.locator('dialog dd');
    const areWhole = () =>
      codes.evaluateAll((all) =>
        all.map((code) => {
          const range = document.createRange();
          range.selectNode(code.firstChild ?? code);
          const edge = code.closest('dl')?.getBoundingClientRect().right ?? 0;
          return range.getClientRects().length === 1 && range.getBoundingClientRect().right <= edge;
        }),
      );
    expect(await areWhole()).toEqual([true, true, true, true]);
    await codes.evaluateAll((all) => {
      for (const code of all) {
        if (code.firstChild) code.firstChild.nodeValue = 'S3966E85D91AMS3966E85D91AM-123';
        if (code instanceof HTMLElement) code.style.setProperty('--characters', '30');
      }
    });
    expect(await areWhole()).toEqual([true, true, true, true]);
  },
);

test('in the wallet of an Android phone and of an Apple device', async () => {
  await open({ ...phone, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' });
  await couponButton().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Add to Google Wallet' }).click();
  const pass = await opened;
  await pass.waitForURL(/\/outbox\/pass\//);
  expect(await pass.evaluate(() => window.opener)).toBeNull();
  await arrived('success_wallet');
  expect(watched.complaints).toEqual([]);
  await watched.close();

  await open({ ...phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' });
  await couponButton().click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Apple Wallet' }).click();
  expect((await downloaded).suggestedFilename()).toBe('coupon.pkpass');
  await arrived('success_wallet');
  expect(watched.complaints).toEqual([]);
});

test('tells what was pressed by name, though that is gone at once, and never for what', async () => {
  await open();
  const told: string[] = [];
  await page.exposeFunction('hear', (text: string) => void told.push(text));
  await page.evaluate(() => {
    navigator.sendBeacon = (_, body) => {
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, 'hear')(text));
      return true;
    };
  });
  await couponButton().click();
  await arrived('default');
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByLabel('Enter your email').fill('ab');
  await page.getByRole('button', { name: 'BACK' }).click();
  await arrived('default');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await until('the events have arrived', async () => told.some((text) => text.includes('coupon-back')));
  // What is measured of the visit goes the same way, and names no path.
  const batches = told.map((text): TrackingBatch => JSON.parse(text)).filter(({ events }) => events);
  expect(new Set(batches.map(({ path }) => path))).toEqual(new Set(['/drugs']));
  const done = batches
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind !== 'element-viewed' && !kind.startsWith('page'))
    .filter(({ blockType }) => blockType === 'drug-savings')
    .map(({ kind, name }) => `${kind} ${name}`);
  expect(done).toEqual([
    'element-clicked coupon',
    'element-clicked coupon-email',
    'form-started coupon-email',
    'form-backed coupon-email',
    'element-clicked coupon-back',
  ]);
  expect(told.join()).not.toMatch(/orvastatin|47201|pennyfold/i);
});

test('is printed alone, with all of its first view', async () => {
  await open();
  await couponButton().click();
  await arrived('default');
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'contents')
      .filter((element) => !element.closest('dialog'))
      .map(({ tagName }) => tagName),
  );
  expect(seen).toEqual([]);
  const words = await page.locator('dialog').innerText();
  for (const said of [
    'Show this free coupon to your pharmacist',
    'The price may change.',
    'Atorvastatin (generic), 10mg tablet, 30 tablets',
    'Rx UID',
    'This is not insurance',
    'Does not expire',
    'Sample prices, not real offers',
  ])
    expect(words.split(said)).toHaveLength(2);
  expect(words).not.toMatch(/Show this coupon at the pharmacy now|This coupon is not insurance/);
  expect(words).toMatch(/Accepted at any \w+/);
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.locator('dialog img').boundingBox()).toMatchObject({ width: 155, height: 40 });
});

test.each([390, 800, 1280])(
  'scrolls inside where it is higher than its window, %d pixels wide',
  async (width) => {
    await open({ viewport: { width, height: 480 } });
    await couponButton().click();
    await arrived('default');
    const { isScrolled, box, pageWidth } = await page.locator('dialog').evaluate((element) => ({
      isScrolled: element.scrollHeight > element.clientHeight && element.scrollWidth <= element.clientWidth,
      box: element.getBoundingClientRect().toJSON(),
      pageWidth: document.documentElement.scrollWidth,
    }));
    expect([isScrolled, pageWidth]).toEqual([true, width]);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(480);
    expect(box.width).toBe(Math.min(746, width - 24));
  },
);

describe('where no window opens', () => {
  const arrivesAtPage = async () => {
    await couponButton().click();
    await page.waitForURL(/\/drugs\/atorvastatin\/coupon\?/);
    await page.getByText('Rx UID').waitFor();
    expect(await page.getByText('The pharmacist needs the four codes.').count()).toBe(1);
  };

  test('because there is no JavaScript, the button leads to the page of the coupon', async () => {
    await open({ ...phone, javaScriptEnabled: false });
    await arrivesAtPage();
    const needScript = page.locator('main').getByRole('button', { includeHidden: true });
    expect(await needScript.count()).toBeGreaterThan(0);
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
  });

  test('because its script does not come, the button leads there as well, and axe is content', async () => {
    await open(phone);
    await page.route(/CouponWindow-/, (route) => route.abort());
    await arrivesAtPage();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.unroute(/CouponWindow-/);
    await page.reload();
    await page.getByRole('button', { name: 'SMS' }).click();
    await arrived('sms');
    await page.getByRole('button', { name: 'BACK' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });

    const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const words = await page.locator('main').innerText();
    expect(words).toMatch(/^\s*Pagewell\s/);
    expect(words).toContain('call 1-800-555-0142');
  });
});
