import { isDeepStrictEqual } from 'node:util';
import { newBlock } from '#editor-preview/app/palette/newBlock.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { readArticleFiles } from '../fixtures/articleFiles.ts';
import { blockExamples } from '../support/blockExamples.ts';
import { block } from '../support/someBlocks.ts';
import { triedArticles } from '../support/tried.ts';
import {
  exampleBlock,
  type FramedArticle,
  frameArticle,
  type TestBlock,
  wholeArticle,
} from './support/framedArticle.ts';
import { asOwner, ownEditor } from './support/ownEditor.ts';
import type { WatchedPage } from './support/watchedPage.ts';

const path = '/nutrition/framed';
const fields = { path, title: 'Framed' };

const editor = ownEditor({ width: 1300 });

const text = (id: string, html: string): TestBlock => ({ id, type: 'rich-text', data: { html } });
const heading = (id: string, words: string): TestBlock => ({ id, type: 'heading', data: { text: words } });

/**
 * A frame that shows these blocks.
 *
 * @param hasFonts whether the site's fonts come: a page keeps to those of the computer where they come late
 */
async function framed(
  blocks: readonly TestBlock[],
  at = path,
  hasFonts = true,
): Promise<FramedArticle & Pick<WatchedPage, 'complaints' | 'requests' | 'clear'>> {
  const watched = await editor.open();
  const { page, complaints, requests, clear } = watched;
  if (!hasFonts) await page.context().route('**/*.woff2', (route) => route.abort());
  await editor.signIn(watched);
  // A page of the editor's origin with nothing on it.
  const host = `${editor.origin}/editor/host`;
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Host</title>' }));
  await page.goto(host);
  clear();
  const article = await frameArticle(page, at);
  if (at === path) await article.update(wholeArticle(fields, blocks));
  return { ...article, complaints, requests, clear };
}

async function keep(draft: { path: string; title: string; blocks: readonly TestBlock[] }): Promise<void> {
  const query = new URLSearchParams({ path: draft.path });
  await fetch(`${editor.origin}/editor/api/article?${query}`, {
    method: 'PUT',
    headers: asOwner,
    body: JSON.stringify(draft),
  });
}

