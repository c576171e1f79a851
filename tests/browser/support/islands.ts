import type { Page } from 'playwright-core';
import { islandAttributes, islandElement, islandTypeAttribute } from '#contracts/island.ts';
import { paintsNoMore } from './stalls.ts';

export interface IslandState {
  type: string;
  status: string;
}

const names = { element: islandElement, type: islandTypeAttribute, ...islandAttributes };
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

export function islandStates(page: Page): Promise<IslandState[]> {
  return page.locator(islandElement).evaluateAll(
    (islands, { type, status }) =>
      islands.map((island) => ({
        type: island.getAttribute(type) ?? '',
        status: island.getAttribute(status) ?? '',
      })),
    names,
  );
}

/**
 * Does what a reader does who uses everything on the page: sees all of it, and sets the focus into every island that
 * waits for that. Returns when each has come as far as it comes. One that waits for an interaction, and holds nothing
 * to interact with, keeps waiting.
 */
export async function useEveryIsland(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(
    ({ element, hydrate, controls }) => {
      for (const island of document.querySelectorAll(`${element}[${hydrate}="interaction"]`)) {
        const control = island.querySelector<HTMLElement>(controls);
        control?.focus({ preventScroll: true });
        control?.blur();
      }
    },
    { ...names, controls },
  );
  try {
    await page.waitForFunction(
      ({ element, hydrate, status, controls }) =>
        [...document.querySelectorAll(element)].every(
          (island) =>
            ['hydrated', 'failed'].includes(island.getAttribute(status) ?? '') ||
            (island.getAttribute(hydrate) === 'interaction' && !island.querySelector(controls)),
        ),
      { ...names, controls },
      // By the clock and not by frames, so that a page without frames can say so.
      { polling: 100, timeout: hydrationLimit },
    );
  } catch (cause) {
    // A browser that starves its observers looks as one that paints no more. A fault of ours fails on every further
    // visit too.
    throw new Error(`${paintsNoMore} An island did not answer in time.`, { cause });
  }
}

/** Far longer than hydrating takes, in milliseconds. */
const hydrationLimit = 15_000;
/** Longer than any frame takes that comes at all, in milliseconds. */
const frameLimit = 5_000;

/**
 * Waits until the page is painted.
 *
 * @throws Error `paintsNoMore` where the browser has got stuck
 */
async function nextFrame(page: Page): Promise<void> {
  const comes = await page.evaluate(
    (limit) =>
      new Promise<boolean>((resolve) => {
        const tooLate = setTimeout(() => resolve(false), limit);
        requestAnimationFrame(() => {
          clearTimeout(tooLate);
          // After the frame, when all that it brings has been told.
          setTimeout(() => resolve(true));
        });
      }),
    frameLimit,
  );
  if (!comes) throw new Error(paintsNoMore);
}

/**
 * Scrolls to the end of the page and back, a screen at a time, as somebody who skims it.
 *
 * @throws Error `paintsNoMore` where the browser has got stuck
 */
export async function scrollThrough(page: Page): Promise<void> {
  const goTo = (top: number): Promise<number> =>
    page.evaluate((target) => {
      window.scrollTo({ top: target, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    }, top);
  const step = (page.viewportSize()?.height ?? 900) * 0.8;
  let height = await goTo(0);
  for (let top = 0; top < height; top += step) {
    height = await goTo(top);
    await nextFrame(page);
  }
  await goTo(0);
  await nextFrame(page);
}
