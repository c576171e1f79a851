import { setTimeout as passes } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import { freePort } from '../support/ports.ts';
import { axeViolations } from './support/axe.ts';
import { asOwner, command, formOf, ownEditor } from './support/ownEditor.ts';
import { type WatchedPage, withoutStoppedScripts } from './support/watchedPage.ts';

const path = '/nutrition/collagen';
let previewOrigin: string;

/** The frame is on another origin. */
const editor = ownEditor({
  width: 1600,
  env: async () => {
    const port = await freePort();
    previewOrigin = `http://localhost:${port}`;
    return {
      PORT: String(port),
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
      PREVIEW_ORIGIN: previewOrigin,
    };
  },
});

/** Counts how often the frames are loaded. */
async function editing(
  article = path,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<WatchedPage & { loads: () => number }> {
  let loads = 0;
  const watched = await editor.editing(article, async (page) => {
    await before(page);
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('/preview-frame')) loads++;
    });
  });
  return { ...watched, loads: () => loads };
}

const pageRegion = (page: Page) => page.getByRole('region', { name: 'Page' });
const framesOf = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url() === `${previewOrigin}/preview-frame`);

/** Where frames were taken away, what they were asking the server ends with them. */
const withoutEndOfFrames = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/^failed: .*\/preview-frame net::ERR_ABORTED$/.test(complaint));

async function sideBySide(page: Page): Promise<[Frame, Frame, Frame]> {
  await page.getByRole('button', { name: 'Side by side' }).click();
  await pageRegion(page).locator('iframe[data-painted]:not([data-painted="0"])').nth(2).waitFor();
  const byWidth = await Promise.all(
    framesOf(page).map(async (frame) => ({ frame, width: await frame.evaluate(() => window.innerWidth) })),
  );
  byWidth.sort((one, other) => one.width - other.width);
  expect(byWidth.map(({ width }) => width)).toEqual([390, 800, 1280]);
  return byWidth.map(({ frame }) => frame) as [Frame, Frame, Frame];
}

async function clickIn(page: Page, frame: Frame, what: Locator): Promise<void> {
  const inside = await what.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const seen = await (await frame.frameElement()).boundingBox();
  if (!seen) throw new Error('The frame is not seen.');
  const scale = seen.width / (await frame.evaluate(() => window.innerWidth));
  await page.mouse.click(seen.x + inside.x * scale, seen.y + inside.y * scale);
}

test('side by side the page is seen in all widths, scrolled together by block, selected and typed in all', async () => {
  const { page, complaints, loads } = await editing();
  const [phone, tablet, desktop] = await sideBySide(page);
  await page.mouse.move(0, 0);
  await page.locator('iframe[title="The page, 800 px"]').hover();
  await page.mouse.wheel(0, 1500);
  const firstSeen = (frame: Frame) =>
    frame.evaluate(() => {
      const range = document.createRange();
      for (const block of document.querySelectorAll('[data-blocks] > [data-block-id]')) {
        range.selectNodeContents(block);
        const { bottom } = range.getBoundingClientRect();
        if (bottom > 0) return scrollY > 0 ? block.getAttribute('data-block-id') : null;
      }
      return null;
    });
  const isLevel = async (): Promise<boolean> => {
    const [first, ...others] = await Promise.all([tablet, phone, desktop].map(firstSeen));
    return typeof first === 'string' && others.every((other) => other === first);
  };
  await expect(until(isLevel)).resolves.toBe(true);

  // A block chosen in the outline comes to one height, below the tools, on each of them.
  await page.getByRole('treeitem', { name: /^Quote/ }).click();
  const heights = () =>
    Promise.all(
      [phone, tablet, desktop].map((frame) =>
        frame
          .locator('blockquote')
          .first()
          .evaluate((quote) => {
            const block = quote.closest('[data-block-id]')?.firstElementChild ?? quote;
            return Math.round((100 * block.getBoundingClientRect().top) / innerHeight);
          }),
      ),
    );
  const isAtOneHeight = async (): Promise<boolean> => {
    const [first = 0, ...others] = await heights();
    return first > 4 && first < 15 && others.every((height) => Math.abs(height - first) <= 1);
  };
  await expect(until(isAtOneHeight)).resolves.toBe(true);

  await clickIn(page, phone, phone.getByText('If you have money for either'));
  await formOf(page).getByRole('heading', { name: 'Quote' }).waitFor();
  // Block and field are outlined on each of them.
  await expect(
    until(async () => (await pageRegion(page).locator('iframe ~ div').count()) >= 6),
  ).resolves.toBe(true);
  await formOf(page)
    .getByLabel(/^Quote/)
    .fill('Sunscreen first.');
  for (const frame of [phone, tablet, desktop]) await frame.getByText('Sunscreen first.').waitFor();
  expect(
    await axeViolations(page, { runOnly: ['button-name', 'label', 'frame-title', 'color-contrast'] }),
  ).toEqual([]);
  // One width again: the frames that stay are the same.
  await page.getByRole('button', { name: '1280 px' }).click();
  await expect(until(async () => framesOf(page).length === 1)).resolves.toBe(true);
  expect(framesOf(page)).toEqual([desktop]);
  await page.getByRole('button', { name: '390 px' }).click();
  await expect(until(() => desktop.evaluate(() => window.innerWidth === 390))).resolves.toBe(true);
  expect(loads()).toBe(3);
  expect(withoutEndOfFrames(complaints)).toEqual([]);
});

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await passes(50);
  }
  return true;
}

