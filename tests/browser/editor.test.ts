import type { Frame, Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { axeViolations, onlyColours } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const token = 'a-token-for-tests';
const path = '/nutrition/collagen';
const editorOf = (article: string) => `/editor/article?${new URLSearchParams({ path: article })}`;

let server: BuiltServer;
const open: WatchedPage[] = [];

/** Of its own, because articles are changed and published. */
beforeAll(async () => {
  server = await startBuiltServer({ EDITOR_TOKEN: token });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((watched) => watched.close()));
});
afterAll(() => server?.stop());

/** Signs in, in a window of its own, and opens a page of the editor. */
async function editing(address = editorOf(path)): Promise<WatchedPage> {
  const watched = await openWatchedPage(browser, { viewport: { width: 1440, height: 900 } });
  open.push(watched);
  const { page, clear } = watched;
  await page.goto(`${server.origin}/editor`);
  await page.getByLabel('Editor token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Articles' }).waitFor();
  clear();
  await page.goto(server.origin + address);
  return watched;
}

const textOf = (page: Page) => page.getByLabel('Article as JSON');
const problemsOf = (page: Page) => page.getByRole('region', { name: 'Problems' });

/** Changes the text as somebody would who types in it. */
async function change(page: Page, from: string, to: string): Promise<void> {
  const area = textOf(page);
  const text = await area.inputValue();
  if (!text.includes(from)) throw new Error(`The text holds no ${from}.`);
  await area.fill(text.replace(from, to));
}

/** The preview that is looked at, once it shows this text. */
async function previewWith(page: Page, text: string): Promise<Frame> {
  const frame = page.frameLocator('iframe[data-shown="true"]');
  await frame.getByText(text).first().waitFor();
  const element = await page.locator('iframe[data-shown="true"]').elementHandle();
  const content = await element?.contentFrame();
  if (!content) throw new Error('The preview is gone.');
  return content;
}

const selectedText = (page: Page) =>
  textOf(page).evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '',
  );

describe('the preview', () => {
  test('is the page of the readers, and follows what is typed without losing its place', async () => {
    const { page } = await editing();
    const first = await previewWith(page, 'Collagen: What It Does');
    expect(await first.locator('header a[href="/"]').count()).toBeGreaterThan(0);
    await first.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await change(page, 'Collagen: What It Does', 'Kollagen: What It Does');
    const second = await previewWith(page, 'Kollagen: What It Does');
    await second.waitForFunction(() => window.scrollY === 1200);
  });

  test('stays as it is while the text is no JSON, and says where the fault is', async () => {
    const { page } = await editing();
    await previewWith(page, 'Collagen: What It Does');
    await change(page, '"title":', '"title"');
    await problemsOf(page).getByText('The text stops being JSON at line 4').waitFor();
    await page.getByText('The page before the last changes').waitFor();
    await previewWith(page, 'Collagen: What It Does');
  });

  test.each([390, 800, 1280])('is laid out for %i pixels, whatever room there is', async (width) => {
    const { page } = await editing();
    const frame = await previewWith(page, 'Collagen: What It Does');
    await page.getByLabel(`${width} px`).check();
    await frame.waitForFunction((expected) => window.innerWidth === expected, width);
  });

  test('reports nothing of what an editor does to the readers’ figures', async () => {
    const { page, requests } = await editing();
    const frame = await previewWith(page, 'Collagen: What It Does');
    await frame.locator('article').getByRole('link').first().click();
    await page.close();
    expect(requests.filter((address) => address.includes('/api/events'))).toEqual([]);
  });
});

