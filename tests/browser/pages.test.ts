import type { Page } from 'playwright-core';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';
import { inTurn } from '../support/tried.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { scrollThrough } from './support/islands.ts';
import { browser, inTheUs, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage } from './support/watchedPage.ts';

const article = '/nutrition/collagen';
const topic = '/nutrition';
const paths = [
  '/',
  topic,
  '/topics',
  article,
  '/people/leonie-brandvold',
  '/people',
  '/search?q1=collagen',
  '/search?q1=xqztv',
  '/privacy-policy',
  '/drugs',
  '/drugs/atorvastatin',
  '/drugs/atorvastatin/visit',
  '/nowhere',
];
const widths = [390, 800, 1280];

/** Pages about drugs say something to readers in the US alone. */
const readerOf = (path: string) => (path.startsWith('/drugs') ? inTheUs : {});

async function visiting<Result>(
  path: string,
  options: { width: number; height?: number; javaScriptEnabled?: boolean },
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { width, height = 800, javaScriptEnabled = true } = options;
  const page = await browser.newPage({ viewport: { width, height }, javaScriptEnabled, ...readerOf(path) });
  try {
    await page.goto(server.origin + path, { waitUntil: 'load' });
    return await visit(page);
  } finally {
    await page.close();
  }
}

test.each(inTurn(paths, widths))(
  '%s, at %i pixels, is accessible in light and dark, and nothing moves or sticks out',
  async (path, width) => {
    const found = await despiteStalls(() => readWholePage(path, width));
    expect(found).toEqual({ light: [], dark: [], sticksOut: 0, layoutShift: 0 });
  },
);

async function readWholePage(path: string, width: number) {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 800 }, ...readerOf(path) });
  const { page } = watched;
  try {
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const light = await axeViolations(page);
    // Before the colours change, which no reader sees happen and a browser may count.
    const layoutShift = await watched.layoutShift();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeViolations(page, onlyColours);
    const sticksOut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { light, dark, sticksOut, layoutShift };
  } finally {
    await watched.close();
  }
}

test.each(paths)(
  'with text of twice the size %s stays within a phone, with its whole header',
  async (path) => {
    await visiting(path, { width: 390 }, async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      const parts = await page
        .locator('body > header > *')
        .evaluateAll((all) =>
          all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      expect(parts.flat().every((edge) => edge >= 0 && edge <= 390)).toBe(true);
    });
  },
);

test('with a keyboard the first stop skips to the content', async () => {
  await visiting(article, { width: 1280 }, async (page) => {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    expect(await page.locator(':focus').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('main');
  });
});

describe('the table of contents', () => {
  const beside = (page: Page) => page.locator('main nav[aria-labelledby^="contents-"]:not(:has(details))');
  const folded = (page: Page) => page.locator('main nav[aria-labelledby^="contents-"]:has(details)');

  test.each([desktopFrom - 1, desktopFrom])('at %i pixels is there once', async (width) => {
    await visiting(article, { width }, async (page) => {
      expect(await beside(page).isVisible()).toBe(width >= desktopFrom);
      expect(await folded(page).isVisible()).toBe(width < desktopFrom);
    });
  });

  test('stays in view beside the text', async () => {
    await visiting(article, { width: 1280 }, async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      const box = await beside(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      // Below the leaderboard, where that is held.
      expect(box?.y).toBeLessThan(200);
      expect(box?.width).toBe(300);
    });
  });

  test('ends above what stands at the end of its column', async () => {
    await visiting('/heart/high-blood-pressure-diet', { width: 1280 }, async (page) => {
      const driver = page.locator('main [data-placement=rightRail]');
      await driver.evaluate((each) => each.scrollIntoView({ block: 'start' }));
      const { y = 0, height = 0 } = (await beside(page).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await driver.boundingBox())?.y ?? 0);
    });
  });

  test('opens on a phone without script, and leads to its sections', async () => {
    await visiting(article, { width: 390, javaScriptEnabled: false }, async (page) => {
      await folded(page).locator('summary').click();
      const last = folded(page).locator('a').last();
      const anchor = await last.getAttribute('href');
      await last.click();
      expect(new URL(page.url()).hash).toBe(anchor);
      const heading = await page.locator(anchor ?? '').boundingBox();
      expect(heading?.y).toBeLessThan(800);
    });
  });
});

describe('the measures of the page', () => {
  test.each([
    [tabletFrom - 1, 50],
    [tabletFrom, 70],
  ])('at %i pixels: a header of %i', async (width, height) => {
    await visiting(article, { width }, async (page) => {
      expect((await page.locator('body > header').boundingBox())?.height).toBe(height);
    });
  });

  test('on a desktop: a reading column of 658, and tables that may be wider', async () => {
    await visiting(article, { width: 1280 }, async (page) => {
      const columns = await page
        .locator('main article p')
        .evaluateAll((all) => all.map((paragraph) => paragraph.getBoundingClientRect().width));
      expect(Math.max(...columns)).toBe(658);
      expect((await page.locator('main table').first().boundingBox())?.width).toBeGreaterThan(658);
    });
  });
});

describe('the search of the header', () => {
  test('leads to the search page without script, by its button', async () => {
    await visiting(article, { width: 390, javaScriptEnabled: false }, async (page) => {
      await page.locator('header form button').click();
      expect(page.url()).toBe(`${server.origin}/search?`);
      expect(await page.locator('main input[name="q1"]').isVisible()).toBe(true);
    });
  });

  test('takes the place of the menu on a desktop, until Escape', async () => {
    await visiting(article, { width: 1280 }, async (page) => {
      const menu = page.locator('header nav > ul');
      await page.locator('header form button').click();
      await menu.waitFor({ state: 'hidden' });
      expect(await page.locator('header [role="combobox"]').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'visible' });
    });
  });

  test('finds articles without script, also for a word that is misspelt', async () => {
    await visiting('/', { width: 1280, javaScriptEnabled: false }, async (page) => {
      await page.locator('header form button').click();
      await page.locator('main input[name="q1"]').fill('colagen');
      await page.keyboard.press('Enter');
      expect(await page.locator('main ol a').first().textContent()).toMatch(/collagen/i);
    });
  });
});

test('on paper there is the text without what serves on a screen, with folded answers open and addresses of sources', async () => {
  await visiting(article, { width: 700 }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const chrome of ['body > header nav', 'body > footer', 'main nav']) {
      expect(await page.locator(chrome).first().isVisible()).toBe(false);
    }
    expect(await page.locator('main details:not(nav *, aside *) > :not(summary)').first().isVisible()).toBe(
      true,
    );
    const afterLink = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await afterLink('main a[href^="https:"]:not([rel~="sponsored"])')).toContain('https:');
    expect(await afterLink('main a[rel~="sponsored"]')).not.toContain('https:');
  });
});
