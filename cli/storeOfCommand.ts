import { join } from 'node:path';
import { DatabaseStore } from '../content/database/databaseStore.ts';
import { contentLogTo } from './contentLog.ts';
import type { Output } from './output.ts';

/** What the environment says of the store: the same variables as the server's. */
export interface StoreEnvironment {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

const defaultDataDir = 'data';

/**
 * Opens the store that the server uses too.
 *
 * @throws StoreLockedError when a running server holds the built-in database; its message says which process
 */
export function openStoreOfCommand(
  output: Output,
  env: StoreEnvironment = process.env,
): Promise<DatabaseStore> {
  const location = env.DATABASE_URL
    ? { databaseUrl: env.DATABASE_URL }
    : { folder: join(env.DATA_DIR ?? defaultDataDir, 'store') };
  return DatabaseStore.open(location, contentLogTo(output));
}

/**
 * Runs a command's work on the store, and closes it whatever comes of it.
 *
 * @throws StoreLockedError when a running server holds the built-in database
 */
export async function withStore<Result>(
  output: Output,
  work: (store: DatabaseStore) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreOfCommand(output);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
