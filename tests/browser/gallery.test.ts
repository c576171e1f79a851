import { frameWidths } from '#features/gallery/addresses.ts';
import { triedExamples } from '../support/blockExamples.ts';
import { triesEverything } from '../support/tried.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import {
  allSizes,
  flawless,
  height,
  openExample,
  phone,
  resizeTo,
  violations,
  whatDoesNotFit,
} from './support/galleryVisit.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

// One page, used for all examples: opening pages takes longer than the checks.
let watched: WatchedPage;
beforeAll(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: phone, height } });
});

/**
 * On a phone, one visit for all that is asked of an example: the window is made wider and narrower. `npm run test:long` opens all examples,
 * and in wider windows as well, for what depends on how they load; `npm run test:block` those of one type.
 */
const widths = triesEverything ? frameWidths : [phone];

describe.each(widths)('an example that is opened in a window of %i pixels', (opened) => {
  test.each(triedExamples(6))(
    '%s, %s hydrates, stays in place, is silent, accessible, and fits',
    async (type, name) => {
      const { page } = watched;
      const address = `${server.origin}/gallery/${type}/${name}`;
      expect(await despiteStalls(() => openExample(watched, address, opened))).toEqual(flawless);
      if (opened !== phone) return;
      for (const width of widths) {
        await resizeTo(page, width, '100%');
        expect([width, await violations(page)]).toEqual([width, []]);
      }
      expect(await whatDoesNotFit(page, type, allSizes)).toEqual({});
    },
  );
});

describe('the gallery’s own pages', () => {
  test.each(['/gallery', '/gallery/heading', '/gallery/heading?scheme=dark&width=390'])(
    '%s is accessible in light and dark, and silent',
    async (address) => {
      const { page, complaints, clear } = watched;
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      clear();
      await page.goto(server.origin + address, { waitUntil: 'networkidle' });
      // What is in the frames is checked above.
      const light = await axeViolations(page, { iframes: false });
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeViolations(page, { ...onlyColours, iframes: false });
      expect({ light, dark, complaints }).toEqual({ light: [], dark: [], complaints: [] });
    },
  );

  test('show every block in its whole height', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 800, height });
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
