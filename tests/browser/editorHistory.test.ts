import type { Page } from 'playwright-core';
import { axeViolations, onlyColours } from './support/axe.ts';
import { asOwner, command, editorOf, isPainted, ownEditor } from './support/ownEditor.ts';
import { browser } from './support/site.ts';
import { openWatchedPage, type WatchedPage, withoutStoppedScripts } from './support/watchedPage.ts';

const path = '/nutrition/collagen';
const editor = ownEditor();
let watched: WatchedPage;
let page: Page;

/** One window for all tests: each goes on where the one before ended. */
beforeAll(async () => {
  watched = await openWatchedPage(browser, { viewport: { width: 1440, height: 900 } });
  ({ page } = watched);
  await editor.signIn(watched);
  await change();
  await page.goto(editor.origin + editorOf(path));
  await isPainted(page);
  watched.clear();
});
afterAll(() => watched?.close());

async function change(): Promise<void> {
  const ask = async (address: string, init?: RequestInit) => {
    const answer = await fetch(`${editor.origin}/editor/api/${address}?${new URLSearchParams({ path })}`, {
      headers: asOwner,
      ...init,
    });
    return answer.json();
  };
  const { sequence } = await ask('editing');
  const by = { author: 'Ada', at: new Date().toISOString() };
  const operations = [
    {
      id: 'history-1',
      label: 'Change the title',
      changes: [{ kind: 'set', block: '', pointer: '/title', value: { json: 'Collagen, tested' } }],
    },
    {
      id: 'history-2',
      label: 'Write in the text',
      changes: [
        {
          kind: 'set',
          block: 'what-it-is-text',
          pointer: '/data/html',
          value: { json: '<p>Collagen is a family of <a href="/nutrition/zinc">proteins</a>.</p>' },
        },
      ],
    },
    {
      id: 'history-3',
      label: 'Move the figures',
      changes: [{ kind: 'move', block: 'in-numbers', into: { parent: '', list: '/blocks' }, after: 'foods' }],
    },
    {
      id: 'history-4',
      label: 'Delete the quote',
      changes: [{ kind: 'remove', block: 'dermatologist' }],
    },
  ].map((operation) => ({ ...operation, ...by }));
  await ask('operations', { method: 'POST', body: JSON.stringify({ since: sequence, operations }) });
}

const panel = () => page.getByRole('region', { name: 'History' });
const dialog = () => page.getByRole('dialog', { name: 'Compare' });
const side = (name: 'Before' | 'After') => dialog().getByRole('region', { name, exact: true });
const pageOn = (name: 'Before' | 'After') => side(name).frameLocator('iframe');
const differences = () => dialog().getByRole('list', { name: 'Differences' });
const titleNow = () => page.getByRole('treeitem', { name: /^Article/ }).innerText();

test('the history is opened by a command, and one old change is taken back alone', async () => {
  await command(page, 'history');
  await panel().getByText('Editor, 4 changes').waitFor();
  await panel().getByText('live version').waitFor();
  await panel().getByText('Each change').click();
  await panel().getByRole('button', { name: 'Revert: Delete the quote' }).click();
  await page.getByText('Reverted: Delete the quote.').waitFor();
  await page.getByRole('treeitem', { name: /^Quote/ }).waitFor();
  expect(await titleNow()).toContain('Collagen, tested');

  // What was done since stands on it, and is named.
  await panel().getByRole('button', { name: 'Revert: Delete the quote', exact: true }).click();
  await panel().getByText('Revert: Delete the quote, Editor').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('treeitem', { name: /^Quote/ }).waitFor({ state: 'detached' });
});

test('two states stand side by side as pages, with what differs marked, and scroll together by block', async () => {
  await page.keyboard.press('Control+Shift+d');
  // It opens at the first difference.
  await dialog().getByText('1 of 4 differences.').waitFor();
  await differences().locator('[aria-current]', { hasText: 'Article fields' }).waitFor();
  await pageOn('Before').locator('[data-block-id="what-it-is-text"] del').first().waitFor();
  await pageOn('After').locator('h1 ins', { hasText: 'tested' }).waitFor();
  await pageOn('Before').locator('[data-block-id="dermatologist"] [style*="dashed"]').waitFor();
  for (const name of ['Before', 'After'] as const)
    await pageOn(name).locator('[data-block-id="in-numbers"] [style*="dotted"]').first().waitFor();
  await differences().locator('ins', { hasText: '<a href="/nutrition/zinc">' }).waitFor();

  await side('Before').evaluate((section, id) => {
    const block = section.querySelector('iframe')?.contentDocument?.querySelector(`[data-block-id="${id}"]`);
    if (!block) throw new Error('The page is not there.');
    block.firstElementChild?.scrollIntoView({ behavior: 'instant' });
  }, 'safety');
  // The same block is at the same height on both sides, though another one is missing above it.
  await page.waitForFunction((id) => {
    const heights = [...document.querySelectorAll<HTMLIFrameElement>('dialog iframe')].map((shown) => {
      const block = shown.contentDocument?.querySelector(`[data-block-id="${id}"]`);
      const box = shown.getBoundingClientRect();
      return box.top + (block?.getBoundingClientRect().top ?? 0) * (box.width / shown.offsetWidth);
    });
    const [before = 0, after = 0] = heights;
    return before > 0 && before < window.innerHeight && Math.abs(before - after) < 3;
  }, 'safety');
});

test('a block and a field are restored as changes of their own, which can be taken back', async () => {
  const status = dialog().getByRole('status');
  await differences().getByRole('button', { name: 'Undo this: Title' }).click();
  await status.getByText('Restored: Title').waitFor();
  await status.getByText('3 differences').waitFor();
  await differences()
    .getByRole('button', { name: /^Undo this: Figures/ })
    .click();
  await status.getByText('2 differences').waitFor();
  await dialog().getByRole('button', { name: 'Undo', exact: true }).click();
  await status.getByText('3 differences').waitFor();
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, onlyColours);
  // The frames run no script, and so not the one by which the test watches pages.
  const complaints = withoutStoppedScripts(watched.complaints);
  expect({ light, dark, complaints }).toEqual({ light: [], dark: [], complaints: [] });

  await dialog().getByRole('button', { name: 'Close' }).click();
  expect(await titleNow()).not.toContain('tested');
  await panel()
    .getByText(/Restore Title, Article fields/)
    .first()
    .waitFor();
});

test('who has withdrawn and put back stands in it, and a version is shared from its place', async () => {
  const move = (address: string) =>
    fetch(`${editor.origin}/editor/${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...asOwner, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ path }),
    });
  expect((await move('withdraw')).status).toBe(303);
  await panel().getByRole('heading', { name: 'Withdrawn by Editor' }).waitFor();
  expect((await move('put-back')).status).toBe(303);
  await panel().getByRole('heading', { name: 'Republished by Editor' }).waitFor();

  await panel()
    .getByRole('button', { name: /^Share this revision/ })
    .first()
    .click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Create a link' }).click();
  const link = await share.getByLabel('Link', { exact: true }).inputValue();
  const { page: guest } = await editor.open();
  await guest.goto(link);
  // As readers got it, and not as it was changed since.
  await guest.getByText('If you have money for either').waitFor();
});
