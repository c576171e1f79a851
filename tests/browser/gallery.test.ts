import { blockExamples } from '../support/blockExamples.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { flawless, height, openExample, resizeTo, violations } from './support/galleryVisit.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';
import { brokenWords, cutOff, usualWord } from './support/wordsAndEdges.ts';

const examples = blockExamples();
const phone = 390;

/** Where nothing sticks out: a window of 320 pixels is one of 1280 at four times its size. */
const sizes = [
  { width: phone, text: '200%' },
  { width: 320, text: '100%' },
  { width: 800, text: '200%' },
  { width: 800, text: '100%' },
  { width: 1280, text: '100%' },
] as const;

const aboutProducts =
  /^(affiliate-disclosure|comparison-dropdown|inline-ad|product-|quick-look|scorecard|trust-card)/;

// One page, used for all examples: opening pages takes longer than the checks.
let watched: WatchedPage;
beforeAll(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: phone, height } });
});

/** One visit for all that is asked of an example, in a window that is made wider and narrower: a visit at each width is for `npm run test:long`. */
describe('an example in the gallery, on a phone and in all other windows', () => {
  test.each(examples)(
    '%s, %s hydrates, stays in place, is silent, accessible, and fits',
    async (type, name) => {
      const { page } = watched;
      const address = `${server.origin}/gallery/${type}/${name}`;
      expect(await despiteStalls(() => openExample(watched, address, phone))).toEqual(flawless);
      expect(await violations(page)).toEqual([]);

      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const found: Record<string, string[]> = {};
      const looksAt = async (width: number, text: string) => {
        const broken =
          aboutProducts.test(type) && !(width < 768 && text !== '100%')
            ? await brokenWords(page, 'main > :not(h1)', usualWord(width))
            : [];
        const wrong = [
          ...(await cutOff(page)).map((element) => `sticks out: ${element}`),
          ...broken.map((word) => `is broken: ${word}`),
        ];
        if (wrong.length > 0) found[`${width} px, text of ${text}`] = wrong;
      };
      await looksAt(phone, '100%');
      for (const { width, text } of sizes) {
        await resizeTo(page, width, text);
        await looksAt(width, text);
      }
      expect(found).toEqual({});
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
