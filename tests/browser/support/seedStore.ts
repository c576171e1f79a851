import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../support/builtServer.ts';
import { seededStore } from '../../support/seededStore.ts';

/**
 * Makes the store of a fresh installation, once for all servers of a run: most of what a server does at its first start is
 * to make its tables and to publish the articles into them.
 *
 * @returns removes it
 */
export async function seedStore(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-seeded-'));
  await (await startBuiltServer({ DATA_DIR: folder })).stop();
  process.env[seededStore] = join(folder, 'store');
  return () => {
    delete process.env[seededStore];
    rmSync(folder, { recursive: true, force: true });
  };
}
