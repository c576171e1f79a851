import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations, onlyColours } from './support/axe.ts';
import {
  asOwner,
  command,
  editorOf,
  formOf,
  outlineOf,
  ownEditor,
  pageIn,
  rowOf,
  saved,
} from './support/ownEditor.ts';

describe('with a store', () => {
  const editor = ownEditor();

  test('a block is edited as JSON, with completion and marks, within the policy of the page', async () => {
    const { page, complaints } = await editor.editing('/sleep/json');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
    await page.keyboard.type('heading');
    await page.keyboard.press('Enter');
    await formOf(page).getByLabel(/^Text/).fill('Doses');
    await formOf(page).getByRole('button', { name: 'JSON' }).click();
    const code = formOf(page).getByRole('textbox', { name: 'JSON of the block' });
    await code.waitFor();
    await code.click();
    await page.keyboard.press('Control+a');
    const id = /"id": "([^"]+)"/.exec(await code.innerText())?.[1] ?? '';
    await page.keyboard.insertText(`{"id": "${id}", "type": "heading", "data": {"text": "How much", }}`);
    await formOf(page)
      .getByText(/Show line 1/)
      .waitFor();
    await pageIn(page).getByRole('heading', { name: 'Doses' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await formOf(page)
      .getByRole('option', { name: /^level/ })
      .click();
    await page.keyboard.insertText('2');
    await pageIn(page).getByRole('heading', { name: 'How much', level: 2 }).waitFor();
    // A slash is a sign in a text, and Escape then Tab leaves it.
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(
      await code.evaluate(
        (element) => element.getRootNode() === document || document.activeElement?.contains(element),
      ),
    ).toBe(false);
    await saved(page);
    const found = await axeViolations(page, onlyColours);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('an article that gets another path takes along its readers and the windows in which it is open', async () => {
    const [from, to] = ['/nutrition/collagen', '/nutrition/collagen-and-skin'];
    const [mine, theirs] = await Promise.all([editor.at(editorOf(from)), editor.at(editorOf(from))]);
    await Promise.all([mine, theirs].map(({ page }) => outlineOf(page).waitFor()));
    await command(mine.page, 'rename');
    const dialog = mine.page.getByRole('dialog', { name: 'Rename the path' });
    const { mouse } = mine.page;
    const { x = 0, y = 0 } = (await dialog.boundingBox()) ?? {};
    await mouse.click(x + 4, y + 4);
    await dialog.getByLabel('New path').hover();
    await mouse.down();
    await mouse.move(x - 20, y);
    await mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await mouse.click(x - 20, y);
    await dialog.waitFor({ state: 'hidden' });
    await command(mine.page, 'rename');
    await dialog.getByLabel('New path').fill('/nutrition/do-collagen-supplements-work');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText(/An article already exists at/).waitFor();
    // The browser notes the answer, 409, as an error.
    mine.clear();
    await dialog.getByLabel('New path').fill(to);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    for (const { page } of [mine, theirs]) {
      await page.locator('header code', { hasText: to }).waitFor();
      expect(new URL(page.url()).searchParams.get('path')).toBe(to);
    }
    const led = await fetch(`${editor.origin}${from}`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([301, to]);

    // Both go on where they were.
    await rowOf(theirs.page, /^Article/).click();
    await formOf(theirs.page)
      .getByLabel(/^Title/)
      .first()
      .fill('Collagen and skin');
    await saved(theirs.page);
    await mine.page.getByRole('heading', { name: 'Collagen and skin', level: 1 }).waitFor();

    await command(mine.page, 'delete the article');
    await mine.page.getByRole('button', { name: 'Withdraw and delete' }).click();
    await theirs.page.getByText('This article is deleted').waitFor();
    expect((await fetch(`${editor.origin}${to}`)).status).toBe(404);
    await theirs.page.getByRole('button', { name: 'Restore and publish' }).click();
    await mine.page.getByText('This article is deleted').waitFor({ state: 'hidden' });
    expect((await fetch(`${editor.origin}${to}`)).status).toBe(200);
    // A window that goes to another path stops listening at the old one.
    const unexpected = [...mine.complaints, ...theirs.complaints].filter(
      (complaint) => !/^failed: .*\/editor\/api\/events\?.* net::ERR_ABORTED$/.test(complaint),
    );
    expect(unexpected).toEqual([]);
  });

  test('a link finds an article of the site by its title, and the list is without barriers', async () => {
    const { page } = await editor.editing('/sleep/links');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
    await page.keyboard.type('end-of-section');
    await page.keyboard.press('Enter');
    const link = formOf(page).getByRole('combobox', { name: 'Link' });
    await link.click();
    await page.keyboard.type('insomnia');
    await formOf(page).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await link.inputValue()).toMatch(/^\/.*insomnia/);
    await page.goto(`${editor.origin}/editor?problems=any`);
    await page.getByRole('heading', { name: 'Articles' }).waitFor();
    expect(await axeViolations(page, onlyColours)).toEqual([]);
  });

  test('on a phone the first screen has articles with state and date, and what can be done is in a menu', async () => {
    const { page, complaints } = await editor.at('/editor?order=title');
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').nth(1);
    for (const shown of [first.getByText('Published'), first.locator('time')])
      expect((await shown.boundingBox())?.y).toBeLessThan(844);
    expect(await page.getByRole('link', { name: 'Rename' }).count()).toBe(0);
    await first.getByRole('button', { name: /^Actions for/ }).press('Enter');
    const rename = first.getByRole('link', { name: 'Rename' });
    await rename.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rename.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('no link of the tool leads nowhere, whatever is off', async () => {
    const { page } = await editor.at('/editor');
    const path = encodeURIComponent('/sleep/insomnia-self-help');
    const addresses = [
      '/editor',
      '/editor?state=deleted',
      '/editor?block=table&problems=any&order=oldest',
      '/editor/new',
      '/editor/jobs',
      `/editor/rename?path=${path}`,
      `/editor/delete?path=${path}`,
      `/editor/article?path=${path}`,
      '/editor/sign-in',
    ];
    const links = new Set<string>();
    for (const address of addresses) {
      await page.goto(editor.origin + address);
      if (address.startsWith('/editor/article')) await outlineOf(page).waitFor();
      for (const href of await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => `${link.getAttribute('href')}`)))
        if (href.startsWith('/')) links.add(href);
    }
    expect(links.size).toBeGreaterThan(100);
    const broken: string[] = [];
    for (const href of links) {
      const response = await page.request.get(editor.origin + href);
      if (!response.ok()) broken.push(`${response.status()} ${href}`);
    }
    expect(broken).toEqual([]);
  });

  test('the owner finds the background jobs from the list, on a phone too, without barriers', async () => {
    const { page, complaints } = await editor.at('/editor');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Editor', exact: true }).click();
    await page.getByRole('link', { name: 'Background jobs' }).click();
    const table = page.getByRole('region', { name: 'Background jobs' });
    await table.getByRole('row', { name: /^Publishes and withdraws at scheduled times/ }).waitFor();
    await table.getByRole('row', { name: /^Checks articles for the article list/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('with a CMS', () => {
  let cms: Server;
  const article = {
    path: '/cms/zinc',
    title: 'Zinc, from the CMS',
    description: 'What zinc does.',
    blocks: [
      { id: 'h', type: 'heading', data: { text: 'What it does' } },
      { id: 'q', type: 'quiz', data: {} },
    ],
  };
  const editor = ownEditor({
    env: async () => {
      cms = createServer((request, response) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://cms');
        const path = searchParams.get('path');
        const items = [{ path: article.path, title: article.title, updatedAt: '2026-11-01T00:00:00Z' }];
        response.statusCode = path === null || path === article.path ? 200 : 404;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(path === null ? { items } : article));
      });
      await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
      const { port } = cms.address() as AddressInfo;
      return { CONTENT_API_URL: `http://127.0.0.1:${port}` };
    },
  });
  afterAll(() => {
    if (cms?.listening) cms.close();
  });

  test('its articles are looked at with page, fields and problems, and nothing is changed', async () => {
    const { page, complaints } = await editor.at('/editor');
    await page.getByRole('link', { name: article.title }).click();
    await page.getByText(/Read-only\..*stored in a CMS/).waitFor();
    await pageIn(page).getByRole('heading', { name: 'What it does' }).waitFor();
    await rowOf(page, /^Heading/).click();
    const text = formOf(page).getByLabel(/^Text/);
    expect([await text.inputValue(), await text.isDisabled()]).toEqual(['What it does', true]);
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByRole('button', { expanded: false }).click();
    await problems.getByRole('listitem').first().waitFor();
    await rowOf(page, /^Heading/).press('Delete');
    expect(await rowOf(page, /^Heading/).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    // A text of the page opens its field, where nothing is written either.
    const heading = pageIn(page).getByRole('heading', { name: 'What it does' });
    await heading.click();
    await page.keyboard.type('Letters');
    await page.keyboard.press('F2');
    await page.getByText('These articles are stored in a CMS').last().waitFor();
    expect(await heading.innerText()).toBe('What it does');
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByText('Their history is in the CMS as well').waitFor();
    expect(complaints).toEqual([]);
  });

  test('what it does not have, or cannot say, is told to editors in their own words', async () => {
    const answer = async (path: string) => {
      const response = await fetch(editor.origin + editorOf(path), { headers: asOwner });
      return { status: response.status, text: await response.text() };
    };
    expect(await answer('/nutrition/not-there')).toEqual({
      status: 404,
      text: expect.stringContaining('The CMS has no published article at this path'),
    });
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
    expect(await answer('/nutrition/never-asked-for')).toEqual({
      status: 503,
      text: expect.stringContaining('The CMS does not respond'),
    });
    // Of what it has said before, there is a copy.
    expect((await answer(article.path)).status).toBe(200);
  });
});
