import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, server } from './support/site.ts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 900 };
const onItsSide = { width: 844, height: 390 };
const upright = { width: 1280, height: 3000 };

/** Opens an example without JavaScript: nothing here needs any. */
async function open(example: string, options: BrowserContextOptions): Promise<Page> {
  const page = await newPage({ javaScriptEnabled: false, ...options });
  await page.goto(`${server.origin}/gallery/product-comparison-table/${example}`);
  return page;
}

async function placeInFrame(page: Page, selector: string) {
  const frame = await page.locator('figure > [role=group]').boundingBox();
  const box = await page.locator(selector).first().boundingBox();
  if (!frame || !box) throw new Error(`${selector} is not there`);
  return {
    left: Math.round(box.x - frame.x),
    top: Math.round(box.y - frame.y),
    right: Math.round(frame.x + frame.width - box.x - box.width),
    bottom: Math.round(frame.y + frame.height - box.y - box.height),
    height: frame.height,
  };
}

const scrollFrame = (page: Page, left: number, top: number) =>
  page
    .locator('figure > [role=group]')
    .evaluate((frame, to) => frame.scrollTo({ ...to, behavior: 'instant' }), { left, top });

describe('the headers of a table of twelve products', () => {
  test.each([phone, computer])('stay in sight while it scrolls, in a window of %o', async (viewport) => {
    const page = await open('extreme', { viewport });
    await scrollFrame(page, 300, 700);
    expect((await placeInFrame(page, 'thead th')).top).toBe(1);
    expect((await placeInFrame(page, 'tbody tr:last-child th')).left).toBe(1);
    expect((await placeInFrame(page, 'tfoot td')).bottom).toBe(1);
    const corner = await placeInFrame(page, 'thead tr:last-child > :first-child');
    expect([corner.left, corner.top]).toEqual([1, 1]);
  });

  test('scroll away where the window is too low for them', async () => {
    const page = await open('extreme', { viewport: onItsSide });
    await scrollFrame(page, 0, 700);
    expect((await placeInFrame(page, 'thead th')).top).toBeLessThan(0);
    expect((await placeInFrame(page, 'tbody tr:last-child th')).left).toBe(1);
  });

  test.each([phone, computer])('follow the page as it scrolls, in a window of %o', async (viewport) => {
    const page = await open('typical', { viewport, javaScriptEnabled: true });
    await page.evaluate(() => {
      const row = document.querySelector('tbody tr:last-child');
      scrollBy({ top: (row?.getBoundingClientRect().top ?? 0) - 300, behavior: 'instant' });
    });
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector('thead th')?.getBoundingClientRect() ?? {};
      return scrollY > 0 && top >= 0 && top < 2;
    });
  });

  test('never stand above what has the focus', async () => {
    const page = await open('extreme', { viewport: phone });
    await scrollFrame(page, 300, 900);
    const link = page.getByRole('link', { name: 'for each lot' }).last();
    await link.focus();
    const place = await placeInFrame(page, 'td a[data-affiliate]:focus');
    const label = await placeInFrame(page, 'tbody th');
    expect(place.left).toBeGreaterThan(label.left + 100);
  });
});

