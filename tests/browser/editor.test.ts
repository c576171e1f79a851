import { axeViolations, onlyColours } from './support/axe.ts';
import {
  command,
  editorOf,
  formOf,
  outlineOf,
  ownEditor,
  pageIn,
  rowOf,
  saved,
} from './support/ownEditor.ts';

const editor = ownEditor();
const { at, editing } = editor;
const readers = async (article: string) => (await fetch(editor.origin + article)).text();

describe('composing', () => {
  test('an article is written from an empty page and published, by keyboard alone', async () => {
    const article = '/sleep/valerian-by-keyboard';
    const { page, complaints } = await editing(article);
    const { keyboard } = page;
    const add = async (words: string, text: string): Promise<void> => {
      await keyboard.press('Control+Enter');
      await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
      await keyboard.type(words);
      await keyboard.press('Enter');
      // The form of the new block takes the focus as soon as it is there.
      await formOf(page).locator(':focus:is(input, textarea, [contenteditable])').waitFor();
      await keyboard.type(text);
    };
    // A new article begins with a paragraph, which goes.
    await command(page, 'go to outline');
    await keyboard.press('End');
    await keyboard.press('Delete');
    await keyboard.press('Home');
    await command(page, 'go to block');
    await keyboard.press('Control+a');
    await keyboard.type('Valerian, in short');
    await add('heading', 'Does it help?');
    await add('quote', 'I slept no better, and no worse.');
    await add('heading', 'What to try first');
    await command(page, 'move up');
    await command(page, 'undo');
    await saved(page);
    await pageIn(page).getByRole('heading', { name: 'What to try first' }).waitFor();

    await command(page, 'publish');
    const publish = page.getByRole('dialog', { name: 'Publish' });
    await publish.getByLabel('What changed, for readers').focus();
    await keyboard.type('The first version.');
    await publish.getByText('No errors. Readers see the whole article.').waitFor();
    await keyboard.press('Enter');
    await page.getByText('The article is published.').waitFor();
    const html = await readers(article);
    expect(html).toContain('<title>Valerian, in short');
    const order = ['Does it help?', 'I slept no better', 'What to try first'].map((text) =>
      html.indexOf(text),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);

    // Of a list, its first line is written, and not the choice of its style.
    await add('list', 'Light in the morning');
    await pageIn(page).getByRole('listitem').getByText('Light in the morning').waitFor();
    expect(complaints).toEqual([]);
  });

  test('what is typed is on the page at once, without loading it again, and Undo takes it back', async () => {
    const { page } = await editing();
    await rowOf(page, /^Heading What collagen is/).click();
    await pageIn(page)
      .locator('html')
      .evaluate((root) => root.setAttribute('data-kept', ''));
    await formOf(page).getByLabel(/^Text/).fill('What collagen really is');
    await pageIn(page).getByRole('heading', { name: 'What collagen really is' }).waitFor();
    await pageIn(page).locator('html[data-kept]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await pageIn(page).getByRole('heading', { name: 'What collagen is', exact: true }).waitFor();
    await saved(page);
  });

  test('a click on the page opens the form of that block', async () => {
    const { page } = await editing();
    const quote = pageIn(page).locator('blockquote').first();
    await quote.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await quote.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await formOf(page).getByRole('heading', { name: 'Quote' }).waitFor();
    expect(await rowOf(page, /^Quote/).getAttribute('aria-selected')).toBe('true');
  });

  test('a block is dragged to another place in the outline', async () => {
    const { page } = await editing('/nutrition/how-much-collagen-per-day');
    const rows = outlineOf(page).getByRole('treeitem');
    // A row says as well how many problems its block has, as soon as somebody has found them.
    const nameOf = async (at: number) =>
      (await rows.nth(at).textContent())?.replace(/\d+, \d+ (?:error|warning|hint).*$/, '');
    const [first, third] = [await nameOf(1), await nameOf(3)];
    await rows.nth(1).dragTo(rows.nth(3), { targetPosition: { x: 60, y: 28 } });
    await page.getByText(/moved: position 3 of/).waitFor();
    expect([await nameOf(2), await nameOf(3)]).toEqual([third, first]);
    await saved(page);
  });

  test('a block is dragged in the page, by the handle that stands at it, to where a line shows', async () => {
    const { page } = await editing('/nutrition/how-much-collagen-per-day');
    await page.setViewportSize({ width: 1440, height: 1600 });
    const rows = outlineOf(page).getByRole('treeitem');
    const [first, second] = [await rows.nth(1).textContent(), await rows.nth(2).textContent()];
    await rows.nth(2).click();
    const handle = page.getByRole('toolbar', { name: 'Selected block' }).getByLabel(/drag/);
    const before = pageIn(page).locator('[data-block-id]').first();
    await handle.hover();
    await page.mouse.down();
    const { x, y, width } = (await before.locator('> *').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 60, { steps: 4 });
    await page.mouse.move(x + width / 2, y + 6, { steps: 4 });
    await page.locator('[data-drop-on-page] > div').waitFor();
    await page.mouse.up();
    await page.getByText(/moved: position 1 of/).waitFor();
    expect([await rows.nth(1).textContent(), await rows.nth(2).textContent()]).toEqual([second, first]);
    await saved(page);
  });

  test('the page is laid out for a phone, a tablet and a desktop, whatever room there is', async () => {
    const { page } = await editing();
    for (const width of [390, 800, 1280]) {
      await page.getByRole('button', { name: `${width} px` }).click();
      await pageIn(page).locator('body').waitFor();
      const frame = page.frames().find((one) => one.url().includes('/editor/frame'));
      await frame?.waitForFunction((expected) => window.innerWidth === expected, width);
    }
  });
});

test('a problem is listed at its block, walked to by F8, and gone when it is mended', async () => {
  const { page } = await editing('/nutrition/do-collagen-supplements-work');
  const problems = page.getByRole('region', { name: 'Problems' });
  await problems
    .getByText('No problems')
    .or(problems.getByText(/warning|error|hint/))
    .first()
    .waitFor();
  await rowOf(page, /^Heading/).click();
  const field = formOf(page).getByLabel(/^Text/);
  const text = await field.inputValue();
  await field.fill('');
  await problems.getByText(/error/).first().waitFor();
  await page.keyboard.press('F8');
  await problems.getByRole('button', { expanded: false }).click();
  await problems.locator('button[aria-current="true"]').waitFor();
  await field.fill(text);
  await problems.getByText(/error/).first().waitFor({ state: 'detached' });
});

describe('what is done', () => {
  test('waits while the server is gone, survives a closed window, and is saved when it is back', async () => {
    const article = '/health/erectile-dysfunction-treatment';
    const { page } = await editing(article);
    await page.route('**/editor/api/operations?*', (route) => route.abort());
    await rowOf(page, /^Article/).click();
    await formOf(page)
      .getByLabel(/^Title/)
      .fill('Kept without a server');
    await page.getByText('1 unsaved change').waitFor();
    await page.unroute('**/editor/api/operations?*');
    await page.reload();
    await rowOf(page, /^Article Kept without a server/).waitFor();
    await saved(page);
    const other = await editing(article);
    await rowOf(other.page, /^Article Kept without a server/).waitFor();
  });

  test('in two windows is seen in both, and neither overwrites the other', async () => {
    const article = '/nutrition/collagen';
    const [mine, theirs] = [await editing(article), await editing(article)];
    await rowOf(mine.page, /^Article/).click();
    await formOf(mine.page)
      .getByLabel(/^Title/)
      .fill('My title');
    await rowOf(theirs.page, /^Quote/).click();
    await theirs.page.keyboard.press('Delete');
    await Promise.all([saved(mine.page), saved(theirs.page)]);
    await rowOf(theirs.page, /^Article My title/).waitFor();
    await rowOf(mine.page, /^Quote/).waitFor({ state: 'detached' });
  });

  test('reports nothing to the readers’ figures', async () => {
    const { page, requests } = await editing();
    await pageIn(page).locator('article').getByRole('link').first().click();
    await page.close();
    expect(
      requests.filter((address) => address.includes('/api/events') && !address.includes('/editor/')),
    ).toEqual([]);
  });
});

describe('accessibility', () => {
  test.each([390, 800])('the list is no wider than a window of %d px', async (width) => {
    const { page } = await at('/editor');
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('on a phone an article has one line of buttons, and the form of a block is one press away', async () => {
    // Not open in another window: the bar shows the names of other editors.
    const { page } = await editing('/sleep/insomnia-self-help');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForFunction(() => innerWidth === 390);
    // In one call, because the layout changes after the resize.
    const bar = await page
      .locator('main header')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, height } = button.getBoundingClientRect();
          return { name: button.ariaLabel ?? button.textContent, middle: Math.round(top + height / 2) };
        }),
      );
    expect(bar.length).toBeGreaterThanOrEqual(5);
    expect(bar.filter(({ middle }) => middle !== bar[0]?.middle)).toEqual([]);
    const signs = await page.locator('main header button:has(> svg)').allInnerTexts();
    expect(signs.filter((text) => !/\p{L}{3}/u.test(text))).toEqual([]);
    const show = (part: string) =>
      page.getByRole('group', { name: 'Show' }).getByRole('button', { name: part }).click();
    await show('Block');
    await formOf(page)
      .getByLabel(/^Title/)
      .first()
      .fill('Written on a phone');
    // A press in the outline leads to the block's form, and its page shows it.
    await show('Outline');
    const heading = outlineOf(page)
      .getByRole('treeitem', { name: /^Heading/ })
      .last();
    const name = (await heading.locator('[data-name] > span').textContent()) ?? '';
    await heading.click();
    expect(await formOf(page).getByLabel(/^Text/).inputValue()).toBe(name);
    await show('Page');
    const shown = pageIn(page).getByRole('heading', { name, exact: true });
    await page.waitForFunction(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
      },
      await shown.elementHandle(),
    );
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    ).toEqual([390, 844]);
  });

  test.each([
    ['the list', '/editor'],
    ['the editor', editorOf('/nutrition/do-collagen-supplements-work')],
  ])('%s is clean to axe in light and dark, and silent', async (_name, address) => {
    const { page, complaints } = await at(address);
    if (address !== '/editor') {
      await pageIn(page).locator('article').first().waitFor();
      await rowOf(page, /^Heading/).click();
      await formOf(page).getByLabel(/^Text/).waitFor();
    }
    const light = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axeViolations(page, onlyColours);
    expect({ light, dark, complaints }).toEqual({ light: [], dark: [], complaints: [] });
  });
});
