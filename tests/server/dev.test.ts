import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { keepParts } from '#server/development/keepParts.ts';
import { liveReload } from '#server/development/liveReload.ts';
import { quietLog } from '../content/quietLog.ts';
import { startTestServer } from './support.ts';

const project = path.join(import.meta.dirname, '..', '..');

it('npm run dev says that the store is in use before it builds anything, and ends', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-dev-'));
  const lock = await StoreLock.take(folder, quietLog());
  try {
    const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, ['server/dev.ts'], {
      cwd: project,
      env: { ...env, PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output).toContain(String(process.pid));
    expect(output).not.toContain('Built in');
  } finally {
    await lock.release();
    await rm(folder, { recursive: true, force: true });
  }
});

describe('a page in development listens for the next start of the server', () => {
  const listening = async (isTop: boolean): Promise<string[]> => {
    const { followingPages, routes } = liveReload();
    await using server = await startTestServer({ development: routes });
    const { body } = await server.get(followingPages('/assets/main-abc.js'));
    const opened: string[] = [];
    const window: { top?: object } = {};
    window.top = isTop ? window : {};
    class EventSource {
      constructor(address: string) {
        opened.push(address);
      }
    }
    runInNewContext(body.replace(/^import .*$/m, ''), { window, EventSource });
    return opened;
  };

  it('by one connection', async () => {
    expect(await listening(true)).toEqual(['/_dev/pages']);
  });

  it('and in a frame by none, so that a page of many frames leaves connections for others', async () => {
    expect(await listening(false)).toEqual([]);
  });
});

it('a new build of what readers get has the tools of before, and nothing else of it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-parts-'));
  const build = async (name: string, files: Record<string, string>): Promise<string> => {
    const made = path.join(folder, name);
    await mkdir(path.join(made, 'assets'), { recursive: true });
    await mkdir(path.join(made, '.vite'));
    for (const file of Object.values(files)) await writeFile(path.join(made, file), name);
    const manifest = Object.fromEntries(Object.entries(files).map(([source, file]) => [source, { file }]));
    await writeFile(path.join(made, '.vite', 'manifest.json'), JSON.stringify(manifest));
    return made;
  };
  try {
    const before = await build('before', {
      loader: 'assets/main-1.js',
      islands: 'assets/previewIslands-1.js',
      editor: 'assets/editor-app-1.js',
      frame: 'assets/preview-frame-1.js',
    });
    const next = await build('next', { loader: 'assets/main-2.js', islands: 'assets/previewIslands-2.js' });
    await keepParts(before, next);
    expect(JSON.parse(await readFile(path.join(next, '.vite', 'manifest.json'), 'utf8'))).toEqual({
      loader: { file: 'assets/main-2.js' },
      islands: { file: 'assets/previewIslands-2.js' },
      editor: { file: 'assets/editor-app-1.js' },
      frame: { file: 'assets/preview-frame-1.js' },
    });
    expect((await readdir(path.join(next, 'assets'))).sort()).toEqual([
      'editor-app-1.js',
      'main-2.js',
      'preview-frame-1.js',
      'previewIslands-2.js',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
