import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { islandAttributes, islandElement, visibleMarginPixels } from '../../contracts/island.ts';
import { valueAt } from '../../contracts/json/jsonPointer.ts';
import { frameWidths } from '../../features/gallery/addresses.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { islandStates, useEveryIsland } from './support/islands.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const folder = new URL('../../fixtures/articles/', import.meta.url);
const articles: [path: string, article: unknown][] = readdirSync(folder)
  .sort()
  .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  .map((article) => [String(valueAt(article, '/path')), article]);

const height = 900;

/** Of the CSS in the document, in bytes before compression: 15 kB, and a twentieth more where the first view has a large table. */
const firstViewCss = 15_750;

describe('an article, at each width, hydrates, stays in place, is silent and accessible', () => {
  test.each(articles)('%s', async (path) => {
    const found = await Promise.all(frameWidths.map((width) => despiteStalls(() => visit(path, width))));
    expect(found).toEqual(
      frameWidths.map((width) => ({
        width,
        status: 200,
        reactCameEarly: false,
        reactNeverCame: false,
        thirdParties: [],
        failedIslands: [],
        violations: [],
        layoutShift: 0,
        complaints: [],
      })),
    );
  });
});

describe('the CSS that the first view of an article needs', () => {
  test.each(articles)('is no more than a slow phone should wait for: %s', async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('--paper');
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(firstViewCss);
  });
});

/** Opens an article in a window that has seen nothing yet. */
async function visit(path: string, width: number) {
  const watched = await openWatchedPage(browser, { viewport: { width, height } });
  try {
    return { width, ...(await readWholePage(path, watched)) };
  } finally {
    await watched.close();
  }
}

/** Reads an article to its end and uses everything on it, and says what a reader would not want. */
async function readWholePage(path: string, watched: WatchedPage) {
  const { page, requests, complaints } = watched;
  const response = await page.goto(server.origin + path);
  await page.waitForSelector('html[data-behaviour=started]');
  await page.waitForLoadState('networkidle');
  const runtime = await runtimeOf(page);
  const asksForReact = () => requests.some((address) => runtime !== undefined && address.endsWith(runtime));
  const cameEarly = asksForReact() && !(await hasIslandInView(page));
  await useEveryIsland(page);
  const neverCame = runtime !== undefined && !asksForReact();
  const layoutShift = await watched.layoutShift();
  const islands = await islandStates(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const light = await axeViolations(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const dark = await axeViolations(page, onlyColours);
  return {
    status: response?.status(),
    reactCameEarly: cameEarly,
    reactNeverCame: neverCame,
    thirdParties: requests.filter((address) => !address.startsWith(server.origin)),
    failedIslands: islands.filter(({ status }) => status === 'failed'),
    violations: [...light, ...dark.map((violation) => `in the dark: ${violation}`)],
    layoutShift,
    complaints: [...complaints],
  };
}

/** The script that brings React; undefined on a page whose islands need none. */
async function runtimeOf(page: Page): Promise<string | undefined> {
  const scripts = await page
    .locator(islandElement)
    .evaluateAll(
      (islands, attribute) => islands.map((island) => island.getAttribute(attribute)),
      islandAttributes.runtime,
    );
  return scripts.find((script) => script?.includes('/hydrate')) ?? undefined;
}

/** Whether an island that hydrates as soon as it is seen is in view, or nearly. */
function hasIslandInView(page: Page): Promise<boolean> {
  return page.evaluate(
    ({ selector, margin }) =>
      [...document.querySelectorAll(selector)].some(
        (root) => root.getBoundingClientRect().top < window.innerHeight + margin,
      ),
    {
      selector: `${islandElement}[${islandAttributes.hydrate}="visible"] [data-island-root] > *`,
      margin: visibleMarginPixels,
    },
  );
}

/**
 * What is reported about blocks may be so much of an article's HTML. The longest best-of list, of twelve products that stand
 * in a list, a table and on cards, needs 10.3 %.
 */
const trackingShare = 0.105;

test.each(articles)('%s: spends little of its HTML on what is reported', async (path) => {
  const html = await (await fetch(server.origin + path)).text();
  const attributes = html.match(/ data-track[-a-z]*="[^"]*"/g) ?? [];
  expect(attributes.join('').length / html.length).toBeLessThanOrEqual(trackingShare);
});

describe('an article without JavaScript', () => {
  test.each(articles)(
    '%s: shows all of its text, opens what is folded, and can be searched from',
    async (path, article) => {
      const context = await browser.newContext({
        viewport: { width: 390, height },
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      try {
        await page.goto(server.origin + path);
        // What is folded opens by the browser's own means, one after the other, by keyboard.
        const summaries = page.locator('main details:not([open]) > summary:visible');
        for (let left = await summaries.count(); left > 0; left--) {
          await summaries.first().press('Enter');
          expect(await summaries.count()).toBe(left - 1);
        }
        const shown = withoutBlanks(await page.locator('main').innerText());
        for (const text of textsOf(article)) expect(shown).toContain(withoutBlanks(text));
        expect(await page.locator('header form[action="/search"] input[name="q1"]').count()).toBe(1);
        expect(await page.locator('[data-island-status]:not([data-island-status="waiting"])').count()).toBe(
          0,
        );
      } finally {
        await context.close();
      }
    },
  );
});

/** Texts that stand in the article as they are: headings, questions, titles of products and quizzes. */
function textsOf(article: unknown): string[] {
  const blocks = valueAt(article, '/blocks');
  if (!Array.isArray(blocks)) throw new Error('The article has no blocks.');
  return blocks.flatMap((block: unknown) => {
    const questions = valueAt(block, '/data/questions');
    return [
      valueAt(block, '/data/text'),
      valueAt(block, '/data/productTitle'),
      valueAt(block, '/data/title'),
      ...(Array.isArray(questions) ? questions : []).flatMap((question: unknown) => [
        valueAt(question, '/question'),
        valueAt(question, '/questionTitle'),
      ]),
    ].filter((text): text is string => typeof text === 'string');
  });
}

/** Lines break where there is room for them, and words may be in capitals. */
function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
