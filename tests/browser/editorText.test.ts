import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

const token = 'a-token-for-tests';
const open: WatchedPage[] = [];
let server: BuiltServer;

/** Of its own, because articles are changed. */
beforeAll(async () => {
  server = await startBuiltServer({ EDITOR_TOKEN: token });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((watched) => watched.close()));
});
afterAll(() => server?.stop());

/** @param prepare what is done before the article is opened */
async function editing(article: string, prepare?: (page: Page) => Promise<void>): Promise<WatchedPage> {
  const watched = await openWatchedPage(browser, { viewport: { width: 1440, height: 900 } });
  open.push(watched);
  const { page, leave } = watched;
  await page.goto(`${server.origin}/editor`);
  await page.getByLabel('Editor token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Articles' }).waitFor();
  await leave();
  await prepare?.(page);
  await page.goto(`${server.origin}/editor/article?${new URLSearchParams({ path: article })}`);
  await page.locator('iframe[data-painted]:not([data-painted="0"])').first().waitFor();
  return watched;
}

const pageIn = (page: Page) => page.getByRole('region', { name: 'Page' }).frameLocator('iframe').first();
const formOf = (page: Page) => page.getByRole('region', { name: 'Block' });
const rowOf = (page: Page, name: RegExp) =>
  page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem', { name }).first();
const field = (page: Page) => pageIn(page).locator('body > textarea');

