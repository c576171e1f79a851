import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '#cli/main.ts';
import { description } from '../../support/description.ts';
import { heading, prose } from '../../support/someBlocks.ts';
import { runCommand } from '../runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';

const article = (...types: string[]): string =>
  JSON.stringify({
    path: '/a',
    title: 'A',
    description,
    blocks: types.map((type, index) => ({ id: `b${index}`, type, data: { text: 'T' } })),
  });

let folder: TemporaryFolder;
let ended: Promise<number> | undefined;
/** What the command has written so far, and who waits for more of it. */
let written = '';
let waiting: (() => void) | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  written = '';
  ended = undefined;
});
afterEach(async () => {
  if (ended) {
    process.emit('SIGINT');
    expect(await ended).toBe(130);
  }
  folder[Symbol.dispose]();
});

/** Of one family, whatever other rules there are. */
function start(...args: string[]): Promise<void> {
  return startWith('block/*', ...args);
}

function startWith(rule: string, ...args: string[]): Promise<void> {
  const write = (text: string): void => {
    written += text;
    waiting?.();
  };
  const output = { out: write, err: write, colour: false, width: 100, watched: false };
  ended = main(['validate', '--watch', '--format', 'concise', '--rule', rule, ...args], output);
  return until('watching');
}

async function until(text: string): Promise<void> {
  await writtenUntil(text);
}

async function writtenUntil(text: string): Promise<string> {
  while (!written.includes(text)) {
    await new Promise<void>((resolve) => {
      waiting = resolve;
    });
  }
  const end = written.indexOf(text) + text.length;
  const before = written.slice(0, end);
  written = written.slice(end);
  return before;
}

describe('pagewell validate --watch', () => {
  test('tells of a file as it is saved, and how it stands with all of them', async () => {
    folder.write('a.json', article('heading'));
    folder.write('b.json', article('odd'));
    await start(folder.path);
    folder.write('a.json', article('heading', 'heding'));
    await until('block/unknown-type The block type "heding" is unknown');
    await until('in all 2 errors, 0 warnings, 0 notes');
    folder.write('a.json', article('heading'));
    await until('1 article checked, no problems');
    await until('in all 1 error,');
  });

  test('sees files that come, that are saved by renaming, and that go', async () => {
    folder.write('deep/a.json', article('heading'));
    await start(folder.path);
    folder.write('deep/new.json', article('odd'));
    await until('deep/new.json:1');
    await until('in all 1 error,');
    const draft = folder.write('deep/draft.tmp', article('odd', 'odder'));
    renameSync(draft, join(folder.path, 'deep/a.json'));
    await until('The block type "odder" is unknown');
    await until('in all 3 errors,');
    rmSync(join(folder.path, 'deep/new.json'));
    await until('in all 2 errors,');
  });

  test('watches a file that is named, and no other beside it', async () => {
    const file = folder.write('a.json', article('heading'));
    await start(file);
    folder.write('b.json', article('odd'));
    folder.write('a.json', article('odder'));
    await until('The block type "odder" is unknown');
    await until('in all 1 error,');
  });

  test('watches what a pattern leads to', async () => {
    folder.write('x/a.json', article('heading'));
    await start(join(folder.path, '*/a.json'));
    folder.write('y/a.json', article('odd'));
    await until('y/a.json:1');
  });

  test('keeps quiet about what is known', async () => {
    const file = folder.write('a.json', article('odd'));
    const baseline = join(folder.path, 'known');
    await runCommand('validate', file, '--baseline', baseline, '--update-baseline');
    await start(file, '--baseline', baseline);
    folder.write('a.json', article('odd', 'odder'));
    await until('The block type "odder" is unknown');
    await until('in all 1 error,');
  });

  test.each([['-'], ['--store'], ['--baseline', 'x', '--update-baseline']])(
    'makes no sense with %s',
    async (...args) => expect((await runCommand('validate', '--watch', ...args)).status).toBe(2),
  );
});

describe('pagewell validate --watch --corpus', () => {
  const page = (path: string, html: string, title = path): string =>
    JSON.stringify({ path, title, description, blocks: [heading('h', 'Dose'), prose('t', html)] });
  const linkTo = (href: string): string => `<p>Read <a href="${href}">what we found out</a>.</p>`;

  test('knows an article that was added, and misses one that was deleted', async () => {
    folder.write('a.json', page('/a', '<p>Text</p>'));
    await startWith('link/*', folder.path, '--corpus', folder.path);
    folder.write('a.json', page('/a', linkTo('/new')));
    await until('a.json:1');
    await until('the page /new was not found on this site');
    await until('in all 1 error,');
    const added = folder.write('new.json', page('/new', '<p>Text</p>'));
    await until('1 article checked, no problems');
    await until('the site has changed, which affects 1 other file');
    await until('in all 0 errors,');
    rmSync(added);
    await until('the page /new was not found on this site');
    await until('in all 1 error,');
  });

  test('follows an anchor that is renamed, and a site that is larger than what is checked', async () => {
    const file = folder.write('checked/a.json', page('/a', linkTo('/b#dose')));
    folder.write('site/a.json', page('/a', linkTo('/b#dose')));
    folder.write('site/b.json', page('/b', '<p>Text</p>'));
    await startWith('link/*', file, '--corpus', join(folder.path, 'site'));
    folder.write('site/b.json', page('/b', '<p>Text</p>').replace('Dose', 'How much'));
    await until('"/b" has no heading with the anchor "dose"');
    await until('in all 1 error,');
    folder.write('site/b.json', page('/b', '<p>Text</p>'));
    await until('in all 0 errors,');
  });

  test('says nothing of other files where what changed is nothing to them', async () => {
    folder.write('a.json', page('/a', linkTo('/b')));
    folder.write('b.json', page('/b', '<p>Text</p>'));
    await startWith('link/*', folder.path, '--corpus', folder.path);
    folder.write('b.json', page('/b', '<p>Text</p>', 'Another title'));
    await until('1 article checked, no problems');
    folder.write('b.json', page('/b', linkTo('/c')));
    expect(await writtenUntil('in all 1 error,')).not.toContain('other file');
  });
});
