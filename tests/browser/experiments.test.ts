import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations } from './support/axe.ts';
import { scrollThrough } from './support/islands.ts';
import { browser } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';
import { openWatchedPage } from './support/watchedPage.ts';

const bestOf = '/fitness/best-protein-powder';
const inNoExperiment = '/privacy-policy';

const variants = [
  ['dense cards, contents as an overview', 'commercePropensity=high:1;engagementTemplate=overview:1'],
  ['the offer behind the review, no contents', 'commercePropensity=low:1;engagementTemplate=focus:1'],
];

describe.each(variants)('a best-of list with %s', (_what, experiments) => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ EXPERIMENTS: experiments });
  });
  afterAll(() => server?.stop());

  test.each([390, 1280])('is accessible at %i pixels, and nothing moves or sticks out', async (width) => {
    const found = await despiteStalls(async () => {
      const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
      const { page } = watched;
      try {
        await page.goto(server.origin + bestOf, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        return {
          axe: await axeViolations(page),
          sticksOut: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          layoutShift: await watched.layoutShift(),
        };
      } finally {
        await watched.close();
      }
    });
    expect(found).toEqual({ axe: [], sticksOut: 0, layoutShift: 0 });
  });

  test('leaves no room empty below the picture of a card on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(server.origin + bestOf);
    const card = page.locator('#page0-card0');
    const verdict = await card.locator('p').first().boundingBox();
    expect((verdict?.width ?? 0) / ((await card.boundingBox())?.width ?? 1)).toBeGreaterThan(0.8);
    await page.close();
  });

  test('leaves one cookie, of this site and for no script, and only there', async () => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(server.origin + inNoExperiment);
      expect(await context.cookies()).toEqual([]);
      await page.goto(server.origin + bestOf);
      const [cookie, ...others] = await context.cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'pagewell_experiments', httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).toBe('');
    } finally {
      await context.close();
    }
  });
});
