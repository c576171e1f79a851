import { spawnSync } from 'node:child_process';

const patienceMs = 900_000;

test.each([
  ['test:block', 'heading'],
  ['test:feature', 'feeds'],
  ['test:rule', 'a11y/link-text'],
])(
  'npm run %s %s runs all that tries it',
  (command, name) => {
    const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
    const { status, stdout } = spawnSync('npm', ['run', command, name], { env, encoding: 'utf8' });
    expect([status, stdout.includes(`${name}: all tests pass.`)]).toEqual([0, true]);
  },
  patienceMs,
);
