import { cpSync } from 'node:fs';

/** The environment variable that tells each test file of a run where a seeded store is, where the run has made one. */
export const seededStore = 'PAGEWELL_TEST_STORE';

export function putSeededStore(storeFolder: string): boolean {
  const source = process.env[seededStore];
  if (source === undefined) return false;
  cpSync(source, storeFolder, { recursive: true });
  return true;
}
