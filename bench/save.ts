/**
 * From saving a file to the page that shows it, at `npm run dev`: in a copy of the project, so that nobody's files are
 * touched. The page is asked for again and again, as a browser does that waits to reload.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshCopy } from '#tests/support/freshCopy.ts';
import { freePort } from './support/startBuiltServer.ts';
import { printTable } from './support/table.ts';

/** Saves of each file. */
const rounds = 2;
/** Of one save, and of the first builds, in milliseconds. */
const patience = 120_000;
const editorToken = 'a-token-of-the-benchmark';

interface SavedFile {
  what: string;
  file: string;
  /** What is in the file, and what is saved in its place, another in each round. */
  from: string;
  to: (mark: string) => string;
  /** Where it is looked for, and what shows it. */
  at: string;
  shownAs: (mark: string) => string;
}

const saved: readonly SavedFile[] = [
  {
    what: "a block's example",
    file: 'fixtures/blocks/quote.typical.json',
    from: 'Patients ask me',
    to: (mark) => `${mark} ask me`,
    at: '/gallery/quote/typical',
    shownAs: (mark) => `${mark} ask me`,
  },
  {
    what: "the site's own content",
    file: 'fixtures/site/pages/terms-of-use.json',
    from: '"title": "Terms',
    to: (mark) => `"title": "${mark} Terms`,
    at: '/terms-of-use',
    shownAs: (mark) => `${mark} Terms`,
  },
  {
    what: 'a style',
    file: 'widgets/quote/Quote.styles.ts',
    from: 'border-inline-start: 3px solid',
    to: (mark) => `--saved: ${mark};\n  border-inline-start: 3px solid`,
    at: '/gallery/quote/typical',
    shownAs: (mark) => `--saved:${mark}`,
  },
  {
    what: 'a component',
    file: 'widgets/quote/Quote.tsx',
    from: '<blockquote>',
    to: (mark) => `<blockquote data-saved="${mark}">`,
    at: '/gallery/quote/typical',
    shownAs: (mark) => `data-saved="${mark}"`,
  },
  {
    what: "a file of the editor's",
    file: 'editor-preview/main.tsx',
    from: '  createRoot(root).render(',
    to: (mark) => `  document.documentElement.dataset.saved = '${mark}';\n  createRoot(root).render(`,
    at: '/editor/article?path=/nutrition/collagen',
    shownAs: (mark) => mark,
  },
  {
    what: "a file of the server's",
    file: 'server/routes/crawlerRoutes.ts',
    from: "'/_error'",
    to: (mark) => `'/_error', '/${mark}'`,
    at: '/robots.txt',
    shownAs: (mark) => `/${mark}`,
  },
];

const rows: string[][] = [];
let hasEnded = (): boolean => false;
{
  using copy = freshCopy();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const development: ChildProcess = spawn(process.execPath, ['server/dev.ts'], {
    cwd: copy.folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: join(copy.folder, 'data'),
      EDITOR_TOKEN: editorToken,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(development, 'exit');
  hasEnded = () => development.exitCode !== null;
  try {
    await shown(origin, '/nutrition/collagen', '<blockquote');
    for (const each of saved) {
      const times: number[] = [];
      const file = join(copy.folder, each.file);
      const before = readFileSync(file, 'utf8');
      if (!before.includes(each.from)) throw new Error(`${each.file} holds no ${each.from}`);
      for (let round = 0; round < rounds; round++) {
        const mark = `saved${round}`;
        const at = performance.now();
        writeFileSync(file, before.replace(each.from, each.to(mark)));
        await shown(origin, each.at, each.shownAs(mark));
        times.push(performance.now() - at);
      }
      const sorted = times.toSorted((a, b) => a - b);
      const seconds = (ms: number | undefined): string => `${((ms ?? Number.NaN) / 1000).toFixed(2)} s`;
      process.stderr.write(`${each.what}: ${times.map(seconds).join(', ')}\n`);
      rows.push([each.what, each.file, seconds(sorted[0]), seconds(sorted.at(-1)), 'under 3 s']);
    }
  } finally {
    development.kill('SIGTERM');
    await ended;
  }
}
printTable(
  'From saving a file to the page that shows it, at npm run dev',
  ['saved', 'file', 'fastest', 'slowest', 'budget'],
  rows,
);

/** Waits until what a page is made of holds a text: its HTML, and the built scripts that this names. */
async function shown(origin: string, path: string, text: string): Promise<void> {
  const limit = performance.now() + patience;
  while (!(await textsOf(origin, path)).some((each) => each.includes(text))) {
    if (hasEnded()) throw new Error('npm run dev has ended.');
    if (performance.now() > limit) throw new Error(`${path} has not come to show ${text}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function textsOf(origin: string, path: string): Promise<string[]> {
  const html = await textOf(origin + path);
  const scripts = new Set(html.match(/editor-app-[\w-]+\.js/g));
  return [html, ...(await Promise.all([...scripts].map((script) => textOf(`${origin}/assets/${script}`))))];
}

async function textOf(address: string): Promise<string> {
  try {
    const response = await fetch(address, { headers: { Authorization: `Bearer ${editorToken}` } });
    return response.ok ? await response.text() : '';
  } catch {
    // Not listening just now, which is what is being waited for.
    return '';
  }
}
