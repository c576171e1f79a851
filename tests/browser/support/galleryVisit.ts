import type { Page } from 'playwright-core';
import { axeViolations, onlyColours } from './axe.ts';
import { islandStates, useEveryIsland } from './islands.ts';
import type { WatchedPage } from './watchedPage.ts';
import { brokenWords, cutOff, usualWord } from './wordsAndEdges.ts';

/** A block on its own lacks the headings above it. Whole articles are checked for their order. */
const withoutOrder = { rules: { 'heading-order': { enabled: false } } };

export const height = 900;
export const phone = 390;

export const flawless = { status: 200, failedIslands: [], layoutShift: 0, complaints: [] };

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

interface Size {
  width: number;
  text: string;
}

/** Where nothing sticks out: a window of 320 pixels is one of 1280 at four times its size. */
export const allSizes: readonly Size[] = [
  { width: phone, text: '100%' },
  { width: phone, text: '200%' },
  { width: 320, text: '100%' },
  { width: 800, text: '200%' },
  { width: 800, text: '100%' },
  { width: 1280, text: '100%' },
];

const aboutProducts =
  /^(affiliate-disclosure|comparison-dropdown|inline-ad|product-|quick-look|scorecard|trust-card)/;

export async function whatDoesNotFit(
  page: Page,
  type: string,
  sizes: readonly Size[],
): Promise<Record<string, string[]>> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const found: Record<string, string[]> = {};
  for (const { width, text } of sizes) {
    await resizeTo(page, width, text);
    const broken =
      aboutProducts.test(type) && !(width < 768 && text !== '100%')
        ? await brokenWords(page, 'main > :not(h1)', usualWord(width))
        : [];
    const wrong = [
      ...(await cutOff(page)).map((element) => `sticks out: ${element}`),
      ...broken.map((word) => `is broken: ${word}`),
    ];
    if (wrong.length > 0) found[`${width} px, text of ${text}`] = wrong;
  }
  return found;
}

/** Makes the window so wide, and waits until scripts that watch sizes have heard of it: they do before the frame behind the next. */
export async function resizeTo(page: Page, width: number, textSize: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', size);
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }, textSize);
}
