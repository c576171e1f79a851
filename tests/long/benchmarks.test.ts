import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const patienceMs = 1_800_000;
const names = readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && !name.startsWith('vite'))
  .map((name) => name.replace('.ts', ''));

test.each(names)(
  'npm run bench -- %s ends with a table of what it measured',
  (name) => {
    const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'bench', '--', name], {
      env,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d/);
  },
  patienceMs,
);
