import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

const patienceMs = 1_800_000;
const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
/** What a machine may lack. */
const wanted: Readonly<Record<string, string>> = { upgrade: 'nginx' };
const names = readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && !name.startsWith('vite'))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => {
    const program = wanted[name];
    return program === undefined || spawnSync(program, ['-v']).status === 0;
  });

test.each(names)(
  'npm run bench -- %s ends with a table of what it measured',
  (name) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'bench', '--', name], {
      env,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d/);
  },
  patienceMs,
);

test(
  'npm run bench -- upgrade says how to get nginx where there is none, and ends with 1',
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['bench/run.js', 'upgrade'], {
      env: { ...env, PATH: dirname(process.execPath) },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('apt-get install nginx-light')]);
  },
  patienceMs,
);
