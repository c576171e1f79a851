import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { missingOfBaseline } from '#content/database/migrations/migrations.ts';
import { migrate, migrationsByRecord, type OtherTables } from '#content/database/opening/openDatabase.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { backedUpTables, isNew } from './catalogue.ts';
import { putRows } from './rows.ts';

export interface BackedUpDatabase {
  migrations: ReadonlyMap<string, readonly string[]>;
  tables: ReadonlyMap<
    string,
    { columns: readonly string[]; lines: () => AsyncIterable<string>; rows: number }
  >;
  /** Null if the sequence was never used. */
  sequences: ReadonlyMap<string, string | null>;
}

export class NotRestoredError extends Error {
  override readonly name = 'NotRestoredError';
}

/**
 * One transaction. @throws NotRestoredError @param alsoDone runs before the commit; if it fails, nothing is
 * restored
 */
export async function restoreTables(
  db: Database,
  backedUp: BackedUpDatabase,
  others: readonly OtherTables[],
  alsoDone: () => Promise<void>,
): Promise<void> {
  requireKnownSteps(backedUp, others);
  await db.transaction().execute(async (work) => {
    if (!(await isNew(work)))
      throw new NotRestoredError(
        'this database already has tables, which are not overwritten. Restore into a new one: another DATA_DIR, or an empty database for DATABASE_URL',
      );
    await migrateAsBackedUp(work, backedUp, others);
    await withoutForeignKeys(work, () => putTables(work, backedUp));
    await setSequences(work, backedUp);
    await migrateToLatestWithin(work, others);
    // Without statistics, queries have slow plans until PostgreSQL analyzes the tables by itself.
    await sql`analyze`.execute(work);
    await alsoDone();
  });
}

function requireKnownSteps({ migrations }: BackedUpDatabase, others: readonly OtherTables[]): void {
  const known = migrationsByRecord(others);
  for (const [record, names] of migrations) {
    const unknown = names.find((name) => !Object.hasOwn(known.get(record) ?? {}, name));
    if (unknown !== undefined)
      throw new NotRestoredError(
        `the backup is of a newer version: this one does not know the database migration "${unknown}" (${record}). Restore it with the version that made it, or a later one`,
      );
  }
  const missing = missingOfBaseline(new Set(migrations.get(DEFAULT_MIGRATION_TABLE))).at(-1);
  if (missing !== undefined)
    throw new NotRestoredError(
      `the backup is of a release too old to upgrade from: its database lacks the migration "${missing}" (${DEFAULT_MIGRATION_TABLE}). Restore it with a release that has this migration, and back that database up`,
    );
}

async function migrateAsBackedUp(
  db: Database,
  { migrations }: BackedUpDatabase,
  others: readonly OtherTables[],
): Promise<void> {
  for (const [record, known] of migrationsByRecord(others)) {
    const then = new Set(migrations.get(record));
    if (then.size === 0) continue;
    await migrate(db, record, Object.fromEntries(Object.entries(known).filter(([name]) => then.has(name))));
  }
}

async function putTables(db: Database, { tables }: BackedUpDatabase): Promise<void> {
  const here = await backedUpTables(db);
  requireSame('table', 'the database', [...here.keys()], [...tables.keys()]);
  for (const [table, columns] of here) {
    const backedUp = tables.get(table);
    if (!backedUp) continue;
    requireSame(
      'column',
      table,
      columns.map(({ name }) => name),
      backedUp.columns,
    );
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    // Migrations may have created the columns in another order.
    const ordered = backedUp.columns.map((name) => ({ name, type: types.get(name) ?? 'text' }));
    // A migration may have inserted rows that the backup contains too.
    await sql`delete from ${sql.table(table)}`.execute(db);
    const rows = await putRows(db, table, ordered, backedUp.lines());
    if (rows !== backedUp.rows)
      throw new NotRestoredError(
        `${table} has ${rows} rows in the backup, but its manifest says ${backedUp.rows}`,
      );
  }
}

/** @throws NotRestoredError when the backup does not match the schema of its time */
function requireSame(
  kind: string,
  location: string,
  here: readonly string[],
  backedUp: readonly string[],
): void {
  const missing = here.find((name) => !backedUp.includes(name));
  if (missing !== undefined)
    throw new NotRestoredError(
      `the backup is not complete: the ${kind} "${missing}" of ${location} is missing`,
    );
  const unknown = backedUp.find((name) => !here.includes(name));
  if (unknown !== undefined)
    throw new NotRestoredError(`the backup has an unknown ${kind} "${unknown}" in ${location}`);
}

/** Rows are inserted table by table, and may refer to later tables: foreign keys are checked at the end. */
async function withoutForeignKeys(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { owner, name } of keys)
    await sql`alter table ${sql.raw(owner)} drop constraint ${sql.ref(name)}`.execute(db);
  await work();
  for (const { owner, name, definition } of keys) {
    await sql`alter table ${sql.raw(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  }
}

async function setSequences(db: Database, { sequences }: BackedUpDatabase): Promise<void> {
  for (const [name, value] of sequences) {
    if (value === null) continue;
    await sql`select setval(format('%I', ${name}::text)::regclass, ${value}::text::bigint)`.execute(db);
  }
}

/** The usual check for pending migrations fails on an empty database and aborts the transaction. */
async function migrateToLatestWithin(db: Database, others: readonly OtherTables[]): Promise<void> {
  for (const [record, migrations] of migrationsByRecord(others)) await migrate(db, record, migrations);
}
