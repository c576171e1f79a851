import type { BrowserContext, Page } from 'playwright-core';
import { keptInBrowser } from '../../contracts/keptInBrowser.ts';
import { browser, server } from './support/site.ts';

const wantingConsent = keptInBrowser.filter(({ needsConsent }) => needsConsent);

/** All that is kept with consent alone, as if everything had happened that keeps it. */
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

/** The names of all that a tab and its browser keep. */
async function keptIn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)].sort();
}

/** The names of what is left once a tab knows that its reader has said no. */
async function leftIn(page: Page): Promise<string[]> {
  await page.waitForSelector('html[data-consent=rejected]');
  // What is counted of a session looks once a second whose law counts.
  await page.waitForFunction(() => sessionStorage.getItem('pagewell:session') === null);
  return keptIn(page);
}

/** What is there whatever a reader has said. */
const always = ['pagewell.reader', 'pagewell_consent', 'usprivacy'];

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
