import type { Page } from 'playwright-core';
import { islandAttributes, islandTypeAttribute } from '#contracts/island.ts';
import { axeViolations } from './support/axe.ts';
import { browser, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

let watched: WatchedPage;
let page: Page;

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width: 390, height: 844 }, ...options });
  page = watched.page;
  await page.goto(server.origin + path);
}
afterEach(() => watched.close());

const becomesLive = (type: string): Promise<unknown> =>
  page.waitForSelector(`[${islandTypeAttribute}="${type}"][${islandAttributes.status}="hydrated"]`, {
    state: 'attached',
  });
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('what is typed at once is there when the calculator is, and what it comes to is told to nobody', async () => {
  await open('/gallery/calculator/blood-pressure');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Upper number' }).first().focus();
  await becomesLive('calculator');
  await page.waitForLoadState('networkidle');
  watched.clear();
  await page.keyboard.type('128');
  await press('Tab');
  await page.keyboard.type('76');
  await press('Enter');
  await page.getByText('128/76 mm Hg').waitFor();
  expect(await page.getByText('128/76 mm Hg').isVisible()).toBe(true);
  // Reports are sent after two seconds at the latest, or when the page is left.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(watched.requests.filter((address) => !address.endsWith('/api/events'))).toEqual([]);
  expect(watched.complaints).toEqual([]);
  expect(await watched.layoutShift()).toBe(0);
  expect(page.url()).toBe(`${server.origin}/gallery/calculator/blood-pressure`);
});

test('a fault stands beside its field, which gets the focus', async () => {
  await open('/gallery/calculator/due-date');
  await page.locator('input[type=date]').fill('1850-06-01');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/^This is too long ago/).waitFor();
  expect(await page.locator('input[type=date]:focus').getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);
});

test('the mood check is taken by keyboard, shows help beside its ninth item at once, and sends nothing', async () => {
  await open('/gallery/assessment/minimal');
  await page.waitForLoadState('networkidle');
  const groups = page.getByRole('group');
  await groups.first().getByRole('radio').first().focus();
  await becomesLive('assessment');
  await page.waitForLoadState('networkidle');
  watched.clear();
  const help = page.locator('[data-help]');
  // Enter goes on to the next question, which has the focus then.
  for (let item = 0; item < 8; item++) await press('Space', 'Enter', 'Tab');
  expect(await help.isVisible()).toBe(false);
  await press('Space');
  expect(await help.isVisible()).toBe(false);
  await press('ArrowRight');
  expect(await help.isVisible()).toBe(true);
  expect(await help.locator('a').allTextContents()).toEqual(['Call 988', 'Call 116 123', 'Call 13 11 14']);
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  expect(await page.locator('section [data-kind=urgent]').isVisible()).toBe(true);
  expect(await page.locator('section h4').textContent()).toContain('1 of 27');
  expect(await axeViolations(page)).toEqual([]);
  expect(watched.requests).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

// The browser fills in again what a page was left with.
test.each<[string, boolean]>([
  ['without', false],
  ['with', true],
])('%s script, answers to the mood check do not come back with the Back button', async (_, isLive) => {
  await open('/gallery/assessment/minimal', { javaScriptEnabled: isLive });
  // With script, only the first question is there.
  const question = page.getByRole('group').nth(isLive ? 0 : 8);
  await question.getByRole('radio').last().check();
  if (isLive) await becomesLive('assessment');
  await page.goto(`${server.origin}/healthz`);
  await page.goBack();
  expect(await page.locator('input[type=radio]').count()).toBe(36);
  expect(await page.locator('input:checked').count()).toBe(0);
  expect(await page.locator('[data-help]').isVisible()).toBe(false);
});

test('without script an assessment has its points and bands, and its help beside the item', async () => {
  await open('/gallery/assessment/minimal', { javaScriptEnabled: false });
  const ninth = page.getByRole('group').nth(8);
  await ninth.getByRole('radio').nth(2).check();
  expect(await ninth.locator('[data-help]').isVisible()).toBe(true);
  expect(await page.getByText('20+').isVisible()).toBe(true);
  expect(await ninth.getByText('(2 points)').isVisible()).toBe(true);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('without script a calculator is its formula and its table', async () => {
  await open('/gallery/calculator/typical', { javaScriptEnabled: false });
  expect(await page.getByRole('table').isVisible()).toBe(true);
  expect(await page.getByRole('textbox').count()).toBe(0);
});
