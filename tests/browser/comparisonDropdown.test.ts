import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, server } from './support/site.ts';

async function open(example: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ viewport: { width: 390, height: 844 }, ...options });
  await page.goto(`${server.origin}/gallery/comparison-dropdown/${example}`);
  return page;
}

const summary = (page: Page) => page.locator('summary').first();
const boxes = (page: Page) => page.locator('details input[type="checkbox"]');
const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });

async function openList(page: Page): Promise<void> {
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-island-status="hydrated"]', { state: 'attached' });
  expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
}

test('two products are chosen and compared by keyboard, and Escape leads back', async () => {
  const page = await open('typical');
  await openList(page);
  for (const index of [0, 2]) {
    await boxes(page).nth(index).focus();
    await page.keyboard.press('Space');
  }
  expect(await boxes(page).nth(1).isDisabled()).toBe(true);
  await compare(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare protein powders' });
  await dialog.waitFor({ state: 'visible' });
  expect(await dialog.getByRole('columnheader').count()).toBe(2);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);
  const hidden = await dialog.getByRole('group').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(hidden).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await compare(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the window of the comparison is 500 pixels wide where there is room', async () => {
  const page = await open('minimal', { viewport: { width: 1280, height: 900 } });
  await openList(page);
  for (const index of [0, 1]) await boxes(page).nth(index).click();
  await compare(page).click();
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(500);
});

test('the links of the products in the window have a correlation id each, and lead to the shop of their column', async () => {
  const page = await open('typical');
  await page.context().route(
    ({ origin }) => origin !== server.origin,
    (route) => route.abort(),
  );
  await page.clock.install();
  await openList(page);
  const shops = () =>
    page
      .locator('dialog tfoot a')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ href }) => [
          href.replace(/[?&]correlationId.*/, ''),
          /correlationId=(\d+-\d+)/.exec(href)?.[1],
        ]),
      );
  const all = await shops();
  for (const index of [1, 3]) await boxes(page).nth(index).click();
  await compare(page).click();
  const compared = await shops();
  expect(compared.map(([address]) => address)).toEqual([all[1]?.[0], all[3]?.[0]]);
  // The same two elements get other products while the id of a click is still on one of them.
  await page.locator('dialog tfoot a').first().click({ button: 'middle' });
  await page.keyboard.press('Escape');
  await boxes(page).nth(1).click();
  const again = await shops();
  expect(again.map(([address]) => address)).toEqual(all.map(([address]) => address));
  await page.clock.fastForward(2_100);
  expect(await shops()).toEqual(again);
  const ids = [...all, ...compared, ...again].map(([, id]) => id);
  expect(ids).not.toContain(undefined);
  expect(new Set(again.map(([, id]) => id)).size).toBe(4);
});

test('what was chosen is there again after a reload, and nobody is told', async () => {
  const page = await open('typical');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
  await openList(page);
  await boxes(page).nth(1).click();
  await boxes(page).nth(3).click();
  await page.reload();
  await openList(page);
  await page.waitForFunction(() => document.querySelectorAll('details input:checked').length === 2);
  expect(await boxes(page).evaluateAll((all) => all.map((box) => box.matches(':checked')))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(sent.filter((request) => /fieldnote-0|cirrus-0/.test(request))).toEqual([]);
});

test.each([320, 1280])('at %i pixels a choice that comes back late moves nothing', async (width) => {
  const page = await open('typical', { viewport: { width, height: 844 } });
  await openList(page);
  for (const index of [1, 3]) await boxes(page).nth(index).click();
  const scripts = Promise.withResolvers<void>();
  await page.route(/ComparisonDropdown.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload();
  await summary(page).click();
  const places = () =>
    page
      .locator('summary small, details li, details button')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const before = await places();
  scripts.resolve();
  await page.waitForFunction(() => document.querySelectorAll('details input:checked').length === 2);
  expect(before).toHaveLength(6);
  expect(await places()).toEqual(before);
});

test('with text of twice its size the words stand below the pictures, and the title below the way out', async () => {
  const page = await open('extreme');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await openList(page);
  const widths = await page
    .locator('summary > span, details label > :last-child')
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().width));
  expect(widths).toHaveLength(13);
  expect(Math.min(...widths)).toBeGreaterThan(180);
  for (const index of [0, 1]) await boxes(page).nth(index).click();
  await compare(page).click();
  const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
  const title = await page.locator('dialog figcaption').boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
});

test('on a phone the rows of the comparison have most of their frame, and the names of the products stay', async () => {
  const page = await open('extreme');
  await openList(page);
  for (const index of [0, 1]) await boxes(page).nth(index).click();
  await compare(page).click();
  const frame = page.getByRole('dialog').getByRole('group');
  const rows = await frame.evaluate((element) => {
    element.scrollTop = 400;
    const names = element.querySelector('thead > :last-child > th')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const foot = element.querySelector('tfoot')?.getBoundingClientRect().top ?? 0;
    return {
      stays: Math.abs((names?.top ?? 0) - top) < 2,
      share: (Math.min(foot, bottom) - (names?.bottom ?? 0)) / (bottom - top),
    };
  });
  expect(rows.stays).toBe(true);
  expect(rows.share).toBeGreaterThan(0.5);
});

test('closing it with too few products says so, by text that is in sight', async () => {
  const page = await open('typical');
  await openList(page);
  await boxes(page).first().click();
  await summary(page).click();
  const alert = page.getByRole('alert');
  await alert.waitFor({ state: 'visible' });
  expect(await alert.textContent()).toBe('Choose two products to compare them.');
});

test('closing it with too few products before its scripts have come says so once they have', async () => {
  const page = await open('typical');
  const scripts = Promise.withResolvers<void>();
  await page.route(/ComparisonDropdown.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await summary(page).click();
  await summary(page).click();
  await page.waitForFunction(() => document.querySelector('details')?.open === false);
  scripts.resolve();
  await page.getByRole('alert').waitFor({ state: 'visible' });
});

test('without JavaScript all products stand side by side, and nothing is there that would not work', async () => {
  const page = await open('typical', { javaScriptEnabled: false });
  expect(await page.getByRole('columnheader').count()).toBe(4);
  expect(await compare(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
  // The style of the list, which is not there, is not that of the table.
  const words = page.locator('tbody small').first();
  expect(await words.evaluate((text) => getComputedStyle(text).minWidth)).toBe('0px');
});
