import { spawnSync } from 'node:child_process';

test('npm run test:block runs all that tries a block type, and fails where there is none of that name', () => {
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  const run = (...names: string[]) =>
    spawnSync('npm', ['run', 'test:block', ...names], { env, encoding: 'utf8' });
  const { status, stdout } = run('heading');
  expect([status, stdout.includes('heading: all tests pass.')]).toEqual([0, true]);
  expect(run('no-such-block').status).toBe(2);
}, 900_000);
