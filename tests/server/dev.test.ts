import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { StoreLock } from '../../content/database/opening/storeLock.ts';
import { liveReload } from '../../server/development/liveReload.ts';
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
    const { following, routes } = liveReload();
    await using server = await startTestServer({ development: routes });
    const { body } = await server.get(following('/assets/main-abc.js'));
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
    expect(await listening(true)).toEqual(['/_dev/start']);
  });

  it('and in a frame by none, so that a page of many frames leaves connections for others', async () => {
    expect(await listening(false)).toEqual([]);
  });
});
