import type { BrowserContextOptions, Page } from 'playwright-core';
import { newPage, server } from './support/site.ts';

async function open(example: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ viewport: { width: 390, height: 700 }, ...options });
  await page.goto(`${server.origin}/gallery/${example}`);
  return page;
}

describe('bubbles and lines that appear one by one', () => {
  const opacities = (page: Page) =>
    page
      .locator('[data-seen] > li')
      .evaluateAll((items) => items.map((item) => Number(getComputedStyle(item).opacity)));
  const animations = (page: Page) =>
    page.locator('[data-seen] > li').evaluateAll((items) =>
      items.map((item) => {
        const { animationDelay, animationDuration, animationName } = getComputedStyle(item);
        return animationName === 'none' ? 'none' : `${animationDelay} ${animationDuration}`;
      }),
    );
  /** Puts the list a window further down, where nobody has seen it when the script comes. */
  const below = { viewport: { width: 390, height: 90 } };

  test.each([
    ['testimonial/typical', ['0s 1.5s', '0.84s 1.5s', '1.68s 1.5s', '2.52s 1.5s']],
    ['checklist/typical', ['0s 0.5s', '0.5s 0.5s', '1s 0.5s', '1.5s 0.5s', '2s 0.5s']],
  ])('of %s wait until they are seen, and then begin at %j', async (example, expected) => {
    const page = await open(example, below);
    await page.waitForSelector('[data-seen="not-yet"]', { state: 'attached' });
    expect(new Set(await opacities(page))).toEqual(new Set([0]));
    await page.locator('[data-seen]').evaluate((list) => list.scrollIntoView());
    await page.waitForSelector('[data-seen="now"]', { state: 'attached' });
    expect(await animations(page)).toEqual(expected);
  });

  test.each<[string, BrowserContextOptions]>([
    ['without JavaScript', { javaScriptEnabled: false }],
    ['without motion', { reducedMotion: 'reduce' }],
  ])('stand there at once %s', async (_how, options) => {
    const page = await open('testimonial/typical', { ...below, ...options });
    expect(await opacities(page)).toEqual([1, 1, 1, 1]);
    expect(await animations(page)).toEqual(['none', 'none', 'none', 'none']);
  });

  test('stand on paper, whether they were seen or not', async () => {
    const page = await open('testimonial/typical', below);
    await page.waitForSelector('[data-seen="not-yet"]', { state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await opacities(page)).toEqual([1, 1, 1, 1]);
  });
});

describe('side effects', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prevalence Rates' });
  const summary = (page: Page, name: string) => page.locator('summary', { hasText: name });

  test('are read by keyboard: an effect, its window, the way back, the other tab', async () => {
    const page = await open('side-effects/typical');
    await summary(page, 'Nausea').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-island-status="hydrated"]', { state: 'attached' });
    expect(await summary(page, 'Diarrhea').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Back to mild side effects' }).press('Enter');
    await summary(page, 'Diarrhea').waitFor({ state: 'visible' });
    expect(await summary(page, 'Nausea').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.getByRole('tab', { name: /Mild/ }).press('ArrowRight');
    await summary(page, 'Mania').waitFor({ state: 'visible' });
    expect(await summary(page, 'Nausea').isVisible()).toBe(false);
  });

  test('of the other list are there after the first click on its tab, whose script has not come yet', async () => {
    const page = await open('side-effects/typical');
    await page.getByRole('tab', { name: /Severe/ }).click();
    await summary(page, 'Mania').waitFor({ state: 'visible' });
  });

  test('stand in two lists without JavaScript, with nothing that would not work', async () => {
    const page = await open('side-effects/typical', { javaScriptEnabled: false });
    for (const name of ['Nausea', 'Mania']) expect(await summary(page, name).isVisible()).toBe(true);
    await summary(page, 'Nausea').click();
    expect(await page.getByText('Take the tablet with food.').isVisible()).toBe(true);
    expect(await summary(page, 'Diarrhea').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('the explanation of a sign', () => {
  const path = 'product-comparison-table/typical';
  const desktop = { viewport: { width: 1280, height: 900 } };

  test('opens where a mouse rests on the sign, beside it, and closes when the mouse has left both', async () => {
    const page = await open(path, desktop);
    const sign = page.locator('button[data-info]').first();
    await sign.scrollIntoViewIfNeeded();
    await page.waitForSelector('button[data-info][data-behaviour="started"]');
    const explanation = page.locator('button[data-info] + [popover]').first();
    await sign.hover();
    await explanation.waitFor({ state: 'visible' });
    const [place, around] = [await sign.boundingBox(), await explanation.boundingBox()];
    expect(Math.abs((place?.y ?? 0) - ((around?.y ?? 0) + (around?.height ?? 0) / 2))).toBeLessThan(
      200 + (around?.height ?? 0),
    );
    await page.mouse.move(1270, 5);
    await explanation.waitFor({ state: 'hidden' });
  });
});
