/**
 * What a reader waits for who calculates, or cooks for twice as many: from the click to the painted result, on a phone's
 * window with a processor four times slower, on a page as it is sent, beside a plain React page that does the same and
 * nothing else. And how much has moved on its own.
 *
 * Usage: npm run bench -- interactions
 */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { openWatchedPage } from '#tests/browser/support/watchedPage.ts';
import { clickToPaint } from './support/clickToPaint.ts';
import { longIngredients, longRecipe } from './support/longRecipe.ts';
import { startReactTwin } from './support/reactTwin.ts';
import { renderedPage } from './support/renderedPage.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds, printTable } from './support/table.ts';

const rounds = 60;
/** Before any is counted: the first makes the scripts come, and the next make them fast. */
const unmeasured = 5;
const slowerProcessor = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for what follows a click to be done, in milliseconds. */
const rest = 120;

/** Something that a reader does again and again. */
interface Interaction {
  what: string;
  /** What gets ready for a round, so that its click changes something. */
  prepare: (page: Page, round: number) => Promise<void>;
  button: (page: Page) => Locator;
  /** What has another text then. */
  shown: string;
}

const calculating: Interaction = {
  what: 'calculating',
  prepare: async (page, round) => {
    await type(page, 'Upper number', String(110 + (round % 50)));
    await type(page, 'Lower number', String(70 + (round % 20)));
  },
  button: (page) => page.getByRole('button', { name: 'Calculate' }),
  shown: 'main form [aria-live], main form + [aria-live]',
};

const scaling: Interaction = {
  what: `scaling ${longIngredients.length} ingredients`,
  prepare: async () => undefined,
  // Half, once, twice, three times: from twice to three times and back.
  button: (page) => page.locator('[data-scale] label:has(input:not(:checked))').last(),
  shown: '[data-servings]',
};

const recipePage = await renderedPage(longRecipe);
const ours = await startBuiltServer(openSync(devNull, 'w'));
const twin = await startReactTwin();
const browser = await launchBrowser();
try {
  const rows: string[][] = [];
  const pages = [
    [calculating, '/heart/blood-pressure-at-home', ''],
    [scaling, longRecipe.path, 'recipe'],
  ] as const;
  for (const [interaction, path, twinPath] of pages) {
    rows.push(await measured(browser, 'Pagewell, on its page', ours.origin + path, interaction));
    rows.push(await measured(browser, 'plain React, alone', twin.address + twinPath, interaction));
  }
  printTable(
    `From a click to the painted result (390 × 844, processor ${slowerProcessor} times slower, ${rounds} clicks)`,
    ['what', 'of', 'p50', 'p95', 'most', 'shift'],
    rows,
  );
} finally {
  await browser.close();
  await ours.stop();
  await twin.stop();
}

/** Key by key, in place of what is there, as readers do: what moves then, moves because of them. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label }).first();
  await field.selectText();
  await field.pressSequentially(text);
}

async function measured(
  on: Browser,
  name: string,
  address: string,
  { what, prepare, button, shown }: Interaction,
): Promise<string[]> {
  const { page, layoutShift, close } = await openWatchedPage(on, phone);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    // No article of the site has so long a recipe: its page is made here, of the same build.
    await page.route(`**${longRecipe.path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: recipePage }),
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (let round = -unmeasured; round < rounds; round++) {
      await prepare(page, round + unmeasured);
      const time = await clickToPaint(page, button(page), shown);
      if (round >= 0) times.push(time);
      await page.waitForTimeout(rest);
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number): string =>
      milliseconds(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
    return [what, name, quantile(0.5), quantile(0.95), quantile(1), (await layoutShift()).toFixed(3)];
  } finally {
    await close();
  }
}
