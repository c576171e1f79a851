import type { Locator } from 'playwright-core';
import { onPage } from './support/galleryPage.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

const besideFirst = (boxes: readonly Box[]): number => boxes.filter(({ y }) => y === boxes[0]?.y).length;

describe('the items of paid media', () => {
  test.each([
    ['one', 800, [100]],
    ['two', 800, [50, 50]],
    ['typical', 800, [33.33, 33.33, 33.33]],
    ['one', 1280, [100]],
    ['two', 1280, [50, 50]],
    ['typical', 1280, [33.33, 33.33, 33.33]],
    ['two', 390, [100, 100]],
    ['typical', 390, [100, 100, 100]],
  ])('%s at %i pixels take %j percent of the width', async (example, width, expected) => {
    await onPage(`paid-media/${example}`, width, async (page) => {
      const [row] = await boxesOf(page.locator('main ul'));
      const items = await boxesOf(page.locator('main li'));
      const shares = items.map((item) => Math.round((item.width / (row?.width ?? 0)) * 10_000) / 100);
      expect(shares).toEqual(expected);
      expect(besideFirst(items)).toBe(width === 390 ? 1 : expected.length);
    });
  });
});

describe('the offers of a shopping card', () => {
  test.each([
    ['typical', 800, 1],
    ['table', 390, 1],
    ['table', 800, 3],
    ['table', 1280, 3],
  ])('%s at %i pixels: %i beside each other', async (example, width, columns) => {
    await onPage(`shopping-card/${example}`, width, async (page) => {
      expect(besideFirst(await boxesOf(page.locator('main li')))).toBe(columns);
    });
  });

  test('that stand beside each other have their buttons on one line, of one height', async () => {
    await onPage('shopping-card/table', 800, async (page) => {
      const buttons = await boxesOf(page.locator('main li > a'));
      expect(buttons).toHaveLength(3);
      expect(besideFirst(buttons)).toBe(3);
      expect(new Set(buttons.map(({ height }) => height)).size).toBe(1);
    });
  });

  test('show a drawing for every shop', async () => {
    await onPage('shopping-card/extreme', 1280, async (page) => {
      const widths = await page.locator('main li > img').evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            if (!(image instanceof HTMLImageElement)) return 0;
            image.loading = 'eager';
            await image.decode();
            return image.naturalWidth;
          }),
        ),
      );
      expect(widths).toHaveLength(12);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    });
  });
});

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('every link of hub tiles is reached by the keyboard, in order, and large enough to tap', async () => {
    await onPage(
      'hub-tiles/typical',
      800,
      async (page) => {
        const links = page.locator('main section a');
        const reached: string[] = [];
        await links.first().focus();
        for (let count = await links.count(); count > 0; count--) {
          reached.push((await page.locator(':focus').getAttribute('href')) ?? '');
          await page.keyboard.press('Tab');
        }
        expect(reached).toEqual(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        );
        for (const { width, height } of await boxesOf(links)) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        }
      },
      { javaScriptEnabled },
    );
  });

  test('the picture of a related article leads where its title does', async () => {
    await onPage(
      'related-articles/typical',
      800,
      async (page) => {
        await page.locator('main li img').nth(1).click({ force: true });
        await page.waitForURL('**/nutrition/how-much-collagen-per-day');
      },
      { javaScriptEnabled },
    );
  });
});

test('right to left, related articles and hub tiles begin on the right', async () => {
  for (const example of ['related-articles/typical', 'hub-tiles/typical']) {
    await onPage(example, 800, async (page) => {
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const [first, second] = await boxesOf(page.locator('main li'));
      expect(first?.y).toBe(second?.y);
      expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
    });
  }
});

test('on paper, the address of a tile outside the site stands upright behind its name', async () => {
  await onPage('hub-tiles/extreme', 800, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('main a[href^="http"]')
      .first()
      .evaluate((link) => {
        const { content, rotate, borderTopWidth } = getComputedStyle(link, '::after');
        return { content, rotate, borderTopWidth };
      });
    expect(printed).toEqual({
      content: expect.stringContaining('https://'),
      rotate: 'none',
      borderTopWidth: '0px',
    });
  });
});