describe('the size of the table', () => {
  test('is 1100 pixels at most, however high the window is', async () => {
    const page = await open('extreme', { viewport: upright });
    expect((await placeInFrame(page, 'table')).height).toBe(1100);
  });

  test.each([phone, { width: 800, height: 900 }, computer])(
    'hides no row below that: %o',
    async (viewport) => {
      const page = await open('typical', { viewport });
      await page.goto(`${server.origin}/nutrition/best-magnesium-supplements`);
      const hidden = await page
        .locator('figure > [role=group]')
        .evaluate((frame) => frame.scrollHeight - frame.clientHeight);
      expect(hidden).toBe(0);
    },
  );

  test.each([
    [{ width: 800, height: 900 }, 'screen'],
    [computer, 'screen'],
    [{ width: 680, height: 900 }, 'print'],
  ] as const)('breaks no word of a row’s name: %o, %s', async (viewport, media) => {
    const page = await open('typical', { viewport });
    await page.goto(`${server.origin}/nutrition/best-magnesium-supplements`);
    await page.emulateMedia({ media });
    const lines = await page.locator('tbody th', { hasText: 'Customers' }).evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  test.each([
    ['typical', phone],
    ['extreme', phone],
    ['extreme', { width: 320, height: 640 }],
    ['extreme', computer],
  ])('allots each column of %s at least 100 pixels, in a window of %o', async (example, viewport) => {
    const page = await open(example, { viewport });
    const widths = await page
      .locator('thead tr:last-child > *')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(100);
  });

  test.each(['typical', 'extreme'])('gives each column of %s 100 pixels on a phone', async (example) => {
    const page = await open(example, { viewport: { width: 360, height: 640 } });
    const widths = await page
      .locator('thead tr:last-child > *')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect([...new Set(widths)]).toEqual([100]);
  });

  test.each([phone, { width: 320, height: 640 }])(
    'is never wider than the page, which does not scroll sideways: %o',
    async (viewport) => {
      const page = await open('extreme', { viewport });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );

  test.each([
    ['typical', 'four', { width: 800, height: 900 }],
    ['two-products', 'two', { width: 360, height: 640 }],
  ])(
    'lets %s show its %s products without scrolling sideways in a window of %o',
    async (example, _, viewport) => {
      const page = await open(example, { viewport });
      const hidden = await page
        .locator('figure > [role=group]')
        .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      expect(hidden).toBe(0);
    },
  );

  test('leaves a phone room for a whole product beside the names of the rows', async () => {
    const page = await open('extreme', { viewport: phone });
    const label = await page.locator('tbody th').first().boundingBox();
    const product = await page.locator('thead th').first().boundingBox();
    const frame = await page.locator('figure > [role=group]').boundingBox();
    expect((label?.width ?? 0) + (product?.width ?? 0)).toBeLessThan(frame?.width ?? 0);
  });
});

test('an explanation in the header of a row is not set as a header', async () => {
  const page = await open('typical', { viewport: computer, javaScriptEnabled: true });
  await page.getByRole('button', { name: 'About Third-party tested' }).click();
  const explanation = page.locator('th [popover]');
  expect(await explanation.evaluate((words) => getComputedStyle(words).fontWeight)).toBe('400');
});

describe('a reader without script', () => {
  test('can have the differences alone, by keyboard, and everything back', async () => {
    const page = await open('typical', { viewport: phone });
    const same = page.locator('[data-agreement="same"]').first();
    const differs = page.locator('[data-agreement="differs"]').first();
    const choice = page.getByRole('checkbox', { name: /Show only differences/ });
    await choice.focus();
    await page.keyboard.press('Space');
    expect([await same.isVisible(), await differs.isVisible()]).toEqual([false, true]);
    expect(await page.getByRole('rowheader', { name: 'Where to buy' }).count()).toBe(1);
    await page.keyboard.press('Space');
    expect(await same.isVisible()).toBe(true);
  });

  test.each(['typical', 'extreme'])(
    'sees the whole of each link that the keyboard reaches: %s',
    async (example) => {
      const page = await open(example, { viewport: phone });
      const links = await page.locator('figure > [role=group] :is(a, button[aria-label])').count();
      await page.locator('figure > [role=group]').focus();
      const cutOff: string[] = [];
      for (let count = 0; count < links; count += 1) {
        await page.keyboard.press('Tab');
        const { left, right } = await placeInFrame(page, ':focus');
        if (left < 0 || right < 0) cutOff.push(await page.locator(':focus').innerText());
      }
      expect(cutOff).toEqual([]);
    },
  );

  test('reaches what does not fit by keyboard', async () => {
    const page = await open('typical', { viewport: phone });
    const frame = page.getByRole('group');
    const isLastInSight = async () => (await placeInFrame(page, 'thead th:last-child')).right >= 0;
    expect(await isLastInSight()).toBe(false);
    await frame.focus();
    const mostPresses = 200;
    let presses = 0;
    while (presses < mostPresses && !(await isLastInSight())) {
      await page.keyboard.press('ArrowRight');
      presses++;
    }
    expect(presses).toBeLessThan(mostPresses);
  });
});

describe('on paper', () => {
  async function print(example: string): Promise<Page> {
    const page = await open(example, { viewport: { width: 720, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  test('the whole table is there, and nothing that only serves on a screen', async () => {
    const page = await print('typical');
    const cut = await page
      .locator('figure > [role=group]')
      .evaluate((frame) => [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight]);
    expect(cut).toEqual([0, 0]);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('row', { name: 'Where to buy' }).count()).toBe(0);
  });

  test.each([
    ['typical', 'auto'],
    ['extreme', 'landscape'],
  ])('%s stands on a page that is %s', async (example, expected) => {
    const page = await print(example);
    const look = page.locator('table').evaluate((table) => getComputedStyle(table).getPropertyValue('page'));
    expect(await look).toBe(expected);
    const table = await page.locator('table').boundingBox();
    const landscapeWidth = 1000;
    expect(table?.width).toBeLessThan(landscapeWidth);
  });
});
