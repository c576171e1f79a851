import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import { frameWidths } from '#features/gallery/addresses.ts';
import { inTurn, triedArticles } from '../support/tried.ts';
import { flawlessArticle, visitArticle } from './support/articleVisit.ts';
import { browser, server } from './support/site.ts';
import { despiteStalls } from './support/stalls.ts';

const folder = new URL('../../fixtures/articles/', import.meta.url);
const articles: [path: string, article: unknown][] = readdirSync(folder)
  .sort()
  .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  .map((article) => [String(valueAt(article, '/path')), article]);

const height = 900;

/** Of the CSS in the document, in bytes before compression: 15 kB, and a fifteenth more where the first view has a calculator with its tables. */
const firstViewCss = 16_000;
const otherPages = [
  '/',
  '/topics',
  '/nutrition',
  '/search',
  '/newsletter',
  '/people',
  '/privacy-choices',
  '/privacy-policy',
];

/** Opened at one width each, and without JavaScript. `npm run test:long` opens all, at every width. */
const opened = triedArticles(articles, ([path]) => path);
const visits = inTurn(
  opened.map(([path]) => path),
  frameWidths,
);

test.each(visits)(
  'an article hydrates, stays in place, is silent and accessible %s, at %i pixels',
  async (path, width) =>
    expect(await despiteStalls(() => visitArticle(path, width))).toEqual(flawlessArticle),
);

describe('the CSS that the first view of an article needs', () => {
  test.each(articles)('is no more than a slow phone should wait for: %s', async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('--paper');
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(firstViewCss);
  });

  test.each(otherPages)('is no more than 15 kB on a page that is no article: %s', async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('--paper');
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(15_000);
  });
});

test.each(articles)(
  'the CSS of what is further down in an article is one sheet of at most 10.1 kB, compressed, which is kept for ever: %s',
  async (path) => {
    const html = await (await fetch(server.origin + path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(
      ([, address]) => address,
    );
    expect(sheets).toHaveLength(1);
    const answer = await fetch(`${server.origin}${sheets[0]}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(10_100);
  },
);

/**
 * What is reported about blocks may be so much of an article's HTML. The longest best-of list, of twelve products that stand
 * in a list, a table and on cards, needs 10.3 %.
 */
const trackingShare = 0.105;

test.each(articles)('%s: spends little of its HTML on what is reported', async (path) => {
  const html = await (await fetch(server.origin + path)).text();
  const attributes = html.match(/ data-track[-a-z]*="[^"]*"/g) ?? [];
  expect(attributes.join('').length / html.length).toBeLessThanOrEqual(trackingShare);
});

test.each(opened)(
  'an article without JavaScript %s: shows all of its text, opens what is folded, and can be searched from',
  async (path, article) => {
    const context = await browser.newContext({ viewport: { width: 390, height }, javaScriptEnabled: false });
    const page = await context.newPage();
    try {
      await page.goto(server.origin + path);
      // What is folded opens by the browser's own means, one after the other, by keyboard.
      const summaries = page.locator('main details:not([open]) > summary:visible');
      for (let left = await summaries.count(); left > 0; left--) {
        await summaries.first().press('Enter');
        expect(await summaries.count()).toBe(left - 1);
      }
      const shown = withoutBlanks(await page.locator('main').innerText());
      for (const text of textsOf(article)) expect(shown).toContain(withoutBlanks(text));
      expect(await page.locator('header form[action="/search"] input[name="q1"]').count()).toBe(1);
      expect(await page.locator('[data-island-status]:not([data-island-status="waiting"])').count()).toBe(0);
    } finally {
      await context.close();
    }
  },
);

function textsOf(article: unknown): string[] {
  const blocks = valueAt(article, '/blocks');
  if (!Array.isArray(blocks)) throw new Error('The article has no blocks.');
  return blocks.flatMap((block: unknown) => {
    const questions = valueAt(block, '/data/questions');
    return [
      valueAt(block, '/data/text'),
      valueAt(block, '/data/productTitle'),
      valueAt(block, '/data/title'),
      ...(Array.isArray(questions) ? questions : []).flatMap((question: unknown) => [
        valueAt(question, '/question'),
        valueAt(question, '/questionTitle'),
      ]),
    ].filter((text): text is string => typeof text === 'string');
  });
}

/** Lines break where there is room for them, and words may be in capitals. */
function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
