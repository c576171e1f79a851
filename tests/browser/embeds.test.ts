import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { browser, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

let watched: WatchedPage;
let page: Page;

async function open(address: string, width = 800): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width, height: 900 } });
  page = watched.page;
  // Nothing of another site leaves this machine: the page asks for it, and gets an empty one.
  await page.route(
    ({ origin }) => origin !== server.origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Post</title>' }),
  );
  // While readers are asked about their privacy there is no bar. The browsers of these have said no for them.
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await page.goto(server.origin + address);
}
afterEach(() => watched.close());

const starts = (marker: string): Promise<unknown> =>
  page.waitForSelector(`${marker}[data-behaviour=started]`, { state: 'attached' });
const elsewhere = (): string[] => watched.requests.filter((address) => !address.startsWith(server.origin));
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();

describe('a post of another site', () => {
  test('asks nothing of that site before a click, then shows it there and, where that is wanted, from then on', async () => {
    await open('/gallery/third-party-embed/post');
    await starts('[data-embed]');
    await page.waitForLoadState('networkidle');
    expect(elsewhere()).toEqual([]);

    await press('Always show X');
    await page.locator('[data-embed] > iframe:focus').waitFor();
    expect(elsewhere()).toEqual([
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1734567890123456789',
    ]);
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await page.locator('[data-embed] > iframe').waitFor();
    await press('Ask me first again');
    await page.getByRole('button', { name: 'Show this post' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    // A frame that is taken away while it loads is one that did not load.
    expect(watched.complaints.filter((complaint) => !complaint.startsWith('failed:'))).toEqual([]);
  });

  test('may be of no other site than its own', async () => {
    await open('/gallery/third-party-embed/typical');
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
          const frame = document.createElement('iframe');
          frame.src = 'https://player.vimeo.com/video/1';
          document.body.append(frame);
        }),
    );
    expect(refused).toContain('https://player.vimeo.com');
  });
});

test('passing an article on opens a window at the very click that brings its script, which copies the link', async () => {
  await open('/gallery/share/typical');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  expect(await page.getByRole('link', { name: 'Facebook' }).isVisible()).toBe(false);
  await press('Share this article');
  await page.getByRole('dialog').getByRole('link', { name: 'Facebook' }).waitFor();
  await press('Copy link');
  await page.getByRole('button', { name: 'Link Copied!' }).waitFor();
  expect([await watched.layoutShift(), watched.complaints]).toEqual([0, []]);
  // Pages may not read the clipboard, but readers paste.
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('dialog')?.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  expect(await page.locator('textarea').inputValue()).toMatch(/\/gallery\/share\/typical$/);
  await page.evaluate(() => document.querySelector('textarea')?.remove());
  expect(await axeViolations(page)).toEqual([]);
  expect(elsewhere()).toEqual([]);
});

describe('the announcement bar', () => {
  const article = '/mental-health/how-to-find-a-therapist';
  const bar = () => page.getByRole('complementary', { name: 'Announcement' });
  const heightOfBar = async () => (await bar().boundingBox())?.height;

  test.each([390, 800, 1280])(
    'is 40 pixels high above the header, in a window of %d pixels',
    async (width) => {
      await open(article, width);
      expect(await heightOfBar()).toBe(40);
      expect((await page.locator('body > header').boundingBox())?.y).toBe(40);
    },
  );

  test.each(['typical', 'extreme', 'colours'])(
    'is 40 pixels high in the smallest window, with the words of %s',
    async (example) => {
      await open(`/gallery/announcement-bar/${example}`, 320);
      expect(await heightOfBar()).toBe(40);
      await bar().locator('summary').click();
      expect(await heightOfBar()).toBeGreaterThan(40);
    },
  );

  test('is gone once dismissed, and on the next pages before anything is painted, for 14 days', async () => {
    await open(article);
    await press('Dismiss this announcement');
    await bar().waitFor({ state: 'hidden' });

    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await bar().isVisible()).toBe(false);
    expect(await watched.layoutShift()).toBe(0);

    await page.evaluate((age) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, String(Date.now() - age));
    }, 1_209_600_000);
    await page.reload();
    expect(await bar().isVisible()).toBe(true);
    expect(await watched.layoutShift()).toBe(0);
  });

  test('stands above the header in the editor’s preview too, where its block stays in its place', async () => {
    const ofPreview = readdirSync('dist/client/assets').filter((name) => name.startsWith('inPreview-'));
    const preview = readFileSync(`dist/client/assets/${ofPreview[0]}`, 'utf8').trim();
    const html = await (await fetch(server.origin + article)).text();
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    // Readers get nothing of it.
    expect(html + (await (await fetch(server.origin + sheet)).text())).not.toContain(preview);
    await open('/gallery/announcement-bar/typical');
    await page.addStyleTag({ url: `${server.origin}/assets/${ofPreview[0]}` });
    await page.evaluate(() =>
      document.querySelector('[data-block-id]')?.parentElement?.setAttribute('data-blocks', ''),
    );
    expect((await bar().boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingTop)).toBe('40px');
  });
});
