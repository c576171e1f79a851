import type { Page } from 'playwright-core';
import { axeViolations, onlyColours } from './axe.ts';
import { islandStates, useEveryIsland } from './islands.ts';
import type { WatchedPage } from './watchedPage.ts';

/** A block on its own lacks the headings above it. Whole articles are checked for their order. */
const withoutOrder = { rules: { 'heading-order': { enabled: false } } };

export const height = 900;

/** What `openExample` tells of an example without a fault. */
export const flawless = { status: 200, failedIslands: [], layoutShift: 0, complaints: [] };

/** Opens an example, does all that a reader can do there, and tells what they would not want. */
export async function openExample(watched: WatchedPage, address: string, width: number) {
  const { page, complaints, clear } = watched;
  // The page of before would ask for other pictures in the new window, which end with it.
  await page.goto('about:blank');
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  clear();
  const response = await page.goto(address);
  await useEveryIsland(page);
  const layoutShift = await watched.layoutShift();
  const islands = await islandStates(page);
  return {
    status: response?.status(),
    failedIslands: islands.filter(({ status }) => status === 'failed'),
    layoutShift,
    complaints: [...complaints],
  };
}

/** What axe finds: all that it knows in light colours, and of the dark ones the colours. */
export async function violations(page: Page): Promise<string[]> {
  // Colours on their way from one to another are neither.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeViolations(page, withoutOrder);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axeViolations(page, onlyColours);
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** Makes the window so wide, and waits until scripts that watch sizes have heard of it: they do before the frame behind the next. */
export async function resizeTo(page: Page, width: number, textSize = '100%'): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', size);
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }, textSize);
}
