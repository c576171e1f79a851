import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generatorsOf } from '#build/buildSources.ts';
import { pageStartScript } from '#build/development.ts';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { quietLog } from '../content/quietLog.ts';

const project = path.join(import.meta.dirname, '..', '..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-dev-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function failedStart(environment: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...env } = process.env;
  const child = spawn(process.execPath, ['build/dev.ts'], {
    cwd: project,
    env: { ...env, PORT: '0', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('npm run dev ends before it prepares anything', () => {
  it('where another process has the store open, which it names', async () => {
    const lock = await StoreLock.acquire(folder, quietLog());
    try {
      const { code, output } = await failedStart({});
      expect(code).toBe(1);
      expect(output).toContain(String(process.pid));
      expect(output).not.toContain('Pagewell is at');
    } finally {
      await lock.release();
    }
  });

  it('where another process has the port, which it names with what to do', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    try {
      const address = other.address();
      const port = typeof address === 'object' ? String(address?.port) : '';
      expect(await failedStart({ PORT: port })).toEqual({
        code: 1,
        output: `The server cannot listen on 127.0.0.1, port ${port}: another process uses it. Stop that process, or choose another PORT.\n`,
      });
    } finally {
      other.close();
    }
  });

  it('where HOST is not an address of this machine', async () => {
    const { code, output } = await failedStart({ HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toContain('HOST is not an address of this machine.');
  });

  it('where a setting is wrong', async () => {
    const { code, output } = await failedStart({ PORT: 'many' });
    expect(code).toBe(1);
    expect(output).toContain('PORT is "many", but must be');
  });
});

it.each([
  ['schemas/blocks/quote.json', ['build/schemas/generate.ts']],
  ['schemas', ['build/schemas/generate.ts']],
  ['schemas\\blocks\\quote.json', ['build/schemas/generate.ts']],
  ['build/schemas/generatedTypes.ts', ['build/schemas/generate.ts']],
  ['rules/html/empty-element/rule.ts', ['build/rules/generate.ts']],
  ['features/drug-savings/places/placesFile.ts', ['build/places/generate.ts']],
  ['widgets/quote/Quote.tsx', []],
  ['schemas/generated/types.ts', []],
  ['schemas/article.bundle.json', []],
  ['rules/generated/rules.ts', []],
  ['schemas-of-others/blocks.json', []],
])(
  'a change in development runs the generators whose source it is, and not those that wrote it: %s',
  (file, expected) => expect(generatorsOf(file).map(({ program }) => program)).toEqual(expected),
);

test('what a page of it imports first exists', async () => {
  const imported = [...pageStartScript('/client/main.ts').matchAll(/import\('\/([^']+)'\)/g)];
  const files = [...imported.map(([, file = '']) => file), 'client/main.ts'];
  expect(files).toHaveLength(2);
  for (const file of files) await access(path.join(project, file));
});
