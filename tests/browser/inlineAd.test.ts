import { tabletFrom } from '#widgets/ui/layout.ts';
import { browser, server } from './support/site.ts';

async function place(width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  try {
    await page.goto(`${server.origin}/heart/high-blood-pressure-diet`);
    const ad = page.getByRole('complementary', { name: 'From Pagewell' }).first();
    return await ad.evaluate((element) => {
      const { marginTop, marginBottom } = getComputedStyle(element);
      const box = element.lastElementChild?.getBoundingClientRect();
      return {
        marginTop,
        marginBottom,
        size: `${box?.width}x${box?.height}`,
        pageWidth: document.documentElement.scrollWidth,
      };
    });
  } finally {
    await page.close();
  }
}

const margins = { marginTop: '30px', marginBottom: '30px' };

const sizes = ['1x1', '300x250', '300x600', '728x90', '970x90', '320x50', '970x250', '300x50'];

describe('an inline advertisement', () => {
  test.each([
    [320, '300x250'],
    [390, '300x250'],
    [tabletFrom - 1, '300x250'],
    [tabletFrom, '728x90'],
    [990, '728x90'],
    [1280, '728x90'],
  ])('at %i pixels has the place of one of %s, and makes the page no wider', async (width, size) => {
    const { pageWidth, ...placed } = await place(width);
    expect(sizes).toContain(size);
    expect(placed).toEqual({ ...margins, size });
    expect(pageWidth).toBe(width);
  });
});