test('a heading is written where it stands: over its very text, seen in the form, and taken back as one', async () => {
  const { page, complaints } = await editing('/nutrition/collagen');
  const heading = pageIn(page).getByRole('heading', { name: 'What collagen is', exact: true });
  await heading.click();
  await field(page).waitFor();
  expect(await field(page).getAttribute('aria-label')).toBe('Text');
  const [text, over] = [await heading.boundingBox(), await field(page).boundingBox()];
  expect(Math.abs((text?.x ?? 0) - (over?.x ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((text?.y ?? 0) - (over?.y ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((text?.height ?? 0) - (over?.height ?? 0))).toBeLessThan(1.5);

  await page.keyboard.press('End');
  await page.keyboard.type(', and is not');
  await pageIn(page).getByRole('heading', { name: 'What collagen is, and is not' }).waitFor();
  expect(await formOf(page).getByLabel(/^Text/).inputValue()).toBe('What collagen is, and is not');
  expect(await field(page).evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(28);
  await page.keyboard.press('Enter');
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await pageIn(page).getByRole('heading', { name: 'What collagen is', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard, F2 goes to the first text of a block, Tab to the next, Escape back to the block', async () => {
  const { page } = await editing('/nutrition/collagen');
  await rowOf(page, /^Quote/).click();
  await rowOf(page, /^Quote/).press('F2');
  await field(page).waitFor();
  expect(await field(page).getAttribute('aria-label')).toBe('Header');
  await page.keyboard.press('Tab');
  await pageIn(page).locator('body > textarea[aria-label="Quote"]').waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Commands' }).waitFor();
});

const written = (page: Page) => pageIn(page).locator('[data-being-written]');
/** Presses a text of the page, which is written there from then on. */
async function writeAt(page: Page, text: string, position: { x: number; y: number }): Promise<void> {
  const isLoaded = page.waitForResponse((answer) => answer.url().includes('preview-formattedText'));
  await pageIn(page).getByText(text).hover({ position });
  await isLoaded;
  await pageIn(page).getByText(text).click({ position });
  await written(page).waitFor();
}

test('a formatted text is written where it stands, in its own style: nothing moves, and it is taken back as one', async () => {
  const { page, complaints } = await editing('/nutrition/collagen');
  const text = pageIn(page).getByText('Collagen is the scaffolding');
  await text.scrollIntoViewIfNeeded();
  const before = [await text.boundingBox(), await pageIn(page).locator('body').boundingBox()];
  await writeAt(page, 'Collagen is the scaffolding', { x: 2, y: 8 });
  expect([await text.boundingBox(), await pageIn(page).locator('body').boundingBox()]).toEqual(before);
  expect(await written(page).getAttribute('aria-label')).toBe('Text');
  await page.keyboard.type('Now ');
  await pageIn(page).getByText('Now Collagen is the scaffolding').waitFor();
  await formOf(page).getByText('Now Collagen is the scaffolding').waitFor();
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page
    .getByRole('toolbar', { name: 'Formatting', exact: true })
    .getByRole('button', { name: 'Bold' })
    .click();
  await formOf(page).locator('strong', { hasText: 'Now' }).waitFor();
  expect(await written(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await written(page).waitFor({ state: 'detached' });
  const strong = pageIn(page).locator('p strong', { hasText: 'Now' });
  await strong.waitFor();
  expect(
    await strong.evaluate((element) => element.closest('[contenteditable], [role], .ProseMirror')),
  ).toBeNull();
  await page.getByRole('toolbar', { name: 'Formatting', exact: true }).waitFor({ state: 'detached' });
  // The focus is still in the page, whose keys are those of the tool.
  await page.keyboard.press('Control+z');
  await strong.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await pageIn(page)
    .getByText(/^Collagen is the scaffolding/)
    .waitFor();
  expect((await pageIn(page).locator('body').boundingBox())?.height).toBe(before[1]?.height);
  expect(complaints).toEqual([]);
});

test('by keyboard, F2 goes to a formatted text of the page too, with the caret at its end', async () => {
  const { page } = await editing('/nutrition/collagen');
  await rowOf(page, /^Text/).click();
  await rowOf(page, /^Text/).press('F2');
  await written(page).waitFor();
  await page.keyboard.type(' So far.');
  await page.keyboard.press('Escape');
  await written(page).waitFor({ state: 'detached' });
  await pageIn(page)
    .getByText(/ So far\.$/)
    .waitFor();
  await page.keyboard.press('Enter');
  await written(page).waitFor();
});

test('two people write in one formatted text of the page, and both stay', async () => {
  const { page: one } = await editing('/nutrition/how-much-collagen-per-day');
  const { page: other } = await editing('/nutrition/how-much-collagen-per-day');
  const words = await pageIn(one).locator('[data-blocks] > [data-block-id] > div > p').first().textContent();
  const begun = (words ?? '').slice(0, 24);
  for (const page of [one, other]) await writeAt(page, begun, { x: 2, y: 8 });
  await other.keyboard.press('Control+End');
  await one.keyboard.type('First, ');
  await pageIn(other).getByText(`First, ${begun}`).waitFor();
  await other.keyboard.type(' At last.');
  await pageIn(one).getByText('At last.').waitFor();
  await one.keyboard.type('of all, ');
  await pageIn(other).getByText(`First, of all, ${begun}`).waitFor();
  expect(await written(one).count()).toBe(1);
  await one.keyboard.press('Escape');
  await pageIn(one).getByText(`First, of all, ${begun}`).waitFor();
  await pageIn(one).getByText('At last.').waitFor();
});

test('what is pasted into a formatted text of the page is reduced as in the form, and a link is asked for there', async () => {
  const { page, complaints } = await editing('/nutrition/collagen');
  await writeAt(page, 'Collagen is the scaffolding', { x: 2, y: 8 });
  await written(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p><img src="x" onerror="parent.harmed = true"><script>parent.harmed = true</script>Pasted <b onclick="x">words</b></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await formOf(page).getByText('Pasted').waitFor();
  expect(await written(page).locator('img, script, [onclick]').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await page.keyboard.press('Control+k');
  await formOf(page).locator('[contenteditable="true"]:focus').waitFor();
  expect(await written(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a cell of a table is written where it stands', async () => {
  const { page } = await editing('/nutrition/collagen');
  const cell = pageIn(page).locator('td').nth(1);
  const words = (await cell.textContent()) ?? '';
  await writeAt(page, words, { x: 2, y: 8 });
  await page.keyboard.press('End');
  await page.keyboard.type(' or so');
  await page.keyboard.press('Escape');
  await pageIn(page)
    .locator('td', { hasText: `${words} or so` })
    .waitFor();
});

test('the palette opens by a slash in an emptied text of the page, and by Control+Enter in a formatted one', async () => {
  const { page } = await editing('/nutrition/collagen');
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await pageIn(page).getByRole('heading', { name: 'The bottom line', exact: true }).click();
  await field(page).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('/');
  await palette.waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await rowOf(page, /^Text/).click();
  await formOf(page).locator('[role="textbox"]').first().focus();
  await formOf(page).locator('[contenteditable="true"]:focus').waitFor();
  await page.keyboard.press('Control+Enter');
  await palette.waitFor();
});

test('what Control+Z in a field took away is not brought back by Undo', async () => {
  const { page } = await editing('/nutrition/collagen');
  await rowOf(page, /^Heading/).click();
  const text = formOf(page).getByLabel(/^Text/);
  const before = await text.inputValue();
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', in short');
  await pageIn(page)
    .getByRole('heading', { name: `${before}, in short`, exact: true })
    .waitFor();
  // However many steps the browser makes of it.
  while ((await text.inputValue()) !== before) await page.keyboard.press('Control+z');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await rowOf(page, /^Heading/).press('Control+z');
  expect(await text.inputValue()).toBe(before);
  await pageIn(page).getByRole('heading', { name: before, exact: true }).waitFor();
});

test('an empty place of the page is clicked to add the first block, and then to write it', async () => {
  const { page } = await editing('/tests/an-empty-place');
  const place = pageIn(page).locator('[data-empty-place]');
  // A new article begins with a paragraph, which goes.
  await rowOf(page, /^Text/).click();
  await rowOf(page, /^Text/).press('Delete');
  await place.click();
  await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await page.keyboard.type('quote');
  await page.keyboard.press('Enter');
  await pageIn(page).locator('[data-block-id][data-empty-place^="Quote:"]').click();
  await formOf(page).locator('input:focus, textarea:focus').waitFor();
  await formOf(page)
    .getByLabel(/^Quote/)
    .fill('Sunscreen first.');
  await pageIn(page).getByText('Sunscreen first.').waitFor();
  await place.waitFor({ state: 'detached' });
});

test('the form takes the room of a wide window, is pulled wider over the page, and stays so', async () => {
  const { page, complaints, clear } = await editing('/nutrition/collagen');
  const side = page.locator('[data-part="side"]');
  const widthOf = async (): Promise<number> => Math.round((await side.boundingBox())?.width ?? 0);
  const inWindow = await widthOf();
  await page.setViewportSize({ width: 1920, height: 900 });
  const inWideWindow = await widthOf();
  expect(inWideWindow).toBeGreaterThan(inWindow + 200);
  const edge = page.getByRole('separator', { name: 'Width of the form' });
  const line = await edge.boundingBox();
  if (!line) throw new Error('The edge is not seen.');
  const from = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y);
  await page.mouse.move(from.x - 120, from.y);
  await page.mouse.up();
  expect(await widthOf()).toBe(inWideWindow + 120);
  await edge.press('ArrowRight');
  expect(await widthOf()).toBe(inWideWindow + 104);
  expect(complaints).toEqual([]);
  // What it was asking the server ends with a page.
  await page.reload();
  clear();
  await page.locator('iframe[data-painted]:not([data-painted="0"])').first().waitFor();
  expect(await widthOf()).toBe(inWideWindow + 104);
  await page.getByRole('separator', { name: 'Width of the form' }).dblclick();
  expect(await widthOf()).toBe(inWideWindow);
  expect(complaints).toEqual([]);
});

test('a date is typed from its beginning, wherever its empty field is pressed', async () => {
  const { page } = await editing('/tests/a-date');
  const date = formOf(page).locator('[data-field="/publishedAt"] input');
  await date.click();
  await page.keyboard.type('04282026');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0900AM');
  expect(await date.inputValue()).toBe('2026-04-28T09:00');
});

test('a document of Word is pasted as blocks in one go, and what is not as it was is told', async () => {
  const { page, complaints } = await editing('/nutrition/how-much-collagen-per-day');
  const rows = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem');
  await rows.nth(1).click();
  const before = await rows.count();
  const html = readFileSync('tests/editor-preview/clipboard/clipboards/word.txt', 'utf8');
  await rows.nth(1).evaluate((row, word) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', word);
    row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  // In a line: no window stands in the way.
  await page.getByText(/^Paste 7 blocks\. Choose the picture “A bowl of almonds on a table”\./).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await rows.count()).toBe(before + 7);
  await pageIn(page).getByRole('heading', { name: 'Magnesium at night' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pageIn(page).getByRole('heading', { name: 'Magnesium at night' }).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(before);
  // No inline style of what was pasted is ever tried.
  expect(complaints.filter((complaint) => complaint.includes('Security Policy'))).toEqual([]);
});

test('a tool that was left alone says that it has everything, and goes on without a network: what was written then arrives', async () => {
  const { page, complaints } = await editing('/nutrition/how-much-collagen-per-day', ({ clock }) =>
    clock.install(),
  );
  await page.clock.fastForward(20_000);
  await page.getByRole('status').filter({ hasText: 'it works without a network now' }).waitFor();
  await page.context().setOffline(true);

  await rowOf(page, /^Text/).click();
  const text = formOf(page).locator('[role="textbox"]').first();
  await text.click();
  await formOf(page).locator('[contenteditable="true"]:focus').waitFor();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('On a train: ');
  await pageIn(page).getByText('On a train: ').waitFor();
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await page.keyboard.type('note');
  await page.keyboard.press('Enter');
  await formOf(page)
    .getByLabel(/^Title/)
    .first()
    .fill('Before you buy');
  await pageIn(page).getByText('Before you buy').waitFor();
  await page.locator('[data-saving]:not([data-saving="saved"], [data-saving="saving"])').waitFor();

  await page.context().setOffline(false);
  await page.locator('[data-saving="saved"]').waitFor();
  const other = await editing('/nutrition/how-much-collagen-per-day');
  await pageIn(other.page).getByText('On a train: ').waitFor();
  await pageIn(other.page).getByText('Before you buy').waitFor();
  expect(complaints.filter((complaint) => /^uncaught|assets.*\.js|dynamically/.test(complaint))).toEqual([]);
});

test('whose browser is set to Spanish writes in Spanish forms, and finds blocks by their Spanish names', async () => {
  const { page, complaints } = await editing('/nutrition/collagen', (opened) =>
    opened.setExtraHTTPHeaders({ 'Accept-Language': 'es' }),
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page
    .getByRole('region', { name: 'Bloque' })
    .getByLabel(/^Título/)
    .first()
    .waitFor();
  await page.getByRole('tree', { name: 'Esquema' }).getByRole('treeitem').nth(1).click();
  await page.keyboard.press('Control+Enter');
  const blocks = page.getByRole('dialog', { name: 'Añadir un bloque' });
  await blocks.getByRole('combobox').fill('tabla comparativa');
  await blocks.getByRole('option', { name: /Tabla comparativa de productos/ }).waitFor();
  expect(complaints).toEqual([]);
});