describe('an edit', () => {
  test('changes its block, keeps all others as they are, and loads nothing anew', async () => {
    const { frame, update, loads, complaints } = await framed([heading('a', 'One'), text('b', '<p>Two</p>')]);
    await frame.evaluate(() =>
      document.querySelector('[data-block-id="b"] p')?.setAttribute('data-seen', ''),
    );
    await update({ blocks: [['a', heading('a', 'First')]] });
    await frame.getByRole('heading', { name: 'First' }).waitFor();
    expect(await frame.locator('[data-block-id="b"] p[data-seen]').count()).toBe(1);
    expect(loads()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('leaves open what is open, in the block that is edited too', async () => {
    const faq = exampleBlock('faq', 'faq');
    const { frame, update } = await framed([faq, text('b', '<p>Two</p>')]);
    const first = frame.locator('details').first();
    await first.locator('summary').click();
    await update({ blocks: [['b', text('b', '<p>Three</p>')]] });
    expect(await first.evaluate((element) => element.hasAttribute('open'))).toBe(true);
    const changed = JSON.parse(JSON.stringify(faq).replace('?"', ' indeed?"'));
    await update({ blocks: [['faq', changed]] });
    await frame.getByText('indeed?').waitFor();
    expect(await first.evaluate((element) => element.hasAttribute('open'))).toBe(true);
  });

  test('keeps the answers of a quiz, and the very quiz, when its title or another block is written anew', async () => {
    const quiz = exampleBlock('quiz', 'quiz');
    const { frame, update, complaints } = await framed([quiz, text('b', '<p>Two</p>')]);
    const island = frame.locator('pagewell-island');
    const questions = island.locator('fieldset');
    const choices = [
      questions.nth(0).locator('input').nth(1),
      questions.nth(1).locator('input').nth(0),
    ] as const;
    for (const choice of choices) await choice.check();
    await frame.locator('pagewell-island[data-island-status="hydrated"]').waitFor();
    await island.evaluate((element) => element.setAttribute('data-seen', ''));
    await update({ blocks: [['b', text('b', '<p>Three</p>')]] });
    await frame.getByText('Three', { exact: true }).waitFor();
    const { data } = quiz as { data: { title?: string } };
    await update({ blocks: [['quiz', { ...quiz, data: { ...data, title: 'Another title' } }]] });
    await island.getByText('Another title').waitFor();
    for (const choice of choices) expect(await choice.isChecked()).toBe(true);
    await island.getByText(/^2 of \d+ questions answered/).waitFor();
    expect(await frame.locator('pagewell-island[data-seen]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('lets a video play on while its own words change', async () => {
    const video = exampleBlock('video', 'video');
    const { page, frame, update, complaints } = await framed([video]);
    let players = 0;
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      players++;
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    await frame.getByRole('button', { name: /^Play video/ }).click();
    await frame.locator('iframe').waitFor();
    const { data } = video as { data: { title?: string } };
    await update({ blocks: [['video', { ...video, data: { ...data, title: 'Another title' } }]] });
    await frame.locator('iframe[title="Another title"]').waitFor();
    expect(players).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('that takes what a page cannot do without leaves a page to go on with', async () => {
    const { frame, update } = await framed([heading('a', 'One')]);
    await update({ fields: {}, blocks: [['a', heading('a', 'Still here')]] });
    await frame.getByRole('heading', { name: 'Still here' }).waitFor();
  });
});

describe('a block', () => {
  test('that comes with a type which the page did not have is styled, and asks for its own code alone', async () => {
    const { frame, update, requests, clear, complaints } = await framed([heading('a', 'One')]);
    clear();
    const stats = exampleBlock('s', 'stats');
    await update({ order: ['a', 's'], blocks: [['s', stats]] });
    const box = frame.locator('[data-block-id="s"] > *');
    await box.first().waitFor();
    const styles = await box.first().evaluate((element) => {
      const { display, margin } = getComputedStyle(element);
      const plain = getComputedStyle(document.body);
      return {
        display,
        isStyled: element.className !== '' && (display !== 'inline' || margin !== plain.margin),
      };
    });
    expect(styles.isStyled).toBe(true);
    const scripts = requests
      .filter((address) => address.endsWith('.js'))
      .map((address) => new URL(address).pathname);
    expect(scripts.filter((script) => /preview-(Quiz|ProductCard)-/.test(script))).toEqual([]);
    expect(scripts.some((script) => /preview-Stats-/.test(script))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('that moves is the same element in another place', async () => {
    const { frame, update } = await framed([heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three')]);
    await frame.evaluate(() => document.querySelector('[data-block-id="c"]')?.setAttribute('data-seen', ''));
    await update({ order: ['c', 'a', 'b'], blocks: [] });
    const order = await frame
      .locator('[data-blocks] > [data-block-id]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-block-id')));
    expect(order).toEqual(['c', 'a', 'b']);
    expect(await frame.locator('[data-block-id="c"][data-seen]').count()).toBe(1);
  });

  test('that is clicked is told, with the field that is seen there', async () => {
    const { page, frame, heard, update } = await framed([heading('a', 'One')]);
    await update({ order: ['a', 'faq'], blocks: [['faq', exampleBlock('faq', 'faq')]] });
    await frame.getByRole('heading', { name: 'One' }).click();
    await page.waitForFunction(() => window.heard.some(({ kind }) => kind === 'chosen'));
    expect(await heard('chosen')).toEqual([
      {
        kind: 'chosen',
        chosen: { block: 'a', pointer: '/data/text' },
        caret: expect.any(Number),
        canWrite: true,
      },
    ]);
  });

  test('that is selected is brought into view, and the editor told where it is', async () => {
    const long = Array.from({ length: 30 }, (_, index) => text(`t${index}`, '<p>More.</p>'.repeat(5)));
    const { frame, say, heard, page } = await framed([...long, heading('last', 'The last')]);
    await say({ kind: 'choose', chosen: { block: 'last', pointer: '/data/text' } });
    await page.waitForFunction(() =>
      window.heard.some((message) => message.kind === 'boxes' && message.field),
    );
    const box = (await heard('boxes')).at(-1)?.field;
    expect(box?.top).toBeGreaterThan(0);
    expect(box?.top).toBeLessThan(860);
    expect(await frame.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

describe('when typing rests, the server', () => {
  const mine = '/nutrition/confirmed';
  const body = [heading('a', 'One'), text('b', '<p>Two</p>')];

  async function confirmed(shown: readonly TestBlock[], title = 'Kept by the server') {
    await keep({ path: mine, title, blocks: body });
    const article = await framed([], mine);
    await article.update({ ...wholeArticle({ path: mine, title }, shown), sequence: 0 });
    return article;
  }

  test('confirms what was rendered here, and nothing is put in anew', async () => {
    const { frame, page, heard, requests, clear } = await confirmed(body);
    await frame.evaluate(() => document.querySelector('[data-block-id="a"]')?.setAttribute('data-seen', ''));
    clear();
    await page.waitForFunction(() => window.heard.some(({ kind }) => kind === 'confirmed'));
    expect(await frame.title()).toContain('Kept by the server');
    expect(await frame.locator('[data-block-id="a"][data-seen]').count()).toBe(1);
    expect(await heard('differed')).toEqual([]);
    expect(requests.filter((address) => address.includes('preview-differences'))).toEqual([]);
  });

  test('has the last word on a block that it renders otherwise, and counts it', async () => {
    const { frame, page, heard } = await confirmed([heading('a', 'Another'), text('b', '<p>Two</p>')]);
    await page.waitForResponse((response) => response.url().includes('preview-differences'));
    expect(await heard('differed')).toEqual([{ kind: 'differed', blocks: ['a'] }]);
    await frame.getByRole('heading', { name: 'One' }).waitFor();
    const metrics = await (await fetch(`${editor.origin}/metrics`)).text();
    expect(metrics).toMatch(/pagewell_preview_differences_total [1-9]/);
  });
});

describe('rendered in the browser as by the server', () => {
  async function differencesAt(paths: readonly string[]): Promise<Record<string, readonly string[]>> {
    const { page, complaints } = await framed([]);
    const found: Record<string, readonly string[]> = {};
    for (const at of paths) {
      const { update, heard } = await frameArticle(page, at);
      await update({ blocks: [], sequence: 0 });
      await page.waitForFunction(() => window.heard.some(({ kind }) => kind === 'confirmed'));
      found[at] = (await heard('differed')).flatMap(({ blocks }) => blocks);
    }
    expect(complaints.filter((complaint) => /Security Policy|uncaught/.test(complaint))).toEqual([]);
    return found;
  }

  test('are all blocks of a real article', async () => {
    const paths = triedArticles(readArticleFiles(), ({ article }) => article.path).map(
      ({ article }) => article.path,
    );
    expect(await differencesAt(paths)).toEqual(Object.fromEntries(paths.map((at) => [at, []])));
  });

  test('are all examples of blocks', async () => {
    const at = '/tests/every-example';
    const blocks = blockExamples().map(([type, name]) => exampleBlock(`${type}-${name}`, type, name));
    await keep({ path: at, title: 'Every example', blocks });
    expect(await differencesAt([at])).toEqual({ [at]: [] });
  });
});

/** More than pages take to settle, each look being of some hundred elements. */
const mostLooks = 100;

test.each([390, 768, 1280])('at %i px, every block stands where readers find it', async (width) => {
  const at = '/fitness/best-protein-powder';
  const { page, frame } = await framed([], at, false);
  await page.locator('iframe').evaluate((element, wide) => element.setAttribute('width', `${wide}`), width);
  const column = await frame.locator('[data-blocks]').getAttribute('class');
  const readers = await page.context().newPage();
  await readers.setViewportSize({ width, height: 860 });
  await readers.goto(editor.origin + at);
  const look = async (): Promise<{ found: unknown[]; theirs: unknown[] }> => {
    const found = await frame.evaluate(placesOfBlocks, column);
    // What readers find behind the last block is of their page alone.
    const theirs = (await readers.evaluate(placesOfBlocks, column)).slice(0, found.length);
    return { found, theirs };
  };
  // Style sheets and scripts come to each page in their own time: both are looked at until they have settled.
  let places = await look();
  for (let looks = 0; looks < mostLooks && !isDeepStrictEqual(places.found, places.theirs); looks++)
    places = await look();
  expect(places.found.length).toBeGreaterThan(30);
  expect(places.found).toEqual(places.theirs);
});

/** What stands in the column with its place from the page's title, in whole pixels, without what marks a preview's blocks. */
async function placesOfBlocks(column: string | null): Promise<unknown[]> {
  await document.fonts.ready;
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
  const place = document.querySelector(`.${column}`);
  const children = place?.querySelectorAll(
    place.matches('[data-blocks]') ? ':scope > [data-block-id] > *' : ':scope > *',
  );
  return [...(children ?? [])].flatMap((element) => {
    const range = document.createRange();
    range.selectNode(element);
    const box = range.getBoundingClientRect();
    if (box.height === 0) return [];
    const [left, from, width, height] = [box.left, box.top - top, box.width, box.height].map(Math.round);
    return [{ words: element.textContent.slice(0, 30), left, from, width, height }];
  });
}

test('what another window says is not listened to', async () => {
  const { frame } = await framed([heading('a', 'One')]);
  await frame.evaluate(() => {
    const update = { version: 99, blocks: [], order: [] };
    window.postMessage({ 'pagewell-preview-frame': { kind: 'update', update } }, window.location.origin);
  });
  await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await frame.getByRole('heading', { name: 'One' }).count()).toBe(1);
});

test('an article that has nothing yet, and each new block, has a place to press', async () => {
  const { page, frame, update, heard } = await framed([]);
  await frame.locator('[data-blocks]').click();
  await page.waitForFunction(() => window.heard.some(({ kind }) => kind === 'empty-place'));
  expect(await heard('empty-place')).toEqual([{ kind: 'empty-place' }]);

  const blocks = blockTypes.map((type): TestBlock => ({ id: type, type, data: newBlock(type, type).data }));
  await update(wholeArticle(fields, blocks));
  await frame.locator('[data-block-id="stats"][data-empty-place^="Figures:"]').waitFor();
  expect(await frame.getByText('Stats Block Placeholder').isVisible()).toBe(false);
  await frame.locator('[data-block-id="image"][data-empty-place]').click();
  await page.waitForFunction(() => window.heard.filter(({ kind }) => kind === 'empty-place').length === 2);
  expect((await heard('empty-place')).at(-1)).toEqual({ kind: 'empty-place', block: 'image' });
  const unseen = await frame.locator('[data-blocks] > [data-block-id]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isSeen = element.hasAttribute('data-empty-place') || range.getBoundingClientRect().height >= 20;
      return isSeen ? [] : [element.getAttribute('data-block-id')];
    }),
  );
  expect(unseen).toEqual([]);
});

test('each block inside another one of which nothing is seen has a place to press, whether it has an element or not', async () => {
  const inner = (type: BlockType): TestBlock => ({
    id: `new-${type}`,
    type,
    data: newBlock(type, type).data,
  });
  const card = (id: string, productTitle?: string): TestBlock => block(id, 'product-card', { productTitle });
  const carousel = (...cards: TestBlock[]): TestBlock => block('cards', 'product-card-carousel', { cards });
  const nodes = (html: string): TestBlock =>
    block('nodes', 'basic', {
      nodes: [
        { tag: 'p', children: ['Read on.'] },
        { ...inner('rich-text'), data: { html } },
      ],
    });
  const { page, frame, update, heard } = await framed([
    carousel(card('first', 'Collagen powder'), card('second'), card('third')),
    nodes(''),
  ]);
  const press = async (locator: string, where?: 'at its end'): Promise<unknown> => {
    const before = (await heard('empty-place')).length;
    const place = frame.locator(locator);
    if (where) {
      // What is drawn below a block is no element: it is pressed where it stands.
      const end = await place.evaluate((element) => {
        const next = element.nextElementSibling?.firstElementChild;
        next?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return next?.getBoundingClientRect();
      });
      const box = await page.locator('iframe').boundingBox();
      await page.mouse.click((box?.x ?? 0) + (end?.x ?? 0) + 40, (box?.y ?? 0) + (end?.y ?? 0) - 50);
    } else await place.click();
    await page.waitForFunction(
      (count) => window.heard.filter(({ kind }) => kind === 'empty-place').length > count,
      before,
    );
    return (await heard('empty-place')).at(-1);
  };
  const cards = '[data-block-id="cards"]';
  const text = '[data-block-id="new-rich-text"]';
  expect(await press(text)).toEqual({ kind: 'empty-place', block: 'new-rich-text' });
  expect(await press(cards, 'at its end')).toEqual({ kind: 'empty-place', block: 'second' });
  expect(await frame.locator(cards).getAttribute('data-empty-place-inside')).toBe(
    'Product card: no content yet. Click to edit. (1 of 2)',
  );
  await update({
    blocks: [
      [
        'cards',
        carousel(card('first', 'Collagen powder'), card('second', 'Marine'), card('third', 'Bovine')),
      ],
      ['nodes', nodes('<p>Here it is.</p>')],
    ],
  });
  await frame.getByText('Here it is.').waitFor();
  expect(await frame.locator('[data-empty-place], [data-empty-place-inside]').count()).toBe(0);
});

test('an article that has nothing yet has a frame that can be filled', async () => {
  const { frame, update } = await framed([]);
  await update({ order: ['a'], blocks: [['a', heading('a', 'One')]] });
  await frame.getByRole('heading', { name: 'One' }).waitFor();
});
