import type { Page } from 'playwright-core';
import { tabletFrom } from '#widgets/ui/layout.ts';
import { browser, server } from './support/site.ts';
import { openWatchedPage } from './support/watchedPage.ts';

/** Enough to come through header, contents and the first links of a text. */
const stops = 45;

function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    // A line that scrolls sideways may show a part of a link alone.
    const above = [left + 2, (left + right) / 2, right - 2].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    );
    const isCovered = !above.some((one) => one && (focused.contains(one) || one.contains(focused)));
    const faults = [
      outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'has no outline' : '',
      top < 0 || bottom > innerHeight ? 'is out of the window' : '',
      isCovered ? `is below ${above[1]?.outerHTML.slice(0, 80)}` : '',
    ].filter(Boolean);
    return faults.length > 0 ? `${focused.outerHTML.slice(0, 80)} ${faults.join(', ')}` : undefined;
  });
}

test.each([
  ['/mental-health/worry-check', 390],
  ['/mental-health/worry-check', 800],
  ['/nutrition/collagen', 390],
  ['/nutrition/collagen', 1280],
  ['/newsletter', 390],
  ['/privacy-choices', 390],
])('whoever goes through %s with Tab sees the focus wherever it is, at %i px', async (path, width) => {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
  const { page } = watched;
  await page.goto(server.origin + path);
  const row = page.locator('[data-scroll-row]');
  if (width >= tabletFrom && (await row.count()) > 0) {
    // The buttons of a bar of links come with their script, which the focus would bring as well, but later.
    await row.dispatchEvent('pointerover');
    await page.getByRole('button', { name: 'Further' }).waitFor();
  }
  const faults: string[] = [];
  for (let stop = 1; stop <= stops; stop++) {
    await page.keyboard.press('Tab');
    const fault = await faultOfFocus(page);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
  expect(watched.complaints).toEqual([]);
  await watched.close();
});
