import type { Page } from 'playwright-core';
import { onPage } from './support/galleryPage.ts';

const styleOf = (page: Page, property: string) =>
  page
    .locator('main aside')
    .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

describe('a driver', () => {
  test.each([
    ['typical', '24px'],
    ['tool', '48px 24px'],
  ])('has the space inside of its style: %s', async (example, padding) => {
    await onPage(`driver/${example}`, 1280, async (page) => {
      expect(await styleOf(page, 'padding')).toBe(padding);
    });
  });

  test('that somebody pays for looks like what is paid for, and no other does', async () => {
    const looks = new Map<string, string[]>();
    for (const example of ['driver/typical', 'driver/brand', 'inline-ad/typical']) {
      await onPage(example, 1280, async (page) => {
        looks.set(example, [await styleOf(page, 'background-color'), await styleOf(page, 'border-radius')]);
      });
    }
    expect(looks.get('driver/brand')).toEqual(looks.get('inline-ad/typical'));
    expect(looks.get('driver/typical')).not.toEqual(looks.get('driver/brand'));
  });

  test('is not printed', async () => {
    await onPage('driver/typical', 1280, async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('main aside').isVisible()).toBe(false);
    });
  });
});
