import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser, newPage, server } from './support/site.ts';
import { openWatchedPage } from './support/watchedPage.ts';

async function open(example: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(`${server.origin}/gallery/diet-compare/${example}`);
  return page;
}

const ofWidth = (width: number) => ({ viewport: { width, height: 900 }, javaScriptEnabled: false });
const hydrated = (page: Page) =>
  page.waitForSelector('[data-island-status="hydrated"]', { state: 'attached' });
const columns = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => header.textContent?.trim()));

describe('the layout', () => {
  test.each([
    [390, 'above'],
    [767, 'above'],
    [768, 'beside'],
    [989, 'beside'],
    [990, 'beside'],
  ])('at %i pixels has the names of rows %s the values', async (width, place) => {
    const page = await open('typical', ofWidth(width));
    const name = await page.getByRole('rowheader', { name: 'Foods to avoid' }).boundingBox();
    const value = await page.locator('tbody td').first().boundingBox();
    expect((value?.y ?? 0) >= (name?.y ?? 0) + (name?.height ?? 0) ? 'above' : 'beside').toBe(place);
  });

  test.each([
    [989, 658],
    [990, 500],
    [1280, 500],
  ])('at %i pixels is %i pixels wide', async (width, expected) => {
    const page = await open('typical', ofWidth(width));
    expect((await page.locator('main section').boundingBox())?.width).toBe(expected);
  });

  test.each([390, 1280])('at %i pixels stays a table for assistive technology', async (width) => {
    const page = await open('typical', ofWidth(width));
    expect(await page.getByRole('row').count()).toBe(6);
    expect(await page.getByRole('rowheader').count()).toBe(4);
    expect(await columns(page)).toEqual(['Ketogenic Diet', 'Mediterranean Diet']);
  });
});

describe('with text of twice its size', () => {
  const openLarge = async (example: string, width: number) => {
    const page = await open(example, ofWidth(width));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return page;
  };

  test('a box to choose by grows along, and the name stays within its outline', async () => {
    const page = await openLarge('extreme', 390);
    const [box, corner] = await page
      .locator('fieldset label')
      .first()
      .evaluate((label) => [
        label.querySelector('input')?.getBoundingClientRect().width ?? 0,
        Number.parseFloat(getComputedStyle(label).borderStartStartRadius),
      ]);
    expect(box).toBeGreaterThanOrEqual(30);
    expect(corner).toBeLessThanOrEqual(40);
  });

  test.each([390, 800, 1280])(
    'at %i pixels the names of rows stand above, and a column keeps room for its words',
    async (width) => {
      const page = await openLarge('four-diets', width);
      const name = await page.getByRole('rowheader', { name: 'Foods to avoid' }).boundingBox();
      const value = await page.locator('tbody td').first().boundingBox();
      expect(value?.y ?? 0).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
      expect(value?.width).toBeGreaterThanOrEqual(7 * 32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

describe('which diets are shown', () => {
  test('follows from the boxes without JavaScript, for as many as a reader likes', async () => {
    const page = await open('four-diets', { javaScriptEnabled: false });
    expect(await columns(page)).toEqual(['Ketogenic Diet', 'Mediterranean Diet']);
    await page.getByRole('checkbox', { name: 'Vegan Diet' }).check();
    await page.getByRole('checkbox', { name: 'Ketogenic Diet' }).uncheck();
    expect(await columns(page)).toEqual(['Mediterranean Diet', 'Vegan Diet']);
    await page.getByRole('checkbox', { name: 'DASH Diet' }).check();
    expect(await columns(page)).toEqual(['Mediterranean Diet', 'DASH Diet', 'Vegan Diet']);
  });

  test('is two at a time, by keyboard, survives a reload, and is told to nobody', async () => {
    const page = await open('four-diets');
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
    );
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Vegan Diet' }).focus();
    await page.keyboard.press('Space');
    expect(await columns(page)).toEqual(['Mediterranean Diet', 'Vegan Diet']);

    await page.reload();
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-diet="3"]')?.checked === true,
    );
    expect(await columns(page)).toEqual(['Mediterranean Diet', 'Vegan Diet']);
    expect(page.url()).toBe(`${server.origin}/gallery/diet-compare/four-diets`);
    expect(sent.filter((request) => /vegan diet/i.test(request))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test.each([
    [390, 'four-diets', [1, 3]],
    [800, 'four-diets', [2, 3]],
    [1280, 'four-diets', [1, 3]],
    [390, 'four-diets', [2]],
    [390, 'extreme', [2, 4]],
    [1280, 'extreme', [0, 5]],
  ])(
    'at %i pixels a choice comes back in sight of its reader, and nothing moves: %s, %j',
    async (width, example, choice) => {
      const { page, layoutShift, close } = await openWatchedPage(browser, {
        viewport: { width, height: 900 },
      });
      const isChosen = (indices: number[]) =>
        [...document.querySelectorAll<HTMLInputElement>('[data-diet]')].every(
          (box, index) => box.checked === indices.includes(index),
        );
      const cameBack = async () => {
        await hydrated(page);
        await page.waitForFunction(isChosen, choice);
        // Two frames: the one with the choice, and the one after which the browser tells what moved in it.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await page.locator('table').first().boundingBox()).not.toBeNull();
        expect(await layoutShift()).toBe(0);
      };
      const address = `${server.origin}/gallery/diet-compare/${example}`;
      await page.goto(address);
      await hydrated(page);
      const boxes = await page.getByRole('checkbox').all();
      for (const [index, box] of boxes.entries()) await box.setChecked(choice.includes(index));
      await page.waitForFunction(isChosen, choice);

      await page.reload();
      await cameBack();
      await page.goto(`${server.origin}/gallery`);
      await page.goBack();
      await cameBack();
      await page.goto(`${server.origin}/gallery`);
      await page.goto(address);
      await cameBack();
      await close();
    },
  );

  test.each(['ltr', 'rtl'])('is all that is loaded and seen, in writing from %s', async (direction) => {
    const page = await open('four-diets');
    await hydrated(page);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const seen = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const observer = new IntersectionObserver(
              (entries) => {
                observer.disconnect();
                const inSight = entries.filter(({ isIntersecting }) => isIntersecting);
                resolve(inSight.map(({ target }) => target.closest('td')?.dataset.column ?? ''));
              },
              { rootMargin: '3000px' },
            );
            for (const link of document.querySelectorAll('tbody a')) observer.observe(link);
          }),
      );
    const loaded = () =>
      page
        .locator('thead img')
        .evaluateAll((images) =>
          images.flatMap((image) =>
            image instanceof HTMLImageElement && image.complete ? [image.closest('th')?.dataset.column] : [],
          ),
        );
    expect(await seen()).toEqual(['0', '1']);
    expect(await loaded()).toEqual(['0', '1']);
    await page.getByRole('checkbox', { name: 'Vegan Diet' }).check();
    expect(await seen()).toEqual(['1', '3']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('asks for no React where there is nothing to choose', async () => {
    const page = await open('typical');
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /hydrate|DietCompare/.test(name)),
    );
    expect(scripts).toEqual([]);
    expect(await page.locator('pagewell-island').count()).toBe(0);
  });
});
