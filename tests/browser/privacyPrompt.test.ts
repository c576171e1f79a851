import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { storedInBrowser } from '#features/consent/storedInBrowser.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations } from './support/axe.ts';
import { browser, server as withoutPartners } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const article = '/nutrition/collagen';
const question = (page: Page): Locator => page.getByRole('form', { name: 'Your privacy' });
const answers = (page: Page): Locator[] => [
  question(page).getByRole('button', { name: 'Accept all' }),
  question(page).getByRole('button', { name: 'Reject all' }),
];

const partners = [
  { name: 'adlark', company: 'Adlark', kind: 'ads', purposes: [1, 2, 7] },
  { name: 'askwell', company: 'Askwell', kind: 'personalization', purposes: [9] },
].map((each) => ({ ...each, script: `https://${each.name}.example/tag.js` }));

let server: BuiltServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'privacy-prompt-'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ outside: { partners } }));
  server = await startBuiltServer({ SITE_CONFIG: join(folder, 'site.json') });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

let watched: WatchedPage;

async function open(path = article, options = {}): Promise<Page> {
  watched = await openWatchedPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await watched.page.goto(server.origin + path);
  return watched.page;
}

test('nobody is asked anything where there is nobody to ask about', async () => {
  watched = await openWatchedPage(browser, { viewport: { width: 390, height: 844 } });
  for (const path of ['/', article]) {
    await watched.page.goto(withoutPartners.origin + path);
    expect(await question(watched.page).count()).toBe(0);
    expect(await watched.page.getAttribute('html', 'data-privacy-banner')).toBeNull();
  }
  await watched.close();
});

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([390, 800, 1280])('the question about privacy at %i px', (width) => {
  afterEach(() => watched.close());

  test('says who would learn something, and what for', async () => {
    const page = await open(article, { viewport: { width, height: 844 } });
    expect(await question(page).locator('p').textContent()).toContain(
      'May Adlark and Askwell keep and read information on your device, choose ads, measure ads, and learn about audiences?',
    );
  });

  test('stands above the page, covers nothing, and moves nothing', async () => {
    const page = await open(article, { viewport: { width, height: 844 } });
    await page.waitForSelector('html[data-consent=none]');
    const asked = await question(page).boundingBox();
    const header = await page.locator('body > header').boundingBox();
    expect(asked?.y).toBe(0);
    expect(asked?.height).toBeGreaterThan(0);
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
    expect(await question(page).evaluate((form) => getComputedStyle(form).position)).toBe('static');
    expect(await watched.layoutShift()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('gives both answers alike, each large enough for a thumb', async () => {
    const page = await open(article, { viewport: { width, height: 844 } });
    const looks = await Promise.all(
      answers(page).map(async (button) => ({
        box: await button.boundingBox(),
        style: await button.evaluate((element) => {
          const { color, backgroundColor, border, padding, font, textDecoration } = getComputedStyle(element);
          return { color, backgroundColor, border, padding, font, textDecoration };
        }),
      })),
    );
    const [accept, reject] = looks;
    expect(accept?.style).toEqual(reject?.style);
    expect(accept?.box?.height).toBe(reject?.box?.height);
    expect(accept?.box?.width).toBe(reject?.box?.width);
    for (const { box } of looks) {
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('whoever is asked', () => {
  afterEach(() => watched.close());

  test('and answers before any script has come goes on with the article, and is not asked again', async () => {
    watched = await openWatchedPage(browser, { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(server.origin + article);
    await question(page).getByRole('button', { name: 'Reject all' }).click();
    await page.waitForSelector('html:not([data-privacy-banner])');
    expect(new URL(page.url()).pathname).toBe(article);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('pagewell_consent');
  });

  test('comes past the question by the keyboard, and after an answer goes on with the page', async () => {
    const page = await open();
    await page.waitForSelector('html[data-consent=none]');
    await question(page).getByRole('button', { name: 'Accept all' }).focus();
    const met: (string | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      met.push(await focused(page));
    }
    expect(met.slice(0, 2)).toEqual(['Reject all', 'Choose']);
    expect(await question(page).locator(':focus').count()).toBe(0);
    await question(page).getByRole('button', { name: 'Reject all' }).press('Enter');
    await page.waitForSelector('html[data-consent=rejected]');
    expect(await question(page).isVisible()).toBe(false);
    expect(await page.locator('body > header a:focus').count()).toBe(1);
  });

  test('is not asked again on the next page, nor in another tab', async () => {
    const page = await open();
    await page.waitForSelector('html[data-consent=none]');
    await question(page).getByRole('button', { name: 'Reject all' }).click();
    await page.waitForSelector('html[data-consent=rejected]');
    await page.waitForFunction(() => document.cookie.includes('pagewell_consent='));
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${server.origin}/topics`);
      expect(await question(tab).isVisible()).toBe(false);
    }
  });

  test('finds nothing ticked where they choose, and can say it without JavaScript', async () => {
    const page = await open('/privacy-choices', { javaScriptEnabled: false });
    expect(await page.locator('main input:checked').count()).toBe(0);
    await page.locator('main').getByRole('button', { name: 'Accept all' }).click();
    expect(await page.locator('main [role=status]').first().textContent()).toContain('Saved.');
    expect(await page.locator('main').textContent()).toContain('You have said yes to all of it.');
    await page.locator('main').getByRole('button', { name: 'Reject all' }).click();
    expect(await page.locator('main').textContent()).toContain('You have said no');
  });

  test.each([390, 1280])(
    'finds a page of choices that axe has nothing to say against, at %i px',
    async (width) => {
      const page = await open('/privacy-choices', { viewport: { width, height: 844 } });
      await page.waitForSelector('html[data-consent=none]');
      expect(await axeViolations(page)).toEqual([]);
      expect(watched.complaints).toEqual([]);
    },
  );

  test('finds the way back in every footer', async () => {
    const page = await open(article, { javaScriptEnabled: false });
    await page.locator('body > footer').getByRole('link', { name: 'Privacy choices' }).click();
    expect(new URL(page.url()).pathname).toBe('/privacy-choices');
  });
});

describe('a yes that is taken back', () => {
  const wantingConsent = storedInBrowser.filter(({ needsConsent }) => needsConsent);

  async function keepAll(page: Page): Promise<void> {
    await page.evaluate((all) => {
      for (const { name, in: place } of all)
        if (place !== 'cookie') window[place as 'sessionStorage'].setItem(name, '1');
    }, wantingConsent);
    // As a click on a paid link keeps them.
    await page.context().addCookies(
      wantingConsent
        .filter(({ in: place }) => place === 'cookie')
        .map(({ name }) => ({
          name,
          value: '1',
          url: server.origin,
          secure: true,
          sameSite: 'Lax' as const,
        })),
    );
  }

  async function keptIn(page: Page): Promise<string[]> {
    const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    const cookies = await page.context().cookies();
    return [...stored, ...cookies.map(({ name }) => name)].sort();
  }

  async function leftIn(page: Page): Promise<string[]> {
    await page.waitForSelector('html[data-consent=rejected]');
    // What is counted of a session looks once a second whose law counts.
    await page.waitForFunction(() => sessionStorage.getItem('pagewell:session') === null);
    return keptIn(page);
  }

  /** What is there whatever a reader has said. */
  const always = ['pagewell.reader', 'pagewell_consent'];

  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  async function accept(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${server.origin}/nutrition/collagen`);
    await page.waitForSelector('html[data-consent=none]');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.waitForSelector('html[data-consent=full]');
    return page;
  }

  test('a yes that is taken back takes with it all that was kept because of it, in each tab', async () => {
    const first = await accept();
    const second = await context.newPage();
    await second.goto(`${server.origin}/privacy-choices`);
    await second.waitForSelector('html[data-consent=full]');
    for (const page of [first, second]) await keepAll(page);
    expect(await keptIn(first)).toEqual(expect.arrayContaining(wantingConsent.map(({ name }) => name)));

    await second.locator('main').getByRole('button', { name: 'Reject all' }).click();
    await second.waitForURL(/saved/);
    for (const page of [second, first]) expect(await leftIn(page)).toEqual(always);
  });

  test('a reader who goes back to a page that was open before finds it as it is without a yes', async () => {
    const page = await accept();
    await keepAll(page);
    await page.goto(`${server.origin}/privacy-choices`);
    await page.locator('main').getByRole('button', { name: 'Reject all' }).click();
    await page.waitForURL(/saved/);
    await page.waitForSelector('html[data-consent=rejected]');
    await page.goBack();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/nutrition/collagen');
    expect(await leftIn(page)).toEqual(always);
  });
});
