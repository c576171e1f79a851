import { join } from 'node:path';
import type { ContentLog } from '../content/contentLog.ts';
import { DatabaseStore } from '../content/database/databaseStore.ts';
import type { Output } from './output.ts';

/** What the environment says of the store: the same variables as the server's. */
export interface StoreEnvironment {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

const defaultDataDir = 'data';

/**
 * Runs a command's work on the store that the server uses too, and closes it whatever comes of it.
 *
 * @throws StoreLockedError when a running server holds the built-in database; its message says which process
 */
export async function withStore<Result>(
  output: Output,
  work: (store: DatabaseStore) => Promise<Result>,
  env: StoreEnvironment = process.env,
): Promise<Result> {
  const location = env.DATABASE_URL
    ? { databaseUrl: env.DATABASE_URL }
    : { folder: join(env.DATA_DIR ?? defaultDataDir, 'store') };
  const store = await DatabaseStore.open(location, logTo(output));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function logTo({ err }: Output): ContentLog {
  return {
    info: () => {},
    warn: (_details, message) => err(`pagewell: ${message}\n`),
    error: (_details, message) => err(`pagewell: ${message}\n`),
  };
}
