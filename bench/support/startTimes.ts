import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from './startBuiltServer.ts';

const rounds = 5;

export const startColumns = ['store', 'fastest', 'median', 'slowest', 'budget'];

/**
 * From the start of the process to the first page, with a store that is there, and with an empty one.
 *
 * @param environment settings of the server
 * @returns a table's rows
 */
export async function measureStart(environment: NodeJS.ProcessEnv = {}): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewell-bench-start-'));
  const log = openSync(devNull, 'w');
  const seeding = await startBuiltServer(log, { dataDir, environment });
  await seeding.stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startBuiltServer(log, { dataDir, environment });
    times.push(server.firstPageAfter);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });

  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (ms: number | undefined): string => `${((ms ?? Number.NaN) / 1000).toFixed(2)} s`;
  return [
    [
      'present',
      seconds(sorted[0]),
      seconds(sorted[Math.floor(rounds / 2)]),
      seconds(sorted.at(-1)),
      'under 2 s',
    ],
    ['empty: made, migrated and seeded', '', seconds(seeding.firstPageAfter), '', ''],
  ];
}
