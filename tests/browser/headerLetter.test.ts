import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage } from './support/watchedPage.ts';

/** All that our own site has around its articles, and a form for letters above the text of each. */
const own = JSON.parse(readFileSync(new URL('../../fixtures/site.json', import.meta.url), 'utf8'));
const configuration = {
  ...own,
  placements: [
    ...own.placements,
    {
      placementName: 'headerNewsletter',
      driver: { headline: 'A letter worth opening', driverType: 'email', newsletterLists: ['weekly-well'] },
    },
  ],
};
/**
 * More than for other articles by the form of the letter. A calculator or a recipe at the start of an article is in the first
 * view too (docs/decisions/first-paint.md).
 */
const firstViewCss = 17_500;

const folder = mkdtempSync(join(tmpdir(), 'pagewell-header-letter-'));
let site: BuiltServer;

beforeAll(async () => {
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(configuration));
  site = await startBuiltServer({ SITE_CONFIG: file, LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const articles = new URL('../../fixtures/articles/', import.meta.url);
const paths = readdirSync(articles).map((file) =>
  String(valueAt(JSON.parse(readFileSync(new URL(file, articles), 'utf8')), '/path')),
);

test('leaves the CSS of the first view as small as without it', async () => {
  const sizes = [];
  // One after another: a server that was asked for all at once on a busy machine sends some readers away.
  for (const path of paths) {
    const answer = await fetch(site.origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('--paper');
    sizes.push({ path, bytes: Buffer.byteLength(css), isThere: html.includes('"headerNewsletter"') });
  }
  expect(sizes.filter(({ isThere }) => isThere).length).toBeGreaterThan(paths.length / 2);
  expect(sizes.filter(({ bytes }) => bytes > firstViewCss)).toEqual([]);
});

test.each([390, 800, 1024, 1280])('moves nothing, and axe says nothing, %d pixels wide', async (width) => {
  const watched = await openWatchedPage(browser, { viewport: { width, height: 1_366 } });
  const { page } = watched;
  await page.goto(`${site.origin}/heart/blood-pressure-at-home`);
  await page.waitForSelector('html[data-behaviour=started]');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-placement="headerNewsletter"] form').isVisible()).toBe(true);
  expect(await watched.layoutShift()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(watched.complaints).toEqual([]);
  await watched.close();
});
