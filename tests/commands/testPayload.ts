/** `npm run test:payload`: installs Payload with our blocks, and tries it on a PostgreSQL server of its own. */
import { spawn } from 'node:child_process';
import { startPostgres } from '../content/postgres.ts';
import { payloadFolder, preparePayload } from './payload/package.ts';
import { run } from './steps.ts';

preparePayload();
run('Types of the package', ['npm', 'run', '-s', 'types', '--prefix', payloadFolder]);
process.stdout.write('\nPayload\n');
const postgres = await startPostgres();
try {
  process.exitCode = await tests(await postgres.createDatabase('payload'));
} finally {
  await postgres.stop();
}

function tests(databaseUrl: string): Promise<number> {
  const child = spawn('npm', ['test', '-s', '--prefix', payloadFolder], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
