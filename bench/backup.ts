/**
 * How long `pagewell backup` and `pagewell restore` take on a PostgreSQL server with 10,000 articles, how large the backup is and how much
 * memory they want; beside it the same of a tenth of them, to see what grows with their number. What is restored is checked, and served.
 *
 * Usage: npm run bench -- backup [ARTICLES]
 */
import { mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/content/postgres.ts';
import { fillWithArticles, isOfMany } from './support/manyArticles.ts';
import { runMeasured, type Usage } from './support/measuredProcess.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds, printTable } from './support/table.ts';

const count = Number(process.argv[2] ?? 10_000);
const sizes = [Math.round(count / 10), count];

const rows = [
  'backup',
  'its peak of memory',
  'on disk',
  'restore',
  'its peak of memory',
  'validate --store of what is restored',
  'a server on it, start to the first page',
];

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const postgres = await startPostgres();
try {
  const columns: string[][] = [];
  for (const size of sizes) columns.push(await measure(size));
  printTable(
    'A site on PostgreSQL, backed up and restored, by the number of its articles',
    ['', ...sizes.map((size) => size.toLocaleString('en'))],
    rows.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]),
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(size: number): Promise<string[]> {
  const site = {
    DATABASE_URL: await postgres.createDatabase(`articles_${size}`),
    DATA_DIR: join(folder, `data-${size}`),
  };
  // Makes and seeds the database.
  await (await startBuiltServer(log, { environment: site, dataDir: site.DATA_DIR })).stop();
  await fillWithArticles(site.DATABASE_URL, size);
  const restored = {
    DATABASE_URL: await postgres.createDatabase(`restored_${size}`),
    DATA_DIR: join(folder, `restored-${size}`),
  };
  const place = join(folder, `backup-${size}`);

  const backup = pagewell(site, 'backup', place);
  const restore = pagewell(restored, 'restore', place);
  const check = pagewell(restored, 'validate', '--store', '--format', 'concise');
  const server = await startBuiltServer(log, { environment: restored, dataDir: restored.DATA_DIR });
  try {
    const topic = await fetch(`${server.origin}${isOfMany}0`);
    if (!topic.ok) throw new Error(`The restored site answers with ${topic.status}.`);
    await topic.arrayBuffer();
  } finally {
    await server.stop();
  }
  return [
    seconds(backup),
    megabytes(backup.peakMegabytes),
    megabytes(bytesIn(place) / 1024 ** 2),
    seconds(restore),
    megabytes(restore.peakMegabytes),
    seconds(check),
    milliseconds(server.firstPageAfter),
  ];
}

/** @throws Error where the command finds a fault */
function pagewell(site: NodeJS.ProcessEnv, ...args: string[]): Usage {
  const usage = runMeasured(['cli/bin.js', ...args], folder, site);
  if (usage.status !== 0)
    throw new Error(`pagewell ${args[0]} ended with ${usage.status}: ${usage.firstError}`);
  return usage;
}

function bytesIn(place: string): number {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function seconds(usage: Usage): string {
  return `${usage.seconds.toFixed(1)} s`;
}

function megabytes(value: number): string {
  return `${value.toFixed(0)} MiB`;
}
