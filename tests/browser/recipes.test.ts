import type { Page } from 'playwright-core';
import { browser, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

let watched: WatchedPage;
let page: Page;

beforeEach(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: 390, height: 844 } });
  page = watched.page;
});
afterEach(() => watched.close());

const openRecipe = async (): Promise<void> => {
  await page.goto(`${server.origin}/nutrition/red-lentil-soup`);
  await page.getByRole('link', { name: /^Jump to recipe/ }).click();
  await page.waitForSelector('#recipe[data-behaviour=started]');
};

describe('the soup, cooked on a phone', () => {
  test('keeps its ticks through a reload, scales, and changes units, without React', async () => {
    await openRecipe();
    const lentils = page.getByRole('checkbox', { name: /split red lentils/ });
    await lentils.check();
    await page.getByRole('checkbox', { name: /^Warm the oil/ }).check();
    await page.reload();
    await page.waitForSelector('#recipe[data-behaviour=started]');
    expect(await page.locator('#recipe input[type=checkbox]:checked').count()).toBe(2);

    await page.getByRole('radio', { name: /^2×/ }).check();
    expect(await page.getByRole('checkbox', { name: '3 cups split red lentils' }).isChecked()).toBe(true);
    expect(await page.locator('[data-servings]').textContent()).toBe('Makes 8 servings');
    await page.getByRole('radio', { name: 'Metric' }).check();
    expect(await page.getByRole('checkbox', { name: '600 g split red lentils' }).isVisible()).toBe(true);
    expect(watched.requests.filter((address) => /\/(?:runtime|hydrate)-/.test(address))).toEqual([]);
  });

  test('is cooked one step at a time by keyboard, and gives the focus back', async () => {
    await openRecipe();
    await page.getByRole('button', { name: 'Cook mode' }).press('Enter');
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Step 1 of 6');
    expect((await dialog.locator('details').boundingBox())?.height).toBeLessThan(60);
    const lentils = dialog.getByText('split red lentils');
    expect(await lentils.first().isVisible()).toBe(false);
    await dialog.getByText('Ingredients').press('Enter');
    expect(await lentils.first().isVisible()).toBe(true);
    expect((await dialog.locator('details').boundingBox())?.height).toBeLessThan(340);
    await dialog.getByRole('button', { name: 'Next step' }).press('Enter');
    await page.keyboard.press('ArrowRight');
    expect(await dialog.textContent()).toContain('Rinse the lentils');
    const { width, height } = (await dialog.boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cook mode');
  });

  test('is printed alone by its button, and with its article by the browser', async () => {
    await openRecipe();
    await page.evaluate(() => {
      globalThis.print = () => {};
    });
    const title = page.getByRole('heading', { level: 1 });
    const recipe = page.getByRole('heading', { name: 'Red lentil soup with lemon' });
    await page.emulateMedia({ media: 'print' });
    expect([await title.isVisible(), await recipe.isVisible()]).toEqual([true, true]);
    const margin = { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' };
    for (const format of ['Letter', 'A4']) {
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      expect([await title.isVisible(), await recipe.isVisible()]).toEqual([false, true]);
      expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
      const printed = (await page.pdf({ format, margin })).toString('latin1');
      expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    await page.setViewportSize({ width: 720, height: 960 });
    const widths = await page.locator('#recipe').evaluate((card) => {
      const range = document.createRange();
      return [...card.querySelectorAll('h3')].map((heading) => {
        range.selectNodeContents(heading);
        return heading.getBoundingClientRect().width - range.getBoundingClientRect().width;
      });
    });
    expect(widths).toHaveLength(3);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await title.isVisible()).toBe(true);
  });
});

test.each([320, 390, 1280])(
  'what a serving holds stands in rows of one line each, %i pixels wide',
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${server.origin}/nutrition/red-lentil-soup`);
    const heights = await page
      .locator('#recipe table :is(th, td):last-child')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(40);
  },
);

test.each([390, 1280])(
  'from right to left, English words keep to its edges, %i pixels wide',
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${server.origin}/nutrition/red-lentil-soup`);
    const recipe = page.locator('#recipe');
    await recipe.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const [label, head, servings] = await Promise.all(
      ['table', 'thead bdi', '[data-servings]'].map((part) =>
        recipe.locator(part).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right } = range.getBoundingClientRect();
          return { left, right, edge: element.getBoundingClientRect().right };
        }),
      ),
    );
    expect(head?.left).toBeGreaterThanOrEqual(label?.left ?? Number.NaN);
    expect(servings?.right).toBeCloseTo(servings?.edge ?? Number.NaN, 0);
  },
);

test('without script a recipe is whole, in both units, and offers nothing that does nothing', async () => {
  const still = await openWatchedPage(browser, { javaScriptEnabled: false });
  await still.page.goto(`${server.origin}/nutrition/red-lentil-soup#recipe`);
  await still.page.getByRole('radio', { name: 'Metric' }).check();
  expect(await still.page.getByRole('checkbox', { name: '300 g split red lentils' }).isVisible()).toBe(true);
  for (const name of ['Cook mode', 'Print'])
    expect(await still.page.getByRole('button', { name }).count()).toBe(0);
  expect(await still.page.getByRole('radio', { name: /×/ }).count()).toBe(0);
  await still.close();
});
