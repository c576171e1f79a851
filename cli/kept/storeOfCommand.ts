import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStore } from '../../content/database/databaseStore.ts';
import type { OtherTables } from '../../content/database/opening/openDatabase.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { contentLogTo } from './contentLog.ts';

/** What the environment says of the store: the same variables as the server's. */
export interface StoreEnvironment {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

const defaultDataDir = 'data';

/** The data folder of the installation. */
export function dataFolderOf(env: StoreEnvironment = process.env): string {
  return env.DATA_DIR ?? defaultDataDir;
}

/** What a store is opened for. */
export interface StoreUse {
  /** Whether one is made where there is none: never by a command that only reads. */
  mayCreate: boolean;
  /** Tables of features that it works on. */
  others?: readonly OtherTables[];
}

/**
 * Opens the store that the server uses too.
 *
 * @throws UsageError where there is none, and it is only to be read
 * @throws StoreLockedError when a running server holds the built-in database; its message says which process
 */
export async function openStoreOfCommand(
  output: Output,
  { mayCreate, others = [] }: StoreUse,
  env: StoreEnvironment = process.env,
): Promise<DatabaseStore> {
  const log = contentLogTo(output);
  if (env.DATABASE_URL) return DatabaseStore.open({ databaseUrl: env.DATABASE_URL }, log, { others });
  const folder = join(dataFolderOf(env), 'store');
  if (!mayCreate && !existsSync(folder)) {
    throw new UsageError(`there is no store in ${folder}. DATA_DIR says where it is, or DATABASE_URL`);
  }
  return DatabaseStore.open({ folder }, log, { others });
}

/**
 * Runs a command's work on the store, and closes it whatever comes of it.
 *
 * @throws UsageError where there is none, and it is only to be read
 * @throws StoreLockedError when a running server holds the built-in database
 */
export async function withStore<Result>(
  output: Output,
  use: StoreUse,
  work: (store: DatabaseStore) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreOfCommand(output, use);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
