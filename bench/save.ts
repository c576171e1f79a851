/**
 * From saving a file to its sight in a browser, at `npm run dev`: in a copy of the project, so that no file of the
 * project is touched. The page is open when the file is saved, and is asked at every painted frame whether it shows it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { freshCopy } from '#tests/support/freshCopy.ts';
import { freePort } from './support/startBuiltServer.ts';
import { printTable } from './support/table.ts';

/** Saves of each file. */
const rounds = 3;
/** Of one save, and of the first start. */
const patienceMs = 240_000;
const editorToken = 'a-token-of-the-benchmark';

interface SavedFile {
  what: string;
  budgetSeconds: number;
  file: string;
  /** What is in the file, and what is saved in its place. */
  from: string;
  to: string;
  /** The page that is open. */
  at: string;
  /** Waits for the change, and after it was taken back for its end. */
  seen: (page: Page, isSaved: boolean) => Promise<unknown>;
}

const editor = '/editor/article?path=/nutrition/collagen';
const example = '/gallery/quote/typical';

/** Waits until an element is there, or is not there any more. */
const element =
  (selector: string): SavedFile['seen'] =>
  (page, isSaved) =>
    page.waitForSelector(selector, { state: isSaved ? 'attached' : 'detached' });

const saved: readonly SavedFile[] = [
  {
    what: 'a component',
    budgetSeconds: 1,
    file: 'widgets/quote/Quote.tsx',
    from: '<blockquote>',
    to: '<blockquote data-saved="">',
    at: example,
    seen: element('blockquote[data-saved]'),
  },
  {
    what: 'a style',
    budgetSeconds: 1,
    file: 'widgets/quote/Quote.styles.ts',
    from: 'border-inline-start: 3px solid',
    to: 'border-inline-start: 7px solid',
    at: example,
    seen: (page, isSaved) =>
      page.waitForFunction(
        (width) =>
          [...document.querySelectorAll('main *')].some(
            (each) => getComputedStyle(each).borderInlineStartWidth === width,
          ),
        isSaved ? '7px' : '3px',
      ),
  },
  {
    what: "a file of the server's",
    budgetSeconds: 3,
    file: 'server/routes/crawlerRoutes.ts',
    from: "'/_error'",
    to: "'/_error', '/saved'",
    at: example,
    seen: async (page, isSaved) => {
      const robots = async () => (await fetch(new URL('/robots.txt', page.url()))).text();
      while ((await robots()).includes('/saved') !== isSaved);
    },
  },
  {
    what: 'a schema',
    budgetSeconds: 3,
    file: 'schemas/blocks/quote.json',
    from: '"$ref": "../shared.json#/$defs/text"',
    to: '"type": "number"',
    at: example,
    // The example's quote is refused.
    seen: element('main:not(:has(blockquote))'),
  },
  {
    what: 'an article in a file',
    budgetSeconds: 1,
    file: 'fixtures/articles/nutrition-collagen.json',
    from: '"title": "Collagen:',
    to: '"title": "Saved:',
    at: '/nutrition/collagen',
    seen: element('h1:has-text("Saved:")'),
  },
  {
    what: "a component of the editor's",
    budgetSeconds: 1,
    file: 'editor-preview/outline/Outline.tsx',
    from: '      role="tree"',
    to: '      data-saved=""\n      role="tree"',
    at: editor,
    seen: element('[role=tree][data-saved]'),
  },
];

const seconds = (ms: number | undefined): string => `${((ms ?? Number.NaN) / 1000).toFixed(2)} s`;
const rows: string[][] = [];
{
  using copy = freshCopy();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const development: ChildProcess = spawn(process.execPath, ['server/dev.ts'], {
    cwd: copy.folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(copy.folder, 'data'),
      EDITOR_TOKEN: editorToken,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(development, 'exit');
  const browser = await launchBrowser();
  try {
    await Promise.race([listening(origin), ended.then(() => Promise.reject(new Error('It has ended.')))]);
    const context = await browser.newContext({
      extraHTTPHeaders: { Authorization: `Bearer ${editorToken}` },
    });
    for (const each of saved) {
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      await page.goto(origin + each.at);
      // Its scripts have run, so it hears of what is saved.
      await page.waitForSelector(each.at === editor ? '[role=tree]' : 'html[data-behaviour=started]');
      const file = join(copy.folder, each.file);
      const before = readFileSync(file, 'utf8');
      if (!before.includes(each.from)) throw new Error(`${each.file} holds no ${each.from}`);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const isSaved of [true, false]) {
          const at = performance.now();
          writeFileSync(file, isSaved ? before.replace(each.from, each.to) : before);
          await each.seen(page, isSaved);
          times.push(performance.now() - at);
        }
      }
      await page.close();
      process.stderr.write(`${each.what}: ${times.map(seconds).join(', ')}\n`);
      const sorted = times.toSorted((a, b) => a - b);
      rows.push([
        each.what,
        each.file,
        seconds(sorted[0]),
        seconds(sorted[Math.floor(sorted.length / 2)]),
        seconds(sorted.at(-1)),
        `under ${each.budgetSeconds} s`,
      ]);
    }
  } finally {
    await browser.close();
    development.kill('SIGTERM');
    await ended;
  }
}
printTable(
  'From saving a file to its sight in a browser, at npm run dev',
  ['saved', 'file', 'fastest', 'middle', 'slowest', 'budget'],
  rows,
);

/** Waits for the port, which is there before all else: a request waits for the server. */
async function listening(origin: string): Promise<void> {
  const limit = performance.now() + patienceMs;
  for (;;) {
    try {
      await fetch(`${origin}/nutrition/collagen`);
      return;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
