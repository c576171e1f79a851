import { readFileSync } from 'node:fs';
import { formOf, isPainted, ownEditor, pageIn, rowOf } from './support/ownEditor.ts';

const { editing } = ownEditor();

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
  await isPainted(page);
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

function shownWords(name: string): { count: number; words: string[] } {
  const { blocks } = JSON.parse(readFileSync(`fixtures/from-html/${name}.json`, 'utf8'));
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split(/<[^>]*>/);
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const ofText = /^(?:rich-text|heading|list|table|note|quote)$/;
  const words = blocks.flatMap(({ type, data }: { type: string; data: Record<string, unknown> }) => {
    const { style: _style, level: _level, kind: _kind, ...shown } = data;
    return ofText.test(type) ? textsIn(shown) : [];
  });
  return {
    count: blocks.length,
    words: words
      .map((each: string) => each.replace(/\s+/g, ' ').trim())
      .filter((each: string) => each !== ''),
  };
}

test('documents of ten programs are pasted as blocks in one go each, with all of their words, and taken back as one', async () => {
  const { page, complaints } = await editing('/nutrition/how-much-collagen-per-day');
  const rows = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem');
  await rows.nth(1).click();
  const before = await rows.count();
  const body = pageIn(page).locator('body');
  const programs = [
    'word/magnesium',
    'word-online/headings-and-steps',
    'google-docs/magnesium',
    'google-sheets/doses',
    'excel/merged-and-running-on',
    'libreoffice/magnesium',
    'apple/notes',
    'outlook/letter',
    'slack/message',
    'notion/page',
  ];
  for (const program of programs) {
    const { count, words } = shownWords(program);
    await rows.nth(1).evaluate(
      (row, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      readFileSync(`fixtures/from-html/${program}.html`, 'utf8'),
    );
    await rows.nth(before + count - 1).waitFor();
    // The longest stands nowhere else.
    const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
    await body.getByText(longest).first().waitFor();
    const text = ((await body.textContent()) ?? '').replace(/\s+/g, ' ');
    expect({
      program,
      rows: await rows.count(),
      missing: words.filter((each) => !text.includes(each)),
    }).toEqual({ program, rows: before + count, missing: [] });
    await page.getByTitle(/^Undo: /).click();
    await body.getByText(longest).waitFor({ state: 'detached' });
    expect({ program, rows: await rows.count() }).toEqual({ program, rows: before });
  }
  // In a line: no window stands in the way.
  expect(await page.getByRole('dialog').count()).toBe(0);
  // No inline style of what was pasted is ever tried.
  expect(complaints.filter((complaint) => complaint.includes('Security Policy'))).toEqual([]);
});

test('a line lists what changed in a pasted document', async () => {
  const { page } = await editing('/nutrition/how-much-collagen-per-day');
  const rows = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem');
  await rows.nth(1).click();
  await rows.nth(1).evaluate(
    (row, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    readFileSync('fixtures/from-html/word/magnesium.html', 'utf8'),
  );
  await page
    .getByText(/^Paste 7 blocks\. Choose the picture and describe it: “A bowl of almonds on a table”/)
    .waitFor();
});

test('a tool that was left alone says that it has everything, and goes on without a network: what was written then arrives', async () => {
  const { page, complaints } = await editing('/nutrition/how-much-collagen-per-day', ({ clock }) =>
    clock.install(),
  );
  await page.clock.fastForward(20_000);
  await page.getByRole('status').filter({ hasText: 'It now works offline' }).waitFor();
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
