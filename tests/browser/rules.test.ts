import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { check } from '../../quality/check.ts';
import { check as checkHere } from '../../quality/check.ts';
import { readArticleFiles } from '../fixtures/articleFiles.ts';
import { bundleForBrowser } from './support/bundle.ts';
import { browser } from './support/site.ts';

declare global {
  // The bundle of the rules, as a page that loads them would have it.
  var pagewellRules: { check: typeof check };
}

/** An article with something wrong for many families of rules. */
const wrong = {
  path: '/sleep/naps',
  title: 'Are <em>Naps</em> Good for You?',
  blocks: [
    {
      id: 'a',
      type: 'rich-text',
      data: { html: '<p onclick="x()">A <a href="javascript:x()">click here</a> <b>B</p>' },
    },
    { id: 'a', type: 'heading', data: { text: 'Dose', level: 4 } },
    { id: 'b', type: 'image', data: { src: '/media/a.jpg', sourcess: [] } },
    {
      id: 'c',
      type: 'rich-text',
      data: { html: '<p>See <a href="#gone">below</a>, ask dana.k@clinic.org.</p>' },
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'pagewell-rules-'));

beforeAll(() => {
  bundleForBrowser('quality/check.ts', 'pagewellRules', folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the rules find in a browser what they find on the server, without a word on its console', async () => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.addScriptTag({ content: readFileSync(join(folder, 'pagewellRules.iife.js'), 'utf8') });

  const articles = [wrong, ...readArticleFiles().map(({ article }) => article)];
  const at = '2026-04-01T00:00:00Z';
  const found = await page.evaluate(
    ({ given, day }) =>
      given.map((article) => globalThis.pagewellRules.check(article, { at: new Date(day) })),
    { given: articles, day: at },
  );
  expect(found).toEqual(articles.map((article) => checkHere(article, { at: new Date(at) })));
  expect(found[0]?.length).toBeGreaterThan(8);
  expect(said).toEqual([]);
});