describe('a problem', () => {
  test('leads to its place in the text and to its block on the page', async () => {
    const { page } = await editing();
    await change(page, '"type": "table"', '"type": "tabel"');
    const problem = problemsOf(page).getByRole('button', { name: /no block type "tabel"/ });
    await problem.click();
    expect(await selectedText(page)).toBe('"tabel"');
    const frame = await previewWith(page, 'Widget encountered in basic json to react transform');
    await frame.waitForFunction(() => {
      const placeholder = document.querySelector('[data-placeholder]')?.getBoundingClientRect();
      return placeholder && placeholder.top >= 0 && placeholder.bottom <= window.innerHeight;
    });
  });

  test('is counted aloud', async () => {
    const { page } = await editing();
    await page.getByRole('status').getByText('No problems').waitFor();
    await change(page, '"type": "table"', '"type": "tabel"');
    await page.getByRole('status').getByText('1 error').waitFor();
  });
});

test('a click on a block selects its JSON', async () => {
  const { page } = await editing();
  const frame = await previewWith(page, 'Collagen: What It Does');
  await frame.locator('[data-block-id] blockquote').first().click();
  await page.waitForFunction(() => document.activeElement?.id === 'article-text');
  expect(JSON.parse(await selectedText(page))).toMatchObject({ type: 'quote' });
});

describe('what is typed', () => {
  test('is still there after the window was closed without saving', async () => {
    const { page } = await editing(editorOf('/nutrition/how-much-collagen-per-day'));
    await change(page, '"title": "', '"title": "Unsaved ');
    await previewWith(page, 'Unsaved ');
    await page.reload();
    await page.getByText('typed here before and never saved').waitFor();
    expect(await textOf(page).inputValue()).toContain('"title": "Unsaved ');
  });

  test('is saved by keyboard, published, and then on the page of the readers', async () => {
    const article = '/health/erectile-dysfunction-treatment';
    const { page } = await editing(editorOf(article));
    await change(page, '"title": "', '"title": "Reworked ');
    await textOf(page).press('Control+s');
    await page.getByText('The draft is saved.').waitFor();
    expect(await (await fetch(server.origin + article)).text()).not.toContain('Reworked');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('The article is published.').waitFor();
    expect(await (await fetch(server.origin + article)).text()).toContain('<title>Reworked ');
  });

  test('is never overwritten by what somebody else saves, nor the other way round', async () => {
    const article = editorOf('/nutrition/do-collagen-supplements-work');
    const [mine, theirs] = [await editing(article), await editing(article)];
    await change(theirs.page, '"title": "', '"title": "Theirs ');
    await theirs.page.getByRole('button', { name: 'Save draft' }).click();
    await theirs.page.getByText('The draft is saved.').waitFor();

    await change(mine.page, '"title": "', '"title": "Mine ');
    await mine.page.getByRole('button', { name: 'Save draft' }).click();
    await mine.page.getByRole('heading', { name: 'Somebody else has saved this article' }).waitFor();
    expect(await mine.page.getByLabel('Your version').inputValue()).toContain('"title": "Mine ');
    expect(await mine.page.getByLabel('Their version').inputValue()).toContain('"title": "Theirs ');
    expect(await mine.page.getByText('The two versions differ in “title”').count()).toBe(1);

    await mine.page.getByRole('button', { name: 'Go on with theirs' }).click();
    expect(await textOf(mine.page).inputValue()).toContain('"title": "Theirs ');
    await mine.page.getByRole('button', { name: 'Swap it with the text' }).click();
    expect(await textOf(mine.page).inputValue()).toContain('"title": "Mine ');
    await mine.page.getByRole('button', { name: 'Save draft' }).click();
    await mine.page.getByText('The draft is saved.').waitFor();
  });
});

describe('accessibility', () => {
  test.each([
    ['the list', '/editor'],
    ['the editor', editorOf(path)],
  ])('%s is clean to axe in light and dark, and silent', async (_name, address) => {
    const { page, complaints } = await editing(address);
    if (address !== '/editor') await previewWith(page, 'Collagen: What It Does');
    const light = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeViolations(page, onlyColours);
    expect({ light, dark, complaints }).toEqual({ light: [], dark: [], complaints: [] });
  });
});
