import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { check as checkHere } from '#rules/check.ts';
import type * as CheckOnDemand from '#rules/checkOnDemand.ts';
import { readArticleFiles } from '../fixtures/articleFiles.ts';
import { articleOf, heading, prose } from '../support/someBlocks.ts';
import { bundleForBrowser } from './support/bundle.ts';
import { browser } from './support/site.ts';

const wrong = articleOf('/sleep/naps', 'Are <em>Naps</em> Good for You?', [
  prose('a', '<p onclick="x()">A <a href="javascript:x()">click here</a> <b>B</p>'),
  { id: 'a', type: 'heading', data: { text: 'Dose', level: 4 } },
  { id: 'b', type: 'image', data: { src: '/media/a.jpg', sourcess: [] } },
  prose('c', '<p>See <a href="#gone">below</a>, ask dana.k@clinic.org.</p>'),
]);

const proseAndProducts = articleOf('/nutrition/collagen', 'What collagen does', [
  prose('a', '<p>It helps some people, caf&eacute; by caf&eacute;.</p>'),
  heading('b', 'What to buy'),
  { id: 'c', type: 'image', data: { src: '/media/a.jpg', alt: 'A jar', width: 640, height: 360 } },
  { id: 'd', type: 'list', data: { items: ['<p>One</p>', '<p>Two</p>'] } },
  { id: 'e', type: 'product-card', data: { productTitle: 'Glow', ctaUrl: 'https://shop.example/glow' } },
]);

/**
 * What its article may make a browser load, in bytes after gzip. All rules come together, whatever blocks there are: 8,400
 * more than only what its blocks needed, and one script in place of up to 28. Of these 10,200 are the rules on leftovers of programs and on
 * health claims, 5,700 what was added to these later with the reader of style sheets, 4,000 the table of HTML elements with its reader
 * of text, 1,800 what tells text apart that styles set apart, 1,100 the rules on two people of one name and on the number of picks, and 770 those
 * on results of studies and on shares. 114,991 on 2026-11-29.
 */
const scriptBudget = 115_200;

const folder = mkdtempSync(join(tmpdir(), 'pagewell-rules-'));
const origin = 'https://rules.example';
const day = '2026-04-01T00:00:00Z';

beforeAll(() => bundleForBrowser('rules/checkOnDemand.ts', 'check', folder));
afterAll(() => rmSync(folder, { recursive: true }));

async function openPage(): Promise<{ page: Page; loaded: string[]; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  const loaded: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.route(`${origin}/**`, async (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (!name.endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    loaded.push(name);
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, name), 'utf8') });
  });
  await page.goto(origin);
  return { page, loaded, said };
}

function checkIn(page: Page, articles: readonly unknown[]) {
  return page.evaluate(
    async ({ given, at }) => {
      const module = '/check.js';
      const { check }: typeof CheckOnDemand = await import(module);
      return Promise.all(given.map((article) => check(article, { at: new Date(at) })));
    },
    { given: articles, at: day },
  );
}

test('the rules find in a browser what they find on the server, without a word on its console', async () => {
  const { page, said } = await openPage();
  const articles = [wrong, proseAndProducts, ...readArticleFiles().map(({ article }) => article)];
  const found = await checkIn(page, articles);
  expect(found).toEqual(articles.map((article) => checkHere(article, { at: new Date(day) })));
  expect(found[0]?.length).toBeGreaterThan(8);
  expect(said).toEqual([]);
});

test('an article of prose and products makes a browser load its own block types, and no more than the budget', async () => {
  const { page, loaded } = await openPage();
  await checkIn(page, [proseAndProducts]);
  const validators = loaded
    .filter((name) => name.startsWith('validator-'))
    .map((name) => name.replace('.js', ''));
  expect(validators.sort()).toEqual(
    ['heading', 'image', 'list', 'product-card', 'rich-text'].map((type) => `validator-${type}`),
  );
  const bytes = loaded.map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(scriptBudget);
});

test('entities mean in a browser what they mean on the server', async () => {
  const { page } = await openPage();
  const texts = [
    '&eacute;&amp;lt;',
    '\n&nbsp;&#8364;',
    'a&copyb',
    '&notit;',
    '</textarea>&amp;',
    '&#0;&#x110000;',
  ];
  const articles = texts.map((text) =>
    articleOf('/a', 'A', [prose('a', `<p><a href="/a?x=${text}">here${text}</a></p>`)]),
  );
  expect(await checkIn(page, articles)).toEqual(
    articles.map((article) => checkHere(article, { at: new Date(day) })),
  );
});
