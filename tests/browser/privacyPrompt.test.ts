import type { Locator, Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { browser, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const article = '/nutrition/collagen';
const question = (page: Page): Locator => page.getByRole('form', { name: 'Your privacy' });
const answers = (page: Page): Locator[] => [
  question(page).getByRole('button', { name: 'Accept all' }),
  question(page).getByRole('button', { name: 'Reject all' }),
];

let watched: WatchedPage;
afterEach(() => watched.close());

async function open(path = article, options = {}): Promise<Page> {
  watched = await openWatchedPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await watched.page.goto(server.origin + path);
  return watched.page;
}

/** What the keyboard is at. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([390, 800, 1280])('the question about privacy at %i px', (width) => {
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
    for (const { box } of looks) {
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('whoever is asked', () => {
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
