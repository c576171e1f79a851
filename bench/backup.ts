/**
 * How long `pagewell backup` and `pagewell restore` take on a PostgreSQL server with 10,000 articles, how large the backup is and how much
 * memory they want; beside it the same of a tenth of them, to see what grows with their number. What is restored is checked, and served.
 *
 * Usage: npm run bench -- backup [ARTICLES]
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, databaseOf, printBySize } from './support/bySize.ts';
import { isOfMany } from './support/manyArticles.ts';
import { runMeasured, type Usage } from './support/measuredProcess.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds } from './support/table.ts';

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

await printBySize(
  'A site on PostgreSQL, backed up and restored, by the number of its articles',
  sizes,
  rows,
  measure,
);

async function measure(bench: Bench, size: number): Promise<string[]> {
  const { postgres, folder, log } = bench;
  const dataDir = join(folder, `data-${size}`);
  const site = { DATABASE_URL: await databaseOf(bench, size, dataDir), DATA_DIR: dataDir };
  const restored = {
    DATABASE_URL: await postgres.createDatabase(`restored_${size}`),
    DATA_DIR: join(folder, `restored-${size}`),
  };
  const place = join(folder, `backup-${size}`);

  const backup = pagewell(folder, site, 'backup', place);
  const restore = pagewell(folder, restored, 'restore', place);
  const check = pagewell(folder, restored, 'validate', '--store', '--format', 'concise');
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
function pagewell(folder: string, site: NodeJS.ProcessEnv, ...args: string[]): Usage {
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
