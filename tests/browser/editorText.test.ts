import type { Locator, Page } from 'playwright-core';
import { formOf, ownEditor, pageIn, rowOf } from './support/ownEditor.ts';

const { editing } = ownEditor();
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

async function markByMouse(page: Page, from: Place, to: Place): Promise<void> {
  await from.text.scrollIntoViewIfNeeded();
  const [begin, end] = [await pointOf(from), await pointOf(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
interface Place {
  readonly text: Locator;
  /** How many signs of its first text are before the place. */
  readonly before: number;
}
async function pointOf({ text, before }: Place): Promise<{ x: number; y: number }> {
  const frame = await text
    .page()
    .getByRole('region', { name: 'Page' })
    .locator('iframe')
    .first()
    .boundingBox();
  const inFrame = await text.evaluate((element, offset) => {
    const node = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = element.ownerDocument.createRange();
    if (!node) throw new Error('It has no text.');
    range.setStart(node, offset);
    range.collapse(true);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left, y: top + height / 2 };
  }, before);
  return { x: inFrame.x + (frame?.x ?? 0), y: inFrame.y + (frame?.y ?? 0) };
}

test('words that a mouse marks are those of the keyboard, of plain and of formatted texts', async () => {
  const { page, complaints } = await editing('/nutrition/do-collagen-supplements-work');
  const heading = pageIn(page).getByRole('heading', {
    name: 'What happens after you swallow it',
    exact: true,
  });
  await markByMouse(page, { text: heading, before: 5 }, { text: heading, before: 13 });
  await field(page).waitFor();
  await page.getByRole('button', { name: 'Comment on “happens”' }).waitFor();
  await page.keyboard.press('Delete');
  await pageIn(page).getByRole('heading', { name: 'What after you swallow it', exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const text = pageIn(page).getByText(/^Collagen supplements have passed/);
  await markByMouse(page, { text, before: 20 }, { text, before: 0 });
  await written(page).waitFor();
  await page.keyboard.press('Control+b');
  await formOf(page)
    .locator('strong', { hasText: /^Collagen supplements$/ })
    .waitFor();
  await page.keyboard.press('Delete');
  await pageIn(page)
    .getByText(/^ ?have passed/)
    .waitFor();
  expect(complaints).toEqual([]);
});

test('keys that are pressed before the tool answers a drag are done in the marked words', async () => {
  const { page, complaints } = await editing('/heart/apixaban', holdPresses);
  // What writes formatted texts is there from then on.
  await writeAt(page, 'Apixaban belongs to', { x: 2, y: 8 });
  await page.keyboard.press('Escape');
  await written(page).waitFor({ state: 'detached' });
  await page.evaluate(() => window.dispatchEvent(new Event('hold-presses')));
  const heading = pageIn(page).getByRole('heading', { name: 'What it costs', exact: true });
  await markByMouse(page, { text: heading, before: 8 }, { text: heading, before: 13 });
  await page.keyboard.type('takess');
  await page.keyboard.press('Backspace');
  await answerPresses(page);
  await pageIn(page).getByRole('heading', { name: 'What it takes', exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const text = pageIn(page).getByText(/^Apixaban belongs to/);
  await markByMouse(page, { text, before: 0 }, { text, before: 9 });
  await page.keyboard.press('Control+b');
  await page.keyboard.type('It  ');
  await page.keyboard.press('Backspace');
  await answerPresses(page);
  await pageIn(page)
    .getByText(/^It belongs to/)
    .waitFor();
  await formOf(page)
    .locator('strong', { hasText: /^It ?$/ })
    .waitFor();
  expect(complaints).toEqual([]);
});

/** From `hold-presses` on, the tool hears of no press on the page until {@link answerPresses}: it may be busy. Its own listener comes later. */
async function holdPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isHolding = false;
    let isAsked = false;
    const held: MessageEvent[] = [];
    window.addEventListener('message', (event) => {
      if (!isHolding || event.data?.['pagewell-preview-frame']?.kind !== 'chosen') return;
      // The keys came before the press did.
      if (isAsked) {
        isAsked = false;
        return;
      }
      event.stopImmediatePropagation();
      held.push(event);
    });
    window.addEventListener('hold-presses', () => {
      isHolding = true;
    });
    window.addEventListener('answer-presses', () => {
      isAsked = held.length === 0;
      isHolding = false;
      for (const { data, origin, source } of held.splice(0))
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      isHolding = true;
    });
  });
}
async function answerPresses(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('answer-presses')));
}

test('words of two texts that a mouse marks stay marked, and Delete takes no block', async () => {
  const { page } = await editing('/heart/lisinopril');
  const rows = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem');
  const before = await rows.count();
  const heading = pageIn(page).getByRole('heading', { name: 'What it costs', exact: true });
  const next = pageIn(page).getByText(/^Many companies make lisinopril/);
  await markByMouse(page, { text: heading, before: 0 }, { text: next, before: 8 });
  const marked = () =>
    heading.evaluate((element) => element.ownerDocument.getSelection()?.toString().replace(/\s+/g, ' '));
  expect(await marked()).toBe('What it costs Many com');
  await page.keyboard.press('Delete');
  // What the key before it does is done by then.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  expect(await rows.count()).toBe(before);
  expect(await marked()).toBe('What it costs Many com');
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
  // Newer browsers report the pasted handler that the policy stopped.
  expect(complaints.filter((complaint) => !complaint.includes('Executing inline event handler'))).toEqual([]);
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

test('keys that are pressed before the editor of a text came are done in their order, from where the press was', async () => {
  const pressed = Promise.withResolvers<void>();
  const { page, complaints } = await editing('/nutrition/collagen', async (opened) => {
    await opened.route(/editor-ProseEditor/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
  });
  await rowOf(page, /^Text/).click();
  const text = formOf(page).getByRole('textbox', { name: /^Text/ });
  await text.click({ position: { x: 60, y: 20 } });
  for (const key of ['Control+End', 'B', 'e', 'd', 'Backspace', 'ArrowLeft', 's', 'End', 't'])
    await page.keyboard.press(key);
  pressed.resolve();
  await text.and(page.locator('[contenteditable]')).waitFor();
  expect(await text.innerText()).toMatch(/\.Bset$/);
  expect(complaints).toEqual([]);
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
