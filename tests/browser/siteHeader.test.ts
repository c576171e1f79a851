import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { panelSizes } from '#shell/menu/panelSizes.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { browser, newPage, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const article = '/mental-health/worry-check';
const openPanel = 'header [data-panel]:not(a, [hidden])';
const items = 'header nav > ul > li';

async function withMenu(
  width: number,
  visit: (page: Page, watched: WatchedPage) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 800 }, colorScheme });
  try {
    await watched.page.goto(server.origin + article);
    await watched.page.locator('[data-site-menu]').first().dispatchEvent('pointerover');
    await watched.page.waitForSelector(`${items} a[aria-expanded]`, { state: 'attached' });
    await visit(watched.page, watched);
    expect([await watched.layoutShift(), watched.complaints]).toEqual([0, []]);
    expect(watched.complaints).toEqual([]);
  } finally {
    await watched.close();
  }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the menu of the header', () => {
  test('opens by mouse, 1,100 pixels wide, is accessible, and closes when the page is scrolled', async () => {
    await withMenu(1280, async (page) => {
      await page.locator(items).first().hover();
      const panel = page.locator(openPanel);
      await panel.waitFor();
      expect(await panel.locator('a[href="/nutrition/collagen"]').isVisible()).toBe(true);
      expect(await panel.boundingBox()).toMatchObject({ x: (1280 - 1100) / 2, width: 1100 });
      const edges = await panel.locator('a').evaluateAll((links) => {
        const boxes = links.map((link) => link.getBoundingClientRect());
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      });
      expect(edges[0]).toBeGreaterThanOrEqual((1280 - 1100) / 2);
      // Columns are 240 px wide, and rows of a title and one line 46 px high.
      const columns = await panel
        .locator('> div:last-child > div')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect([columns.length > 1, new Set(columns)]).toEqual([true, new Set([panelSizes.column])]);
      const rows = await panel
        .locator('li > a')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...rows)).toBe(panelSizes.row);
      expect(edges[1]).toBeLessThanOrEqual((1280 + 1100) / 2);
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => scrollBy(0, 300));
      await panel.waitFor({ state: 'hidden' });
    });
  });

  test('draws the dots of evidence as articles do: four, filled or hollow', async () => {
    await withMenu(1280, async (page) => {
      await page.locator(items).first().hover();
      const dots = page.locator(`${openPanel} svg:has(circle)`);
      await dots.first().waitFor();
      const drawn = await dots.evaluateAll((scales) =>
        scales.map((scale) =>
          [...scale.querySelectorAll('circle')].map((dot) => {
            const { fill, stroke } = getComputedStyle(dot);
            return stroke === 'none' ? 'unseen' : fill === 'none' ? 'hollow' : 'filled';
          }),
        ),
      );
      const dotsOf = (filled: number) =>
        Array.from({ length: 4 }, (_, index) => (index < filled ? 'filled' : 'hollow'));
      expect(drawn).toEqual([4, 3, 2, 0].map(dotsOf));
    });
  });

  test('can be read in the dark', async () => {
    const visit = async (page: Page) => {
      await page.locator(items).first().hover();
      await page.locator(openPanel).waitFor();
      expect(await axeViolations(page, onlyColours)).toEqual([]);
    };
    await withMenu(1280, visit, 'dark');
  });

  test('is 216 pixels wide for one column', async () => {
    await withMenu(1280, async (page) => {
      await page.getByRole('button', { name: 'How we choose' }).click();
      expect((await page.locator(openPanel).boundingBox())?.width).toBe(216);
    });
  });

  test('goes from item to item by Tab, down into a panel by arrow, out of it by Escape, and ends at its ends', async () => {
    await withMenu(1280, async (page) => {
      await page.locator('header a[href="/"]').focus();
      await page.keyboard.press('Tab');
      const hint = () =>
        page.locator(openPanel).evaluate((panel) => getComputedStyle(panel, '::after').content);
      expect(await focusedText(page)).toBe('Nutrition');
      expect(await page.locator(openPanel).count()).toBe(1);
      expect(await hint()).toContain('Press ↓');
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Sleep');
      await page.keyboard.press('ArrowDown');
      expect(await focusedText(page)).toContain('Sleep');
      expect(await hint()).toBe('none');
      await page.keyboard.press('Escape');
      expect(await page.locator(openPanel).count()).toBe(0);
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      expect(await page.locator(`${items} :focus`).count()).toBe(0);
      expect(await page.locator(openPanel).count()).toBe(0);
    });
  });

  test.each([390, 800])(
    'at %d px opens as a list by its button, each item by a tap, all within the window',
    async (width) => {
      await withMenu(width, async (page) => {
        const button = page.getByRole('button', { name: 'Menu' });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await button.click();
        await page.locator(`${items} > a`).first().click();
        const list = page.locator('header nav > ul');
        // What stands above the header, such as a question of consent, is scrolled away with the page.
        const { y: top = 0 } = (await page.locator('body > header').boundingBox()) ?? {};
        const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
        expect(y - top + height).toBeLessThanOrEqual(800);
        expect(await page.locator(openPanel).locator('a[href="/nutrition/collagen"]').isVisible()).toBe(true);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.keyboard.press('Escape');
        expect(await list.isVisible()).toBe(false);
      });
    },
  );

  test('has links without script: to each topic on a desktop, and to all of them on a phone', async () => {
    for (const [width, text, path] of [
      [1280, 'Sleep', '/sleep'],
      [390, 'Menu', '/topics'],
    ] as const) {
      const page = await newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
      await page.goto(server.origin + article);
      await page.locator('header nav').getByRole('link', { name: text }).click();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('main a[href="/sleep/insomnia-self-help"]').count()).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['a click on an item', 1280, (page: Page) => page.locator(items).first().locator('a').click(), openPanel],
  ['the mouse on an item', 1280, (page: Page) => page.locator(items).first().hover(), openPanel],
  ['the focus on an item', 1280, (page: Page) => page.locator(items).first().locator('a').focus(), openPanel],
  ['a tap on the menu', 390, (page: Page) => page.locator('header nav > a').click(), 'header nav > ul'],
  [
    'a click on the search',
    390,
    (page: Page) => page.locator('header search button').click(),
    'header input',
  ],
])('%s is not lost, though its script comes only then', async (_, width, act, shown) => {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
  const { page, requests } = watched;
  const asked = () => requests.filter((address) => /\/(liveMenu|liveSearchBox|scrollRow)-/.test(address));
  await page.goto(server.origin + article);
  await page.waitForSelector('html[data-behaviour=started]');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  await act(page);
  await page.locator(shown).waitFor();
  expect(asked()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe(article);
  expect(watched.complaints).toEqual([]);
  await watched.close();
});

test('the bar of a subject scrolls by its buttons, which keep the focus at its end', async () => {
  await withMenu(800, async (page) => {
    const row = page.locator('[data-scroll-row]');
    await row.dispatchEvent('pointerover');
    const further = page.getByRole('button', { name: 'Further' });
    await further.waitFor();
    const before = await row.evaluate((each) => each.scrollLeft);
    await further.focus();
    for (const _press of Array(9).keys()) await page.keyboard.press('Enter');
    expect(await row.evaluate((each) => each.scrollLeft)).toBeGreaterThan(before);
    expect(await further.getAttribute('aria-disabled')).toBe('true');
    expect(await further.evaluate((each) => each.matches(':focus'))).toBe(true);
    const back = page.getByRole('button', { name: 'Back' });
    await back.focus();
    for (const _press of Array(9).keys()) await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-scroll-row]')?.scrollLeft === 0);
    // It hears of the scrolling a frame later.
    await page.getByRole('button', { name: 'Back', disabled: true }).waitFor();
  });
});

