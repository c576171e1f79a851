import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '#tests/content/postgres.ts';
import { fillWithArticles } from './manyArticles.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { printTable } from './table.ts';

export interface Bench {
  postgres: PostgresServer;
  /** Temporary: deleted after the measurements. */
  folder: string;
  /** Where servers write their logs: a file's descriptor. */
  log: number;
}

/**
 * Measures the same with each number of articles, on one PostgreSQL server, and prints a column for each.
 *
 * @param rows what the values of a column are
 */
export async function printBySize(
  title: string,
  sizes: readonly number[],
  rows: readonly string[],
  measure: (bench: Bench, size: number) => Promise<string[]>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
  const postgres = await startPostgres();
  try {
    const bench = { postgres, folder, log: openSync(join(folder, 'log'), 'w') };
    const columns: string[][] = [];
    for (const size of sizes) columns.push(await measure(bench, size));
    printTable(
      title,
      ['', ...sizes.map((size) => size.toLocaleString('en'))],
      rows.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]),
    );
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function databaseOf({ postgres, log }: Bench, size: number, dataDir?: string): Promise<string> {
  const databaseUrl = await postgres.createDatabase(`articles_${size}`);
  const place = dataDir === undefined ? {} : { dataDir };
  // Makes and seeds the tables.
  await (await startBuiltServer(log, { environment: { DATABASE_URL: databaseUrl }, ...place })).stop();
  await fillWithArticles(databaseUrl, size);
  return databaseUrl;
}
