import type { Page } from 'playwright-core';
import { browser, inTheUs, server } from './support/site.ts';
import { openWatchedPage, type WatchedPage } from './support/watchedPage.ts';

let watched: WatchedPage;
let page: Page;
afterEach(() => watched.close());

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<void> {
  watched = await openWatchedPage(browser, { viewport: { width: 390, height: 800 }, ...inTheUs, ...options });
  page = watched.page;
  await page.goto(server.origin + path, { waitUntil: 'load' });
}

const field = () => page.getByRole('combobox', { name: 'Name of a medicine' });
const panel = () => page.locator('[data-drug-savings] dl');
const names = () => page.locator('[data-drug-savings] h4').allTextContents();
const found = () => page.locator('[data-drug-savings] li h4');

test('a medicine is found by keyboard alone, though its name is misspelt', async () => {
  await open('/drugs');
  await field().focus();
  await page.keyboard.type('atorvastatn');
  const option = page.getByRole('option', { name: /^Atorvastatin from \$/ });
  await option.waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await field().getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/drugs/atorvastatin`);
  await page.getByRole('heading', { level: 1, name: 'Atorvastatin' }).waitFor();
  expect(watched.complaints).toEqual([]);
});

test('suggestions go with Escape, and the text is searched for with Enter', async () => {
  await open('/drugs');
  await field().focus();
  await page.keyboard.type('lisin');
  const list = page.getByRole('listbox', { name: 'Medicines' });
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/drugs\?q=/);
  await page.getByRole('link', { name: 'Lisinopril', exact: true }).waitFor();
});

test('a medicine that is shown can be chosen while those for a longer text are on their way', async () => {
  await open('/drugs');
  await field().focus();
  await page.keyboard.type('lisin');
  await page.getByRole('option', { name: /^Lisinopril from \$[\d.]+, 30 tablets$/ }).waitFor();
  expect(await page.locator('[role=option][data-begins] mark').allTextContents()).toContain('Lisin');
  // None of them is answered; the first is given up for the second.
  await page.route('**/api/drugs?*', () => undefined);
  const asked = page.waitForRequest(/api\/drugs/);
  await page.keyboard.type('o');
  expect((await asked).headers().cookie).toBeUndefined();
  const givenUp = page.waitForEvent('requestfailed');
  await page.keyboard.type('p');
  await givenUp;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.origin}/drugs/lisinopril`);
});

