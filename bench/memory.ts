/**
 * What memory a server holds after thousands of different pages of 40 blocks, pulled over HTTP from a CMS on this
 * machine: Pagewell with a PostgreSQL server, as an installation of several instances has it, and with the built-in
 * database; beside them a plain Express server.
 *
 * Usage: npm run bench -- memory [PAGES]
 */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/content/postgres.ts';
import { askForPages } from './support/askForPages.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { printTable } from './support/table.ts';

const readers = 10;
const amount = Number(process.argv[2] ?? 20_000);

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const cms = await startProgram('dist/bench/articleCms.js', [], log);
const postgres = await startPostgres();
const environment = { CONTENT_API_URL: cms.origin };
const withPostgres = { ...environment, DATABASE_URL: await postgres.createDatabase('bench') };

const contenders = [
  {
    name: 'Pagewell, PostgreSQL',
    budget: 'at most 600 MiB',
    start: () => startBuiltServer(log, { environment: withPostgres }),
  },
  {
    name: 'Pagewell, built-in database',
    budget: 'at most 950 MiB',
    start: () => startBuiltServer(log, { environment }),
  },
  {
    name: 'plain Express',
    budget: '',
    start: () => startProgram('dist/bench/plainServer.js', [cms.origin], log),
  },
];

try {
  const rows: string[][] = [];
  for (const { name, budget, start } of contenders) {
    const server = await start();
    const atStart = mebibytes(server.pid, 'VmRSS');
    const { non2xx, errors } = await askForPages({
      origin: server.origin,
      readers,
      amount,
      encoding: 'br, gzip',
    });
    const { pid } = server;
    rows.push([
      name,
      atStart,
      mebibytes(pid, 'VmRSS'),
      mebibytes(pid, 'VmHWM'),
      String(non2xx + errors),
      budget,
    ]);
    await server.stop();
  }
  printTable(
    `Memory after ${amount} pages, each another, ${readers} readers at once`,
    ['server', 'at its start', 'resident', 'at most', 'failed', 'budget of what is resident'],
    rows,
  );
} finally {
  await Promise.all([cms.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

/** What the system says of a process's memory. Linux alone has it. */
function mebibytes(pid: number, field: 'VmRSS' | 'VmHWM'): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`${field}:\\s*(\\d+) kB`).exec(status)?.[1];
  return `${(Number(kibibytes) / 1024).toFixed(0)} MiB`;
}
