import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { dueAfter } from '#server/process/buildSources.ts';
import { freePort } from '../support/builtServer.ts';
import { freshCopy } from '../support/freshCopy.ts';
import { until } from './crowd.ts';

jest.setTimeout(600_000);
/** Builds, and a store that is made; on a machine that does much else. */
const patience = 240_000;

/** A running command of npm, as somebody starts it in a terminal. */
async function startNpm(folder: string, ...command: string[]) {
  const port = await freePort();
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...environment } = process.env;
  const child: ChildProcess = spawn('npm', command, {
    cwd: folder,
    env: { ...environment, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const answers = async (path: string): Promise<string> => {
    try {
      return await (await fetch(`http://localhost:${port}${path}`)).text();
    } catch {
      // Not listening yet, or being started anew.
      return '';
    }
  };
  return {
    output: () => output,
    shows: async (path: string, text: string) => {
      const seen = async () => {
        if (child.exitCode !== null) throw new Error(`It has ended:\n${output}`);
        return (await answers(path)).includes(text);
      };
      try {
        await until(`${path} shows ${text}`, seen, patience);
      } catch (error) {
        throw new Error(`Not shown. What the command said:\n${output}`, { cause: error });
      }
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exited;
      await until('its server has ended too', async () => (await answers('/healthz')) === '', patience);
    },
  };
}

/** Saves a file of the project with another text in it. */
function change(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
}

let copy: ReturnType<typeof freshCopy>;
beforeAll(() => {
  copy = freshCopy();
});
afterAll(() => copy[Symbol.dispose]());

it('npm start builds a fresh clone, makes its store, and serves the articles', async () => {
  await using started = await startNpm(copy.folder, 'start');
  await started.shows('/nutrition/collagen', '<blockquote>');
  await started.shows('/search?q1=colagen', 'href="/nutrition/collagen"');
  expect(started.output()).toContain('Building Pagewell');
  // What the tools of the build complain of would be the first thing that somebody new reads.
  expect(started.output()).not.toMatch(/\(!\)|is not recognized/);
});

it('npm run test:long builds, and finds each of the tests that take minutes, and those of which npm test tries a part', () => {
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  const command = ['run', 'test:long', '--', '--listTests'];
  const { stdout, status } = spawnSync('npm', command, { cwd: copy.folder, env, encoding: 'utf8' });
  const tests = readdirSync(join(copy.folder, 'tests/long'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts'),
  );
  expect(status).toBe(0);
  expect(stdout).toContain('This takes long');
  expect(tests.filter((name) => !stdout.includes(join('tests/long', name)))).toEqual([]);
  // All of which npm test tries a part.
  expect(stdout).toContain(join('tests/hostile', 'fields.test.ts'));
  expect(stdout).toContain(join('tests/browser', 'gallery.test.ts'));
});

it('npm run dev serves what is changed in a widget, also after a change that does not compile', async () => {
  await using dev = await startNpm(copy.folder, 'run', 'dev');
  await dev.shows('/nutrition/collagen', '<blockquote>');

  change(copy.folder, 'widgets/quote/Quote.tsx', '<blockquote>', '<blockquote data-version="two>');
  await until('the failure is told', () => dev.output().includes('The build failed'), patience);
  await dev.shows('/nutrition/collagen', '<blockquote>');

  change(copy.folder, 'widgets/quote/Quote.tsx', 'data-version="two', 'data-version="two"');
  await dev.shows('/nutrition/collagen', '<blockquote data-version="two">');
});

describe('a change makes anew', () => {
  const tools = ['build/frame.config.ts', 'build/editor.config.ts'];
  const all = ['build/readers.config.ts', ...tools, 'build/server.config.ts'];

  it.each([
    ['server/app.ts', ['build/server.config.ts']],
    ['content/source/source.ts', ['build/server.config.ts']],
    ['client/main.ts', ['build/readers.config.ts', ...tools]],
    ['editor-preview/outline/Outline.tsx', ['build/editor.config.ts']],
    ['editor-preview/frame/inFrame/main.ts', ['build/readers.config.ts', ...tools]],
    ['widgets/quote/Quote.tsx', all],
    ['schemas/blocks/quote.json', ['schemas/build/generate.ts', ...all]],
    ['quality/rules/html/empty-element/rule.ts', ['quality/build/generate.ts', ...all]],
    [
      'features/drug-savings/places/placesFile.ts',
      ['features/drug-savings/places/build/generate.ts', ...all],
    ],
    ['build/client.config.ts', all],
    ['fixtures/site/topics.json', []],
  ])('what it can be part of, and nothing else: %s', (file, expected) => {
    const { generators, builds } = dueAfter(file);
    const made = [
      ...generators.map(({ program }) => program),
      ...builds.map(({ configuration }) => configuration),
    ];
    expect(made).toEqual(expected);
  });
});
