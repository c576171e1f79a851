import type { Page } from 'playwright-core';
import { islandAttributes, islandElement } from '../../../schemas/island.ts';
import { paintsNoMore } from './stalls.ts';

/** How far an island of the page has come. */
export interface IslandState {
  type: string;
  status: string;
}

const names = { element: islandElement, ...islandAttributes };
const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** How far every island of the page has come, in the order they stand. */
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
  await page.waitForFunction(
    ({ element, hydrate, status, controls }) =>
      [...document.querySelectorAll(element)].every(
        (island) =>
          ['hydrated', 'failed'].includes(island.getAttribute(status) ?? '') ||
          (island.getAttribute(hydrate) === 'interaction' && !island.querySelector(controls)),
      ),
    { ...names, controls },
  );
}

/** Longer than any frame takes that comes at all, in milliseconds. */
const frameLimit = 5_000;

/**
 * Scrolls to the end of the page and back, a screen at a time, as somebody who skims it.
 *
 * @throws Error `paintsNoMore` where the browser has got stuck
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ({ limit, message }) => {
      const painted = () =>
        new Promise((resolve, reject) => {
          const tooLate = setTimeout(() => reject(new Error(message)), limit);
          requestAnimationFrame(() => {
            clearTimeout(tooLate);
            setTimeout(resolve);
          });
        });
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
        window.scrollTo({ top, behavior: 'instant' });
        await painted();
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      await painted();
    },
    { limit: frameLimit, message: paintsNoMore },
  );
}
