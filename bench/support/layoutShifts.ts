import type { Browser, BrowserContext } from 'playwright-core';
import { deferredAdMs } from '#contracts/ads.ts';
import { openWatchedPage } from '#tests/browser/support/watchedPage.ts';

/** Somebody who reads pages, and how they find them. */
export interface Reader {
  who: string;
  /** The site that they read. */
  origin: string;
  /** What they have done before. */
  prepare: (context: BrowserContext) => Promise<void>;
}

const widths = [390, 800, 1280];

export const shiftColumns = (paths: readonly string[]): string[] => [
  'reader',
  'width',
  ...paths,
  'ads of others',
];

/** How far anything moves by itself while each reader goes through each page, at each width; and how many ads of others came. */
export async function measureShifts(
  browser: Browser,
  paths: readonly string[],
  readers: readonly Reader[],
): Promise<string[][]> {
  const rows = [];
  for (const reader of readers) {
    for (const width of widths) {
      const found = await Promise.all(paths.map((path) => readDown(browser, reader, { path, width })));
      const filled = found.reduce((sum, each) => sum + each.filled, 0);
      const shifts = found.map(({ shift }) => (shift === 0 ? '0' : shift.toFixed(4)));
      rows.push([reader.who, String(width), ...shifts, String(filled)]);
    }
  }
  return rows;
}

async function readDown(
  browser: Browser,
  { origin, prepare }: Reader,
  { path, width }: { path: string; width: number },
): Promise<{ shift: number; filled: number }> {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
  const { page } = watched;
  await prepare(page.context());
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // What is not in view is asked for later than what is.
  await page.waitForTimeout(deferredAdMs);
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < end; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  const filled = await page.locator('[data-ad-state=filled]').count();
  const shift = await watched.layoutShift();
  await watched.close();
  return { shift, filled };
}

/** Answers what readers are asked about their privacy, on a page of its own. */
export async function choose(
  context: BrowserContext,
  origin: string,
  answer: 'Accept all' | 'Reject all',
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/privacy-choices`);
  await page.locator('main').getByRole('button', { name: answer }).click();
  await page.waitForSelector(`html[data-consent=${answer === 'Accept all' ? 'full' : 'rejected'}]`);
  await page.close();
}
