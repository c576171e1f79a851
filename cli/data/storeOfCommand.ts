import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import type { LastingDatabase } from '#content/database/opening/openAsItIs.ts';
import type { OtherTables } from '#content/database/opening/openDatabase.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { contentLogTo } from './contentLog.ts';

/** Environment variables of the store, the same as the server's. */
export interface StoreEnvironment {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

const defaultDataDir = 'data';

/** The data folder of the installation. */
export function dataFolderOf(env: StoreEnvironment = process.env): string {
  return env.DATA_DIR ?? defaultDataDir;
}

/** The database that the server uses too. */
export function lastingDatabaseOf(env: StoreEnvironment = process.env): LastingDatabase {
  return env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { folder: join(dataFolderOf(env), 'store') };
}

/** @throws UsageError when there is no built-in database, and no other one is configured */
export function requireStore(env: StoreEnvironment = process.env): void {
  const database = lastingDatabaseOf(env);
  if ('folder' in database && !existsSync(database.folder)) {
    throw new UsageError(
      `there is no store in ${database.folder}. DATA_DIR says where it is, or DATABASE_URL`,
    );
  }
}

/** Options for opening a store. */
export interface StoreUse {
  /** Whether to create a missing store: never for a command that only reads. */
  mayCreate: boolean;
  /** Tables of features that it uses. */
  others?: readonly OtherTables[];
}

/**
 * Opens the store that the server uses too.
 * @throws UsageError for a missing store that must not be created
 * @throws StoreLockedError when a running server holds the built-in database; its message says which process
 */
export async function openStoreOfCommand(
  output: Output,
  { mayCreate, others = [] }: StoreUse,
  env: StoreEnvironment = process.env,
): Promise<DatabaseStore> {
  if (!mayCreate) requireStore(env);
  return DatabaseStore.open(lastingDatabaseOf(env), contentLogTo(output), { others });
}

/**
 * Runs a command's work on the store, and always closes it.
 * @throws UsageError for a missing store that must not be created
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
