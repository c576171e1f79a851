import { jest } from '@jest/globals';
import type { Frame, Page } from 'playwright-core';
import { browser } from '../browser/support/site.ts';
import { freshCopy } from '../support/freshCopy.ts';
import { until } from './crowd.ts';
import { change, patience, type StartedNpm, startNpm } from './startedNpm.ts';

jest.setTimeout(600_000);

const token = 'a-token-for-tests';

let copy: ReturnType<typeof freshCopy>;
let dev: StartedNpm;
let page: Page;
beforeAll(async () => {
  copy = freshCopy();
  dev = await startNpm(copy.folder, ['run', 'dev'], { EDITOR_TOKEN: token });
  await dev.shows('/nutrition/collagen', '<blockquote>');
});
beforeEach(async () => {
  page = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  page.setDefaultTimeout(patience);
});
afterEach(() => page.context().close());
afterAll(async () => {
  await dev?.[Symbol.asyncDispose]();
  copy?.[Symbol.dispose]();
});

function countLoads(frame: Frame): () => number {
  let loads = 0;
  page.on('framenavigated', (loaded) => {
    if (loaded === frame) loads++;
  });
  return () => loads;
}

test('a component, a style and a file of the server that are saved come to the open page, which keeps the answers of a quiz', async () => {
  await page.goto(`${dev.origin}/gallery/quiz/typical`);
  // Before the loader is there, nothing hears of an answer.
  await page.locator('[data-type=quiz][data-island-status=waiting]:defined').waitFor({ state: 'attached' });
  const answer = page.getByRole('radio').first();
  await answer.check({ force: true });
  await page.locator('[data-type=quiz][data-island-status=hydrated]').waitFor({ state: 'attached' });
  const loads = countLoads(page.mainFrame());

  change(
    copy.folder,
    'widgets/quiz/QuizForm.tsx',
    '<p data-live="">',
    '<p data-live="" data-saved="component">',
  );
  await page.locator('[data-saved=component]').waitFor();
  expect(await answer.isChecked()).toBe(true);

  change(
    copy.folder,
    'widgets/quiz/Quiz.styles.ts',
    'grid-column: 1 / -1;',
    'grid-column: 1 / -1;\n      --saved: style;',
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-type=quiz] *')].some(
      (element) => getComputedStyle(element).getPropertyValue('--saved') === 'style',
    ),
  );
  expect(await answer.isChecked()).toBe(true);

  change(copy.folder, 'server/routes/crawlerRoutes.ts', "'/_error'", "'/_error', '/saved'");
  // A refused connection would fail here.
  const robots = async () => (await fetch(`${dev.origin}/robots.txt`)).text();
  await until('the server has the change', async () => (await robots()).includes('/saved'), patience);
  expect(await answer.isChecked()).toBe(true);
  expect(loads()).toBe(0);
});

test('an article in a file that is saved comes to its open page, which a browser may keep for half a minute', async () => {
  await page.goto(`${dev.origin}/nutrition/collagen`);
  await page.locator('html[data-behaviour=started]').waitFor();
  const loads = countLoads(page.mainFrame());
  change(copy.folder, 'fixtures/articles/nutrition-collagen.json', '"title": "', '"title": "Saved: ');
  await page.getByRole('heading', { level: 1, name: /^Saved: / }).waitFor();
  expect(loads()).toBe(0);
});

test('a component of a block and one of the tool that are saved come to the editor, which keeps the chosen block', async () => {
  await page.goto(`${dev.origin}/editor`);
  await page.getByLabel('Editor token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Articles' }).waitFor();
  await page.goto(`${dev.origin}/editor/article?${new URLSearchParams({ path: '/nutrition/collagen' })}`);
  const shown = page.frameLocator('iframe[data-painted]:not([data-painted="0"])');
  await shown.locator('blockquote').first().click();
  const form = page.getByRole('region', { name: 'Block' });
  await form.getByRole('heading', { name: 'Quote' }).waitFor();
  const loads = countLoads(page.mainFrame());

  change(copy.folder, 'widgets/quote/Quote.tsx', '<blockquote>', '<blockquote data-saved="component">');
  await shown.locator('blockquote[data-saved=component]').first().waitFor();
  await form.getByRole('heading', { name: 'Quote' }).waitFor();

  change(
    copy.folder,
    'editor-preview/app/forms/BlockForm.tsx',
    '<div ref={form}',
    '<div data-saved="tool" ref={form}',
  );
  await form.locator('[data-saved=tool]').waitFor();
  await form.getByRole('heading', { name: 'Quote' }).waitFor();
  expect(loads()).toBe(0);
});
