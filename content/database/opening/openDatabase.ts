import { Socket } from 'node:net';
import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { hasCode } from '#platform/errorCode.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { OldStoreError } from '../../source/errors.ts';
import { migrations, missingOfBaseline } from '../migrations/migrations.ts';
import { likenessSettings } from '../search/search.ts';
import type { Database, StoreTables } from '../tables/tables.ts';
import { PGliteClient } from './pgliteClient.ts';
import type { StoreLock } from './storeLock.ts';

export interface OpenDatabase {
  db: Database;
  lock?: StoreLock;
  hasEnded(): boolean;
  close(): Promise<void>;
}

export type Prepare = (db: Database) => Promise<void>;

/** In the store's database. Each owner has a separate record of applied migrations. */
export interface OtherTables {
  name: string;
  migrations: Readonly<Record<string, Migration>>;
}

/** A page must not wait for a database that is down. */
const connectTimeoutMs = 2_000;
const statementTimeoutMs = 4_000;
/** Longer than any statement: a connection silent for so long is broken. Below the documented 5 s. */
const silentConnectionMs = statementTimeoutMs + 500;
/** Connections that broke silently while idle are not used later than this. */
const idleConnectionMs = 4_000;
const maxConnections = 10;

/** PostgreSQL's code for a missing table. */
const undefinedTable = '42P01';

/** @param mayBeUnavailable prepare on the first successful connection; by default an outage fails */
export async function openPostgres(
  databaseUrl: string,
  instance: string,
  log: ContentLog,
  prepare: Prepare,
  mayBeUnavailable = false,
): Promise<OpenDatabase> {
  let preparing: Promise<void> | undefined;
  const prepared = () => {
    preparing ??= prepareWith(postgres(databaseUrl, log, { application_name: instance, max: 2 }), prepare);
    preparing.catch(() => {
      preparing = undefined;
    });
    return preparing;
  };
  try {
    await prepared();
  } catch (error) {
    if (!mayBeUnavailable || error instanceof OldStoreError) throw error;
    log.error({ err: error }, 'nothing can be stored until the database can be reached');
  }
  const limits = {
    application_name: instance,
    max: maxConnections,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: idleConnectionMs,
    stream: socketThatEndsWhenSilent,
  };
  const db = postgres(databaseUrl, log, limits, prepared);
  return { db, hasEnded: () => false, close: () => db.destroy() };
}

/** On separate connections: waiting for another instance may take longer than the statement timeout. */
async function prepareWith(migrating: Database, prepare: Prepare): Promise<void> {
  try {
    await prepare(migrating);
  } finally {
    await migrating.destroy();
  }
}

function postgres(
  databaseUrl: string,
  log: ContentLog,
  limits: pg.PoolConfig,
  prepared: () => Promise<void> = async () => undefined,
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // For a new connection, and for a free one of the pool.
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // Kysely's own hook leaks a connection whose first statement fails.
    onConnect: async (client) => {
      await prepared();
      await client.query(likenessSettings);
    },
    ...limits,
  });
  // Without listeners, a connection ended by the server would end the process. The running statement reports the
  // failure.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke while idle'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends the connection, because PostgreSQL's own timeout does not reach us over a broken one. */
function socketThatEndsWhenSilent(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentConnectionMs, () =>
    socket.destroy(new Error(`The database has sent nothing for ${silentConnectionMs} ms.`)),
  );
}

export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
}

/** @param folder undefined for an empty database that ends with the process @throws NotStartedError */
export async function openBuiltIn(
  folder: string | undefined,
  log: ContentLog,
  prepare: Prepare,
): Promise<OpenDatabase> {
  let failure: Error | undefined;
  const pglite = new PGliteClient(folder, (error) => {
    failure = error;
    log.error({ err: error }, 'the built-in database has ended; it cannot be read or written any more');
  });
  const db = new Kysely<StoreTables>({
    dialect: new PGliteDialect({ pglite, onCreateConnection: setLikeness }),
  });
  try {
    await pglite.waitReady.catch((cause: unknown) => {
      throw new NotStartedError('The built-in database does not start.', { cause });
    });
    await prepare(db);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return { db, hasEnded: () => failure !== undefined, close: () => db.destroy() };
}

async function setLikeness(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(likenessSettings));
}

export function migrationsByRecord(
  others: readonly OtherTables[],
): ReadonlyMap<string, OtherTables['migrations']> {
  return new Map([
    [DEFAULT_MIGRATION_TABLE, migrations],
    ...others.map(({ name, migrations }) => [`${DEFAULT_MIGRATION_TABLE}_${name}`, migrations] as const),
  ]);
}

/** A newer schema stays, so an instance of the previous release goes on beside it. @throws OldStoreError */
export async function migrateToLatest(
  db: Database,
  others: readonly OtherTables[],
  log: ContentLog,
  location: string,
): Promise<void> {
  for (const [record, migrations] of migrationsByRecord(others)) {
    const names = Object.keys(migrations);
    const applied = await appliedSteps(db, record);
    if (record === DEFAULT_MIGRATION_TABLE) {
      const missing = missingOfBaseline(applied);
      if (missing.length > 0) throw new OldStoreError(location, record, missing);
    }
    const isWhole = names.every((name) => applied.has(name));
    if (!isWhole) await migrate(db, record, migrations);
    const added = [...applied].filter((name) => !names.includes(name));
    if (isWhole && added.length > 0)
      log.warn({ added }, 'a newer version has migrated the database; this version continues to run');
  }
}

export async function migrate(
  db: Database,
  migrationTableName: string,
  migrations: OtherTables['migrations'],
): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, migrationTableName, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

/** Kysely searches the catalogue for its tables, which takes a quarter of a second in a newly opened database. */
async function appliedSteps(db: Database, migrationTableName: string): Promise<ReadonlySet<string>> {
  const record = sql<{ name: string }>`select name from ${sql.table(migrationTableName)}`;
  try {
    const { rows } = await record.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (hasCode(error, undefinedTable)) return new Set();
    throw error;
  }
}
