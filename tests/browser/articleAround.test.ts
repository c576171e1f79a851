import type { Page } from 'playwright-core';
import { readArticleFiles } from '../fixtures/articleFiles.ts';
import { triedArticles } from '../support/tried.ts';
import { browser, server } from './support/site.ts';

const paths = triedArticles(readArticleFiles(), ({ article }) => article.path).map(
  ({ article }) => article.path,
);
const phone = { width: 390, height: 844 };

async function visiting<Result>(
  path: string,
  viewport: { width: number; height: number },
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport });
  try {
    // Whose browser says no is not asked, as those who have answered are not.
    await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
    await page.goto(server.origin + path, { waitUntil: 'load' });
    await setInTextFace(page);
    return await visit(page);
  } finally {
    await page.close();
  }
}

/** A late face is never swapped in, so a busy machine may show a stand-in, whose lines are broken elsewhere. */
async function setInTextFace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const preloaded = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const face = new FontFace('Text face', `url("${preloaded?.href}")`, { weight: '400 700' });
    document.fonts.add(await face.load());
  });
}

describe('on a phone', () => {
  test.each(paths)(
    '%s has its whole head on the first screen, with a byline of two lines for each author and a picture of 3:2',
    async (path) => {
      await visiting(path, phone, async (page) => {
        const { headEnd, bylineLines, authors, proportions } = await page.evaluate(() => {
          const found = (selector: string) => {
            const element = document.querySelector(selector);
            if (!element) throw new Error(`The page has no ${selector}.`);
            return element;
          };
          const header = found('main header');
          const byline = found('main header div:has(> p > span > time)');
          const picture = found('main header img[fetchpriority="high"]').getBoundingClientRect();
          // The pages of a subject have its bar in addition, and begin that much lower.
          const barOfSubject = document.querySelector('header + nav')?.getBoundingClientRect().height ?? 0;
          return {
            headEnd: header.getBoundingClientRect().bottom - barOfSubject,
            bylineLines:
              byline.getBoundingClientRect().height / parseFloat(getComputedStyle(byline).lineHeight),
            authors: byline.querySelectorAll('[rel="author"]').length,
            proportions: picture.width / picture.height,
          };
        });
        expect(headEnd).toBeLessThan(phone.height);
        expect(Math.round(bylineLines)).toBeLessThanOrEqual(1 + authors);
        expect(proportions).toBeCloseTo(3 / 2, 2);
      });
    },
  );

  test('the title is 30 pixels large, and the seal has the reviewer’s face in the shape of the leaf', async () => {
    await visiting('/nutrition/collagen', phone, async (page) => {
      const styles = await page.evaluate(() => {
        const styleOf = (selector: string) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element);
        };
        return {
          title: styleOf('main h1')?.fontSize,
          face: styleOf('main header div > picture > img')?.borderRadius,
        };
      });
      expect(parseFloat(styles.title ?? '')).toBeCloseTo(30, 0);
      expect(styles.face).toBe('2px 10px');
    });
  });
});

test('whoever follows a byline finds the person, and comes back to the article', async () => {
  await visiting('/nutrition/collagen', { width: 1280, height: 800 }, async (page) => {
    await page.getByRole('link', { name: 'Leonie Brandvold' }).first().click();
    await page.waitForURL('**/people/leonie-brandvold');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Leonie Brandvold');
    await page.getByRole('link', { name: /^Collagen: What/ }).click();
    await page.waitForURL('**/nutrition/collagen');
  });
});

test('the end of an article is drawn by the time it is reached', async () => {
  await visiting('/nutrition/collagen', phone, async (page) => {
    const end = page.locator('main article footer', { hasText: 'Who stands behind this article' });
    await end.scrollIntoViewIfNeeded();
    expect(await end.getByRole('heading').allTextContents()).toEqual([
      'Who stands behind this article',
      'What changed',
      'Read next',
    ]);
    const margin = await end.evaluate((element) => parseFloat(getComputedStyle(element).marginTop));
    expect(margin).toBeGreaterThan(0);
    const whole = await end.getByRole('listitem').last().boundingBox();
    expect(whole?.height).toBeGreaterThanOrEqual(44);
  });
});

test('on paper stand publisher, day, reviewer and sources, and no button of a shop', async () => {
  await visiting('/nutrition/best-magnesium-supplements', { width: 700, height: 900 }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const isSeen = (selector: string) => page.locator(selector).first().isVisible();
    expect(await isSeen('body > header > :first-child')).toBe(true);
    expect(await isSeen('body > header nav')).toBe(false);
    expect(await isSeen('main header time')).toBe(true);
    expect(await isSeen('main header >> text=Medically reviewed')).toBe(true);
    const shops = page.getByRole('link', { name: /^(Shop|Buy|See price|Check price)/ });
    expect(await shops.count()).toBe(0);
    const afterSource = await page
      .locator('main a[href^="https:"]:not([rel~="sponsored"])')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(afterSource).toContain('https:');
  });
});

test.each([
  ['/nutrition/best-magnesium-supplements', 10],
  ['/nutrition/red-lentil-soup', 4],
])('on paper %s fills the sheets, %i at the most', async (path, most) => {
  await visiting(path, { width: 700, height: 900 }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const [text, sheet] = await page.evaluate(() =>
      ['main article > div > div > h2', 'main'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().width,
      ),
    );
    expect(text).toBe(sheet);
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });
});
