/**
 * `npm test` runs the checks beside the build, then all tests but those that take longest (`tests/runners/everyTime.js`).
 * `npm test -- --changed` runs what concerns the changes since the last commit. More parameters are for
 * Jest; with any, no test is left out.
 */
import { spawnSync } from 'node:child_process';
import { onlyBlocks } from '../support/blockExamples.ts';
import { type Concerned, changedFiles, concernedBy, everyTime } from './changed.ts';
import { checks } from './checks.ts';
import { sideBySide } from './sideBySide.ts';

const flag = '--changed';
const parameters = process.argv.slice(2).filter((each) => each !== flag);

let concerned: Concerned | undefined;
if (process.argv.includes(flag)) {
  const files = changedFiles();
  if (files.length === 0) end('Nothing has changed since the last commit.', 0);
  concerned = concernedBy(files);
}
const failed = await sideBySide([...checks, 'build:client', 'build:server']);
if (failed.length > 0) end(`Failed: ${failed.join(', ')}. No test was run.`, failed.length);
if (concerned?.tests.length === 0) end('No test concerns what has changed.', 0);
const tests = concerned ? ['--runTestsByPath', ...concerned.tests] : parameters.length > 0 ? [] : everyTime;
const { status } = spawnSync(
  process.execPath,
  [
    ...['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', 'unit', 'browser', ...parameters, ...tests],
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      ...(concerned && concerned.types.length > 0 ? { [onlyBlocks]: concerned.types.join(',') } : {}),
    },
  },
);
process.exitCode = status ?? 1;

function end(message: string, failures: number): never {
  process.stdout.write(`\n${message}\n\n0 passed, ${failures} failed\n`);
  process.exit(failures === 0 ? 0 : 1);
}
