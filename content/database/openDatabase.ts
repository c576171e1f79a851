import path from 'node:path';
import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { makeFolder } from '../../platform/makeFolder.ts';
import type { ContentLog } from '../contentLog.ts';
import { migrations } from './migrations.ts';
import { likenessSettings } from './search.ts';
import { StoreLock } from './storeLock.ts';
import type { Database, StoreTables } from './tables.ts';

/** A database with the newest schema, and the way to close all that was opened for it. */
export interface OpenDatabase {
  db: Database;
  /** Only where this process alone holds a folder. */
  lock?: StoreLock;
  close(): Promise<void>;
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
): Promise<OpenDatabase> {
  // Migrating has connections of its own: waiting for another instance to finish it may take longer than a statement.
  const migrating = postgres(databaseUrl, log, { application_name: instance, max: 2 });
  try {
    await migrateToLatest(migrating);
  } finally {
    await migrating.destroy();
  }
  const db = postgres(databaseUrl, log, {
    application_name: instance,
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
  });
  return { db, close: () => db.destroy() };
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

/**
 * Opens the built-in database in a folder, for this process alone.
 *
 * @throws StoreLockedError when another process has it open.
 */
export async function openFolder(folder: string, log: ContentLog): Promise<OpenDatabase> {
  await makeFolder(folder);
  const lock = await StoreLock.take(folder, log);
  try {
    const opened = await openPGlite(path.join(folder, 'database'));
    return {
      ...opened,
      lock,
      close: async () => {
        try {
          await opened.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens an empty database that ends with the process, for tests. */
export function openInMemory(): Promise<OpenDatabase> {
  return openPGlite(undefined);
}

async function openPGlite(dataDir: string | undefined): Promise<OpenDatabase> {
  // Loaded on demand: 20 MB of WebAssembly that an installation with a PostgreSQL server never needs.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = new PGlite({ ...(dataDir ? { dataDir } : {}), extensions: { pg_trgm } });
  const db = new Kysely<StoreTables>({ dialect: new PGliteDialect({ pglite, onCreateConnection }) });
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

async function onCreateConnection(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(likenessSettings));
}

async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
