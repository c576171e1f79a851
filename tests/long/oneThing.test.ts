import { spawnSync } from 'node:child_process';
import { everything } from '../support/tried.ts';

const patienceMs = 900_000;

test.each([
  ['test:block', 'heading'],
  ['test:feature', 'feeds'],
  ['test:rule', 'a11y/link-text'],
])(
  'npm run %s %s runs all that tries it',
  (command, name) => {
    // As a developer runs it: `npm run test:long` itself tries everything, in another browser.
    const {
      NODE_OPTIONS: _options,
      NODE_ENV: _mode,
      [everything]: _all,
      CHROMIUM_PATH: _browser,
      ...env
    } = process.env;
    const { status, stdout } = spawnSync('npm', ['run', command, name], { env, encoding: 'utf8' });
    expect([status, stdout.includes(`${name}: all tests pass.`)]).toEqual([0, true]);
  },
  patienceMs,
);
