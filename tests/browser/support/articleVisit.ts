import type { Page } from 'playwright-core';
import { islandAttributes, islandElement, visibleMarginPixels } from '#contracts/island.ts';
import { axeViolations, onlyColours } from './axe.ts';
import { islandStates, useEveryIsland } from './islands.ts';
import { browser, server } from './site.ts';
import { openWatchedPage, type WatchedPage } from './watchedPage.ts';

export const flawlessArticle = {
  status: 200,
  reactCameEarly: false,
  reactNeverCame: false,
  thirdParties: [],
  failedIslands: [],
  violations: [],
  layoutShift: 0,
  complaints: [],
};

export async function visitArticle(path: string, width: number) {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 900 } });
  try {
    return await readWholePage(path, watched);
  } finally {
    await watched.close();
  }
}

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
