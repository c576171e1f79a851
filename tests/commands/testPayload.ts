/**
 * `npm run test:payload`: installs Payload with our blocks, tries it on a PostgreSQL server of its own, and walks through
 * its admin.
 */
import { spawn } from 'node:child_process';
import { startPostgres } from '../content/postgres.ts';
import { payloadFolder, preparePayload } from './payload/package.ts';
import { run } from './steps.ts';

preparePayload();
run('Types of the package', ['npm', 'run', '-s', 'types', '--prefix', payloadFolder]);
process.stdout.write('\nPayload\n');
const postgres = await startPostgres();
const code = await tests(await postgres.createDatabase('payload')).finally(() => postgres.stop());
// The one that starts PostgreSQL ends a process with 0 where nothing is left to do, whatever its exit code is to be.
process.exit(code);

/** One report of all: of the package's own tests, and of the walk, which no file of Jest's is. */
function tests(databaseUrl: string): Promise<number> {
  const files = [`${payloadFolder}/tests/*.test.ts`, 'tests/commands/payload/walk.ts'];
  const options = ['--test', '--test-concurrency=1', '--test-force-exit'];
  const child = spawn(process.execPath, [...options, ...files], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
