/** `npm run test:wordpress`: walks from a real WordPress to readers of Pagewell. */
import { spawn } from 'node:child_process';
import { requireWordpress } from './wordpress/installed.ts';

requireWordpress();
const child = spawn(
  process.execPath,
  ['--test', '--test-concurrency=1', '--test-force-exit', 'tests/commands/wordpress/walk.ts'],
  { stdio: 'inherit' },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
