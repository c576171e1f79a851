import type { Page } from 'playwright-core';
import { axeViolations, onlyColours } from './support/axe.ts';
import { isPainted, ownEditor, rowOf, saved } from './support/ownEditor.ts';

const path = '/nutrition/collagen';
const phone = { width: 390, height: 844 };
const editor = ownEditor();

async function editing(name: string, viewport?: typeof phone): Promise<Page> {
  const link = await editor.letIn(name, 'writer');
  return (await editor.editingBy(link, viewport && { viewport })).page;
}

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

test('two people see each other, and talk about words of the page; a phone is enough for one', async () => {
  const [ada, bo] = [await editing('Ada Brown'), await editing('Bo Writer', phone)];
  await rowOf(ada, /^Quote/).click();
  await bo.getByRole('button', { name: /^Ada Brown, in Quote/ }).waitFor();

  for (const name of ['Share', 'Publish', 'Add', 'Undo', 'Outline', 'Page', 'Block', 'Comments']) {
    const button = await bo.getByRole('button', { name, exact: true }).boundingBox();
    expect([name, button && [button.x >= 0, button.x + button.width <= phone.width]]).toEqual([
      name,
      [true, true],
    ]);
  }
  const parts = bo.getByRole('group', { name: 'Show', exact: true });
  await parts.getByRole('button', { name: 'Block', exact: true }).click();
  await bo.getByRole('region', { name: 'Block' }).getByRole('heading').first().waitFor();
  await parts.getByRole('button', { name: 'Page', exact: true }).click();

  // Words are marked on the page as a finger or a mouse does it.
  const text = bo.frameLocator('iframe').locator('p', { hasText: 'Collagen is a family of proteins' });
  await text.scrollIntoViewIfNeeded();
  await text.evaluate((paragraph) => {
    const written = paragraph.firstChild;
    const start = written?.textContent?.indexOf('family of proteins') ?? -1;
    if (!written || start < 0) throw new Error('The page has other words.');
    paragraph.ownerDocument.getSelection()?.setBaseAndExtent(written, start, written, start + 18);
  });
  await bo.getByRole('button', { name: 'Comment on “family of proteins”' }).click();
  await comments(bo)
    .getByLabel(/^Comment on Text.*“family of proteins”/)
    .fill('How many of them?');
  await comments(bo).getByRole('button', { name: 'Comment', exact: true }).click();
  await comments(bo).getByRole('listitem').getByText('How many of them?').waitFor();
  expect(await axeViolations(bo)).toEqual([]);

  await rowOf(ada, /^Text.*1 open comment/).waitFor();
  await ada.getByRole('tab', { name: 'Comments (1)' }).click();
  await comments(ada).getByRole('button', { name: 'Reply' }).click();
  await ada.keyboard.type('28, as the text says further down.');
  await ada.keyboard.press('Control+Enter');
  await comments(bo).getByText('28, as the text says').waitFor();
  expect(await axeViolations(ada)).toEqual([]);
  await ada.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(ada, onlyColours)).toEqual([]);
  await comments(bo).getByRole('button', { name: 'Resolve', exact: true }).click();
  await comments(ada).getByText('No open comments.').waitFor();
});

test('a preview is shared, opened without signing in, and revoked', async () => {
  const ada = await editing('Ada Green');
  await ada.getByRole('button', { name: 'Share' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(await axeViolations(ada)).toEqual([]);

  const { page: guest, complaints } = await editor.open();
  expect((await guest.goto(link))?.status()).toBe(200);
  await guest.getByRole('complementary', { name: 'Preview' }).waitFor();
  await guest.getByRole('heading', { level: 1, name: /^Collagen/ }).waitFor();
  expect(await guest.context().cookies()).toEqual([]);
  expect(await axeViolations(guest)).toEqual([]);
  expect(complaints).toEqual([]);

  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByText(/^By Ada Green.*Revoked on/).waitFor();
  expect((await guest.goto(link))?.status()).toBe(410);
  const readers = await (await fetch(editor.origin + path)).text();
  for (const ours of ['/shared/', 'aria-label="Preview"', '/editor']) expect(readers).not.toContain(ours);
});

/** Puts a tab behind others, or in front. The browser of the tests takes all tabs for visible. */
async function show(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('seven tabs of one browser leave the eighth its connections, and see what it saved when they are seen', async () => {
  const first = await editing('Ada Tabs');
  const tabs = [first];
  while (tabs.length < 8) {
    await show(tabs.at(-1) ?? first, 'hidden');
    const tab = await first.context().newPage();
    await tab.goto(first.url());
    await isPainted(tab);
    tabs.push(tab);
  }
  const [eighth = first, ...behind] = tabs.reverse();
  await rowOf(eighth, /^Article/).click();
  const title = eighth.getByRole('region', { name: 'Block' }).getByLabel(/^Title/);
  await title.fill('Saved in the eighth tab');
  await saved(eighth);
  const bo = await editing('Bo Colleague');
  await bo.getByRole('button', { name: /^Ada Tabs/ }).waitFor();
  for (const tab of behind) {
    await show(tab, 'visible');
    await rowOf(tab, /^Article Saved in the eighth tab/).waitFor();
    await tab.getByRole('button', { name: /^Bo Colleague/ }).waitFor();
    await show(tab, 'hidden');
  }
});
