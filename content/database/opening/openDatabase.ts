import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { ContentLog } from '../../source/contentLog.ts';
import { migrations } from '../migrations/migrations.ts';
import { likenessSettings } from '../search/search.ts';
import type { Database, StoreTables } from '../tables/tables.ts';
import { PGliteClient } from './pgliteClient.ts';
import type { StoreLock } from './storeLock.ts';

/** A database with the newest schema, and the way to close all that was opened for it. */
export interface OpenDatabase {
  db: Database;
  /** Only where this process alone holds a folder. */
  lock?: StoreLock;
  /** Whether it ended by itself, and will not answer again. */
  hasEnded(): boolean;
  close(): Promise<void>;
}

/** Tables that others keep in the store's database. Each has a record of its own of what was applied. */
export interface OtherTables {
  /** Of whom they are. */
  name: string;
  /** Applied in the order of their names. */
  migrations: Readonly<Record<string, Migration>>;
}

/** A page must not wait for a database that is out of reach. */
const connectTimeoutMs = 2_000;
const statementTimeoutMs = 5_000;
const maxConnections = 10;

/** Opens a PostgreSQL server's database and brings its schema up to date. The instance's name marks its sessions. */
export async function openPostgres(
  databaseUrl: string,
  instance: string,
  log: ContentLog,
  others: readonly OtherTables[],
): Promise<OpenDatabase> {
  // Migrating has connections of its own: waiting for another instance to finish it may take longer than a statement.
  const migrating = postgres(databaseUrl, log, { application_name: instance, max: 2 });
  try {
    await migrateToLatest(migrating, others);
  } finally {
    await migrating.destroy();
  }
  const db = postgres(databaseUrl, log, {
    application_name: instance,
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
  });
  return { db, hasEnded: () => false, close: () => db.destroy() };
}

function postgres(databaseUrl: string, log: ContentLog, limits: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    ...limits,
  });
  // Without a listener, an idle connection that the server ends would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke while idle'));
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

/** The built-in database does not start on the files that it was given. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
}

/**
 * Opens the built-in database, in a thread of its own, and brings its schema up to date.
 *
 * @param folder where its files are; undefined is an empty one that ends with the process
 * @throws NotStartedError
 */
export async function openBuiltIn(
  folder: string | undefined,
  log: ContentLog,
  others: readonly OtherTables[],
): Promise<OpenDatabase> {
  let failure: Error | undefined;
  const pglite = new PGliteClient(folder, (error) => {
    failure = error;
    log.error(
      { err: error },
      'the built-in database has ended; nothing can be read from it or kept any more',
    );
  });
  const db = new Kysely<StoreTables>({ dialect: new PGliteDialect({ pglite, onCreateConnection }) });
  try {
    await pglite.waitReady.catch((cause: unknown) => {
      throw new NotStartedError('The built-in database does not start.', { cause });
    });
    await migrateToLatest(db, others);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return { db, hasEnded: () => failure !== undefined, close: () => db.destroy() };
}

async function onCreateConnection(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(likenessSettings));
}

async function migrateToLatest(db: Database, others: readonly OtherTables[]): Promise<void> {
  await migrate(new Migrator({ db, provider: { getMigrations: async () => migrations } }));
  for (const { name, migrations } of others) {
    const migrationTableName = `kysely_migration_${name}`;
    await migrate(
      new Migrator({ db, migrationTableName, provider: { getMigrations: async () => ({ ...migrations }) } }),
    );
  }
}

async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
