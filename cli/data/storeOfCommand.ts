import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import type { LastingDatabase } from '#content/database/opening/openAsItIs.ts';
import type { OtherTables } from '#content/database/opening/openDatabase.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { contentLogTo } from './contentLog.ts';

export interface StoreEnvironment {
  DATABASE_URL?: string | undefined;
  DATA_DIR?: string | undefined;
}

const defaultDataDir = 'data';

export function dataFolderOf(env: StoreEnvironment = process.env): string {
  return env.DATA_DIR ?? defaultDataDir;
}

export function lastingDatabaseOf(env: StoreEnvironment = process.env): LastingDatabase {
  return env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { folder: join(dataFolderOf(env), 'store') };
}

export function requireStore(env: StoreEnvironment = process.env): void {
  const database = lastingDatabaseOf(env);
  if ('folder' in database && !existsSync(database.folder))
    throw new UsageError(`there is no store in ${database.folder}. Set DATA_DIR or DATABASE_URL`);
}

export interface StoreUse {
  /** Never for a command that only reads. */
  mayCreate: boolean;
  others?: readonly OtherTables[];
}

/** @throws UsageError for a missing store that must not be created; StoreLockedError */
export async function openStoreOfCommand(
  output: Output,
  { mayCreate, others = [] }: StoreUse,
  env: StoreEnvironment = process.env,
): Promise<DatabaseStore> {
  if (!mayCreate) requireStore(env);
  return DatabaseStore.open(lastingDatabaseOf(env), contentLogTo(output), { others });
}

/** Closes the store after any result. Throws as {@link openStoreOfCommand}. */
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
