import type { Page } from 'playwright-core';
import { frameWidths } from '../../features/gallery/addresses.ts';
import { blockExamples } from '../support/blockExamples.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { islandStates, useEveryIsland } from './support/islands.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const examples = blockExamples();

/** A block on its own lacks the headings above it. Whole articles are checked for their order. */
const withoutOrder = { rules: { 'heading-order': { enabled: false } } };

const flawless = { status: 200, failedIslands: [], layoutShift: 0, complaints: [] };
const height = 900;

let pages: WatchedPage[];

beforeAll(async () => {
  // One page for each width, used for all examples: opening pages takes longer than the checks.
  pages = await Promise.all(
    frameWidths.map((width) => openWatchedPage(browser, { viewport: { width, height } })),
  );
});

describe('an example in the gallery, at each width, hydrates, stays in place, is silent and accessible', () => {
  test.each(examples)('%s, %s', async (type, name) => {
    const address = `${server.origin}/gallery/${type}/${name}`;
    const found = await Promise.all(pages.map((watched) => despiteStalls(() => use(watched, address))));
    expect(found).toEqual(frameWidths.map((width) => ({ width, ...flawless })));
    const [{ page }] = pages as [WatchedPage];
    expect(await violationsAtEachWidth(page)).toEqual([]);
  });
});

describe('the gallery’s own pages', () => {
  test.each(['/gallery', '/gallery/heading', '/gallery/heading?scheme=dark&width=390'])(
    '%s is accessible in light and dark, and silent',
    async (address) => {
      const [, , { page, complaints, clear }] = pages as [WatchedPage, WatchedPage, WatchedPage];
      clear();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(server.origin + address, { waitUntil: 'networkidle' });
      // What is in the frames is checked above.
      const light = await axeViolations(page, { iframes: false });
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeViolations(page, { ...onlyColours, iframes: false });
      expect({ light, dark, complaints }).toEqual({ light: [], dark: [], complaints: [] });
    },
  );

  test('show every block in its whole height', async () => {
    const [, { page }] = pages as [WatchedPage, WatchedPage];
    await page.goto(`${server.origin}/gallery/table?width=390`);
    const frame = page.locator('iframe').first();
    await frame.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const first = document.querySelector('iframe');
      const block = first?.contentDocument?.querySelector('main > :last-child');
      return first && block && Math.abs(first.clientHeight - block.getBoundingClientRect().height) < 4;
    });
  });
});

/** Opens an example and does all that a reader can do there. */
async function use(watched: WatchedPage, address: string) {
  const { page, complaints, clear } = watched;
  clear();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const response = await page.goto(address);
  await useEveryIsland(page);
  const layoutShift = await watched.layoutShift();
  const islands = await islandStates(page);
  return {
    width: page.viewportSize()?.width,
    status: response?.status(),
    failedIslands: islands.filter(({ status }) => status === 'failed'),
    layoutShift,
    complaints: [...complaints],
  };
}

/** Until scripts that watch sizes have heard of a new one: they do before the frame behind the next. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** What axe finds. One page takes on every width in turn: loading axe into a page takes longer than running it. */
async function violationsAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of frameWidths.toReversed()) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    // Colours on their way from one to another are neither.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    found.push(...(await axeViolations(page, withoutOrder)).map((violation) => `${width}: ${violation}`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    found.push(
      ...(await axeViolations(page, onlyColours)).map((violation) => `${width}, dark: ${violation}`),
    );
  }
  return found;
}
