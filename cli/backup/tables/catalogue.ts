import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Database } from '#content/database/tables/tables.ts';

export interface Column {
  name: string;
  type: string;
}

/**
 * Excluded: rate limits, background jobs (a mail must not be sent twice), `leases` of the previous release,
 * and files that each release contains.
 */
export const passing: ReadonlySet<string> = new Set([
  'rate_limits',
  'leases',
  'jobs',
  'builds',
  'built_files',
]);

/** A backup lists them, and a restored database applies them. */
function recordsMigrations(table: string): boolean {
  return table.startsWith(DEFAULT_MIGRATION_TABLE);
}

export async function backedUpTables(db: Database): Promise<Map<string, Column[]>> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) {
    if (recordsMigrations(table) || passing.has(table)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

export async function isNew(db: Database): Promise<boolean> {
  return (await tableNames(db)).length === 0;
}

export async function appliedMigrations(db: Database): Promise<Map<string, string[]>> {
  const records = (await tableNames(db)).filter(
    (name) => recordsMigrations(name) && name !== `${DEFAULT_MIGRATION_TABLE}_lock`,
  );
  const applied = new Map<string, string[]>();
  for (const record of records) {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(record)} order by name collate "C"`.execute(db);
    applied.set(
      record,
      rows.map(({ name }) => name),
    );
  }
  return applied;
}

export async function sequenceValues(db: Database): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value::text as value
    from pg_sequences where schemaname = current_schema() order by 1`.execute(db);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    order by relname collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