test.each([article, '/nutrition/collagen', '/'])(
  'header and footer of %s have at most 2.5 kB together',
  async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const [header] = /<header[^>]*>.*?<\/header>/s.exec(html) ?? [];
    const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
    expect(header).toContain('data-site-menu');
    expect(footer).toContain('/privacy-choices');
    expect(gzipSync(header + footer).length).toBeLessThanOrEqual(2_500);
  },
);

test.each([
  [390, 1],
  [800, 3],
  [1280, 5],
])('at %d px the bar of what is read next shows %d article', async (width, shown) => {
  const page = await newPage({ viewport: { width, height: 800 } });
  await page.goto(`${server.origin}/nutrition/how-much-collagen-per-day`);
  const next = page.locator('nav[aria-labelledby="_up-next"] a');
  const seen = await next.evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
  expect(seen).toBe(shown);
});

test.each([
  [1280, '200%', 2],
  [800, '200%', 1],
  [990, '100%', 4],
])(
  'at %d px and %s of the size of text, that bar shows %d titles, in two lines at the most',
  async (width, size, shown) => {
    const page = await newPage({ viewport: { width, height: 800 } });
    await page.goto(`${server.origin}/nutrition/how-much-collagen-per-day`);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      for (const title of document.querySelectorAll('nav[aria-labelledby="_up-next"] bdi'))
        title.append(' and more of it'.repeat(5));
    }, size);
    const lines = await page
      .locator('nav[aria-labelledby="_up-next"] bdi')
      .evaluateAll((titles) =>
        titles
          .filter((title) => title.checkVisibility())
          .map((title) =>
            Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
          ),
      );
    expect(lines).toEqual(Array(shown).fill(2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.each([990, 1280])('at %d px the header is one line', async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } });
  await page.goto(server.origin + article);
  expect((await page.locator('body > header').boundingBox())?.height).toBe(70);
});

test.each(['ltr', 'rtl'])(
  'the progress of reading (%s) goes from nothing to all of the width, and stays there',
  async (dir) => {
    const page = await newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.origin}/nutrition/collagen`);
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    const shareAt = (place: 'top' | 'half' | 'end' | 'bottom') =>
      page.evaluate(async (at) => {
        const read = document.querySelector('main > article');
        if (!read) throw new Error('There is no article');
        const { top, height } = read.getBoundingClientRect();
        const begin = top + scrollY;
        const way = height - innerHeight;
        const places = {
          top: 0,
          half: begin + way / 2,
          end: begin + way,
          bottom: document.body.scrollHeight,
        };
        scrollTo(0, places[at]);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return new DOMMatrix(getComputedStyle(read, '::before').transform).a;
      }, place);
    expect(await shareAt('top')).toBe(0);
    expect(await shareAt('half')).toBeCloseTo(0.5, 1);
    expect(await shareAt('end')).toBeCloseTo(1, 1);
    expect(await shareAt('bottom')).toBe(1);
  },
);