test.each([
  ['/drugs/atorvastatin', 390, false],
  ['/drugs/apixaban', 390, false],
  ['/drugs/atorvastatin', 800, true],
  ['/drugs/atorvastatin', 1280, true],
  ['/heart/atorvastatin-cost', 800, true],
  ['/heart/atorvastatin-cost', 1280, true],
])(
  'a pharmacy is at most 96 px high, one row where there is room, and nothing is wider than the page, on %s at %d px',
  async (path, width, isOneRow) => {
    await open(path);
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('[data-drug-savings] li:has(h4)').evaluateAll((items) =>
      items.map((item) => {
        const [price, button] = ['[data-price]', '[data-coupon]'].map((part) =>
          item.querySelector(part)?.getBoundingClientRect(),
        );
        return {
          isOneRow: price && button && price.bottom > button.top && price.top < button.bottom,
          isLow: item.getBoundingClientRect().height <= 96,
          isTouchable: button && button.height >= 44,
        };
      }),
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ isOneRow, isLow: true, isTouchable: true })));
    const { width: side, height } =
      (await page.locator('[data-drug-savings] li img').first().boundingBox()) ?? {};
    expect([side, height]).toEqual([40, 40]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test('the start page is short on a phone, and its links are large enough to touch', async () => {
  await open('/drugs');
  const links = page.locator('main a');
  const heights = await links.evaluateAll((all) =>
    all.map((link) => (link.closest('li') ?? link).getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
});

test('in text twice as large, names wrap between words on a narrow phone', async () => {
  await open('/drugs/atorvastatin');
  await page.setViewportSize({ width: 320, height: 800 });
  const broken = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return [...document.querySelectorAll('h1, [data-drug-savings] :is(h4, dl dd)')].flatMap((named) => {
      const texts = document.createTreeWalker(named, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    });
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('with script, another place and strength and a pharmacy are shown without leaving the page', async () => {
  await open('/drugs/atorvastatin');
  await page.getByText('EDIT').click();
  await page.getByRole('textbox', { name: 'ZIP' }).fill('60601');
  await page.getByLabel('Dosage', { exact: true }).selectOption('20mg tablet');
  await page.getByRole('button', { name: 'UPDATE INFORMATION' }).click();
  await page.getByRole('heading', { name: 'Prices near 60601' }).waitFor();
  await panel().getByText('60601, Chicago, IL').waitFor();
  expect(await panel().textContent()).toContain('20mg tablet');
  await found().first().waitFor();
  await page.getByRole('textbox', { name: 'Find your pharmacy' }).fill('eastgate');
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
  await page.getByText('1 pharmacy near 60601, by price.').waitFor();
  expect(await names()).toEqual(['Eastgate Grocers']);
  expect(page.url()).toBe(`${server.origin}/drugs/atorvastatin`);
  expect(watched.complaints).toEqual([]);
});

test('a form that was filled in and sent before the script came is closed as well', async () => {
  await open('/drugs/atorvastatin');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.getByText('EDIT').click();
  await page.getByRole('textbox', { name: 'ZIP' }).fill('60601');
  await page.getByRole('button', { name: 'UPDATE INFORMATION' }).click();
  scripts.resolve();
  await page.getByRole('heading', { name: 'Prices near 60601' }).waitFor();
  await found().first().waitFor();
  expect(await page.locator('[data-drug-savings] details').first().getAttribute('open')).toBeNull();
});

test('a ZIP with too few digits has an edge that shows it', async () => {
  await open('/drugs/atorvastatin');
  await page.getByText('EDIT').click();
  const zip = page.getByRole('textbox', { name: 'ZIP' });
  const edge = () => zip.evaluate((element) => getComputedStyle(element).borderInlineStartWidth);
  expect(await edge()).toBe('1px');
  await zip.fill('4720');
  await page.locator('[name="zip"][aria-invalid="true"]').waitFor();
  expect(await edge()).toBe('6px');
});

describe('without script', () => {
  test('a medicine is found, its place and strength changed, and a pharmacy looked for', async () => {
    await open('/drugs', { javaScriptEnabled: false });
    await field().fill('liptor');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByRole('link', { name: 'Lipitor' }).click();
    await page.getByText('EDIT').click();
    await page.getByRole('textbox', { name: 'ZIP' }).fill('60601');
    await page.getByLabel('Dosage', { exact: true }).selectOption('20mg tablet');
    await page.getByRole('button', { name: 'UPDATE INFORMATION' }).click();
    expect(await panel().textContent()).toContain('60601, Chicago, IL');
    expect(await panel().textContent()).toContain('Lipitor (brand), 20mg tablet');
    await page.getByRole('textbox', { name: 'Find your pharmacy' }).fill('eastgate');
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
    expect(await names()).toEqual(['Eastgate Grocers']);
    expect(await panel().textContent()).toContain('Lipitor (brand), 20mg tablet');
    expect(watched.complaints).toEqual([]);
  });

  test('a ZIP that nobody knows is said at its field, which keeps it', async () => {
    await open('/drugs/atorvastatin', { javaScriptEnabled: false });
    await page.getByText('EDIT').click();
    await page.getByRole('textbox', { name: 'ZIP' }).fill('00000');
    await page.getByRole('button', { name: 'UPDATE INFORMATION' }).click();
    const zip = page.getByRole('textbox', { name: 'ZIP' });
    expect([await zip.inputValue(), await zip.getAttribute('aria-invalid')]).toEqual(['00000', 'true']);
    await page.getByText('Please complete this field.').waitFor();
  });
});

test('the sheet for a visit is printed without what is for the screen', async () => {
  await open('/drugs/atorvastatin');
  await page.getByRole('link', { name: 'A sheet for your visit, to print' }).click();
  await page.getByRole('heading', { level: 1, name: 'For your visit' }).waitFor();
  const back = page.getByRole('link', { name: 'Back to prices' });
  expect(await back.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await back.isVisible()).toBe(false);
});