test('a view shows another variant, print, dark and no scripts, without loading anything or losing the place', async () => {
  const { page, complaints, loads } = await editing();
  const [frame] = framesOf(page);
  if (!frame) throw new Error('There is no frame.');
  await frame.locator('[data-blocks] details').first().scrollIntoViewIfNeeded();
  const summary = frame.locator('[data-blocks] details:visible summary').first();
  await summary.click();
  const isOpen = () => frame.evaluate(() => document.querySelectorAll('[data-blocks] details[open]').length);
  const opened = await isOpen();

  // Whoever reads this goes on reading it, whatever the page is seen as.
  const quote = frame.locator('[data-block-id="dermatologist"] blockquote');
  await quote.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const stays = async (): Promise<void> => {
    const isSeen = await quote.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
    expect(isSeen).toBe(true);
  };
  const background = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightGround = await background();
  await command(page, 'dark mode');
  await expect(until(async () => (await background()) !== lightGround)).resolves.toBe(true);
  const darkGround = await background();
  await command(page, 'print view');
  await expect(until(() => frame.evaluate(() => window.innerWidth === 718))).resolves.toBe(true);
  const paper = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(until(async () => (await paper()) === 'rgb(255, 255, 255)')).resolves.toBe(true);
  await expect(until(() => frame.locator('body > footer').isHidden())).resolves.toBe(true);
  await stays();
  await command(page, 'print view');
  expect(await frame.locator('body > footer').count()).toBe(1);
  await expect(until(async () => (await background()) === darkGround)).resolves.toBe(true);
  await command(page, 'default view');
  await expect(until(async () => (await background()) === lightGround)).resolves.toBe(true);

  const contents = frame.locator('nav[aria-labelledby^="contents-"]');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByText('Experiments', { exact: true }).click();
  await page.getByRole('dialog', { name: 'View' }).getByLabel('Article layout').selectOption('focus');
  await contents.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await stays();
  await page.getByRole('button', { name: 'Reset: Article layout: focus' }).click();
  await contents.first().waitFor({ state: 'attached' });

  await command(page, 'without scripts');
  const bare = frame.frameLocator('iframe[title="The page without scripts"]');
  await bare.locator('blockquote').first().click();
  await formOf(page).getByRole('heading', { name: 'Quote' }).waitFor();
  await formOf(page)
    .getByLabel(/^Quote/)
    .fill('Without any script.');
  await bare.getByText('Without any script.').waitFor();
  expect(await bare.locator('html').evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
  await command(page, 'without scripts');
  await frame.getByText('Without any script.').waitFor();
  expect(await isOpen()).toBe(opened);
  expect(loads()).toBe(1);
  // The page without scripts runs none, and so not the one by which the test watches pages.
  expect(withoutStoppedScripts(complaints)).toEqual([]);
});

describe('the frame on an origin of its own', () => {
  test('has no session and no token in its address; the server confirms it all the same', async () => {
    const { page, complaints, requests } = await editing();
    const [frame] = framesOf(page);
    if (!frame) throw new Error('There is no frame.');
    const confirmed = page.waitForResponse(
      (response) => response.url() === `${previewOrigin}/preview-frame` && response.frame() === frame,
    );
    await page
      .getByRole('tree', { name: 'Outline' })
      .getByRole('treeitem', { name: /^Heading What collagen is/ })
      .click();
    await formOf(page).getByLabel(/^Text/).fill('Collagen, confirmed');
    await frame.getByRole('heading', { name: 'Collagen, confirmed' }).waitFor();
    expect((await confirmed).status()).toBe(200);
    expect(await page.context().cookies(previewOrigin)).toEqual([]);
    expect(await frame.evaluate(() => document.cookie)).toBe('');
    expect(requests.filter((address) => /token=|%22path/.test(address))).toEqual([]);
    const metrics = await (await fetch(`${editor.origin}/metrics`)).text();
    expect(metrics).toMatch(/^pagewell_preview_differences_total 0$/m);
    expect(complaints).toEqual([]);
  });

  test('is opened once, and confirmed by the token that was given last', async () => {
    const given: string[] = [];
    const { page, complaints, loads } = await editing(path, async (opening) => {
      await opening.route('**/editor/api/preview-token?*', async (route) => {
        const answer = await route.fetch();
        const { token: one } = await answer.json();
        given.push(one);
        // The first one seems to end at once.
        await route.fulfill({ json: { token: one, seconds: given.length === 1 ? 2 : 900 } });
      });
    });
    await expect(until(async () => given.length > 1)).resolves.toBe(true);
    const [frame] = framesOf(page);
    const confirmed = page.waitForRequest(
      (request) => request.url() === `${previewOrigin}/preview-frame` && request.frame() === frame,
    );
    await page
      .getByRole('tree', { name: 'Outline' })
      .getByRole('treeitem', { name: /^Quote/ })
      .first()
      .click();
    await formOf(page)
      .getByLabel(/^Quote/)
      .fill('Confirmed by another token.');
    const request = await confirmed;
    expect(new URLSearchParams(request.postData() ?? '').get('token')).toBe(given[1]);
    expect((await request.response())?.status()).toBe(200);
    expect(loads()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('is the only page of the editor there, and nowhere else', async () => {
    const on = async (origin: string, address: string, options: RequestInit = {}) =>
      (await fetch(origin + address, { redirect: 'manual', ...options })).status;
    expect(await on(previewOrigin, '/editor')).toBe(404);
    expect(await on(previewOrigin, `/editor/api/editing?${new URLSearchParams({ path })}`)).toBe(404);
    expect(
      await on(previewOrigin, '/preview-frame', { method: 'POST', body: new URLSearchParams({ path }) }),
    ).toBe(401);
    expect(await on(editor.origin, '/preview-frame', { method: 'POST' })).toBe(404);
    const signedIn = { headers: asOwner };
    expect(await on(editor.origin, `/editor/frame?${new URLSearchParams({ path })}`, signedIn)).toBe(404);
  });
});

describe('a hostile article', () => {
  const hostile = `</script><script>top.hacked=1;parent.hacked=1</script><img src=x onerror="parent.hacked=1">`;
  const article = '/nutrition/hostile';

  test('does nothing to the editor', async () => {
    const link = `<a href="javascript:parent.hacked=1">A link</a>`;
    const blocks = [
      { id: 'html', type: 'rich-text', data: { html: `<p>${hostile}${link} Some text</p>` } },
      { id: '"><script>parent.hacked=1</script>', type: 'heading', data: { text: hostile } },
      { id: 'unknown', type: hostile, data: { [hostile]: hostile } },
      {
        id: 'quote',
        type: 'quote',
        data: { text: hostile, author: hostile, image: { src: `javascript:${hostile}` } },
      },
      {
        id: 'when',
        type: 'heading',
        data: { text: 'x' },
        when: { experiment: hostile, variant: hostile, countries: [hostile] },
      },
    ];
    const query = new URLSearchParams({ path: article });
    const saved = await fetch(`${editor.origin}/editor/api/article?${query}`, {
      method: 'PUT',
      headers: asOwner,
      body: JSON.stringify({ path: article, title: hostile, description: hostile, blocks }),
    });
    expect(saved.status).toBeLessThan(300);
    const { page, loads } = await editing(article);
    const [frame] = framesOf(page);
    if (!frame) throw new Error('There is no frame.');
    await frame.getByText('Some text').waitFor();
    await frame.getByText('A link').click();
    for (const item of await page.getByRole('treeitem').all()) await item.click();
    await sideBySide(page);
    await command(page, 'without scripts');
    const bare = frame.frameLocator('iframe[title="The page without scripts"]');
    await bare.getByText('A link').waitFor();
    await clickIn(page, frame, bare.getByText('A link'));
    // The frame cannot reach the editor at all.
    expect(
      await frame.evaluate(() => {
        try {
          return window.parent.document.title;
        } catch (error) {
          return error instanceof DOMException ? error.name : 'other';
        }
      }),
    ).toBe('SecurityError');
    for (const one of [page.mainFrame(), ...framesOf(page)]) {
      expect(await one.evaluate(() => 'hacked' in window)).toBe(false);
    }
    // What another frame says in the name of the preview is not heard.
    const rows = await page.getByRole('treeitem', { selected: true }).allTextContents();
    await page.evaluate(async () => {
      const forger = document.createElement('iframe');
      const said = { 'pagewell-preview-frame': { kind: 'chosen', chosen: { block: 'html' } } };
      document.body.append(forger);
      // The tool has listened for longer, and so hears of each before this does.
      let heard = 0;
      const both = new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => {
          if (data?.['pagewell-preview-frame']?.chosen?.block === 'html' && ++heard === 2) resolve();
        });
      });
      forger.contentWindow?.parent.postMessage(said, '*');
      window.postMessage(said, '*');
      await both;
      forger.remove();
    });
    expect(await page.getByRole('treeitem', { selected: true }).allTextContents()).toEqual(rows);
    expect(loads()).toBe(3);
  });
});
