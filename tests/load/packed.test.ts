import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { patient } from '../support/builtServer.ts';
import { answers, freePort } from '../support/ports.ts';
import { until } from './crowd.ts';

jest.setTimeout(600_000);
/** A build, and a store that is made; on a machine that does much else. */
const patience = 240_000;

let parent: string;
let packed: string;
beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'pagewell-packed-'));
  packed = path.join(parent, 'site');
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'pack', '--', packed], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Not packed.\n${stdout}${stderr}`);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Nothing of this machine: no program is found, and only the Node.js of the folder itself runs. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const empty = path.join(parent, 'no-programs');
  mkdirSync(empty, { recursive: true });
  return { PATH: empty, HOME: path.join(parent, 'home'), DATA_DIR: path.join(parent, 'data') };
}

const node = () => path.join(packed, 'node_modules', '.bin', 'node');

const pagewell = (...args: string[]) =>
  spawnSync(node(), ['cli/bin.js', ...args], { cwd: packed, env: bareEnvironment(), encoding: 'utf8' });

describe('the packed folder, on its own and with no other program', () => {
  it('serves a page and a picture, and ends in good order', async () => {
    const port = await freePort();
    const child = spawn(node(), ['--max-semi-space-size=8', 'start.js'], {
      cwd: packed,
      env: { ...bareEnvironment(), ...patient, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exited = once(child, 'exit');
    const at = (address: string) => fetch(new URL(address, `http://127.0.0.1:${port}`));
    const isReady = async (): Promise<boolean> => {
      if (child.exitCode !== null) throw new Error(`It has ended:\n${output}`);
      return answers(`http://127.0.0.1:${port}/readyz`);
    };
    try {
      await until('/readyz says 200', isReady, patience);

      const page = await at('/nutrition/collagen');
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('<blockquote>');
      const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
      expect((await at(script)).status).toBe(200);

      const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(html) ?? [];
      const shown = await at(picture.replaceAll('&amp;', '&'));
      expect(shown.status).toBe(200);
      expect(shown.headers.get('Content-Type')).toMatch(/^image\//);
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100);

      expect((await at('/schemas/article.bundle.json')).status).toBe(200);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await exited).toEqual([0, null]);
  });

  it('has the command pagewell, with the pages of the rules', () => {
    const rule = pagewell('rules', 'a11y/link-text');
    expect(rule).toMatchObject({ status: 0, stderr: '' });
    expect(rule.stdout).toContain('a11y/link-text');

    const checked = pagewell('validate', 'fixtures/articles/health-cbd-for-anxiety.json');
    expect(checked).toMatchObject({ status: 0 });

    const rendered = pagewell('render', 'fixtures/articles/health-cbd-for-anxiety.json');
    expect(rendered.stdout).toMatch(/^<!doctype html>/i);
  });

  it('is not packed over', () => {
    writeFileSync(path.join(packed, 'mine.txt'), 'mine');
    const { status, stderr } = spawnSync(process.execPath, ['build/pack/main.ts', packed], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${packed} is not empty. Name a folder that is new or empty.\n`,
    });
    expect(existsSync(path.join(packed, 'mine.txt'))).toBe(true);
  });
});
