/**
 * What a reader waits for who calculates: from the click to the painted result, on a phone's window with a processor four
 * times slower, in an article as it is sent, beside a plain React page that does the same and nothing else. And how much
 * has moved on its own.
 *
 * Usage: npm run bench -- interactions
 */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser/support/browser.ts';
import { openWatchedPage } from '../tests/browser/support/watchedPage.ts';
import { clickToPaint } from './support/clickToPaint.ts';
import { startReactTwin } from './support/reactTwin.ts';
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

const ours = await startBuiltServer(openSync(devNull, 'w'));
const twin = await startReactTwin();
const browser = await launchBrowser();
try {
  const rows: string[][] = [];
  for (const [interaction, path] of [[calculating, '/heart/blood-pressure-at-home']] as const) {
    rows.push(await measured(browser, 'Pagewell, in its article', ours.origin + path, interaction));
    rows.push(await measured(browser, 'plain React, alone', twin.address, interaction));
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
