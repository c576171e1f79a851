import { sql } from 'kysely';
import { passing } from '#cli/backup/tables/catalogue.ts';
import type { Database } from '#content/database/tables/tables.ts';

/** What some take for the end of a line, or for something else than text. */
const oddText = '/ß\u2028 "quoted" \\ {1,2}\n\t🦴';

/** A value for each type that tables have; each is one that is easily changed on the way. */
const values: Readonly<Record<string, string>> = {
  text: oddText,
  json: '{ "b":  1.10, "a": "\\u0000\u2028",\n "a": 2 }',
  jsonb: '{"a": [1, null]}',
  'timestamp with time zone': '2026-01-02 03:04:05.678901+05:30',
  date: '2026-02-28',
  bytea: '\\x000a0dff22',
  boolean: 'true',
  integer: '1',
  bigint: '9007199254740993',
  smallint: '1',
  numeric: '0.10',
  'double precision': '0.30000000000000004',
  real: '0.1',
  ARRAY: '{"a,b",NULL,"\\"c\\""}',
  tsvector: "'knee':1A 'sl''eep':2",
  uuid: '00000000-0000-4000-8000-000000000001',
};

/** Where a table takes only some. A column that takes null refers to a row that is there, or to none. */
const special: Readonly<Record<string, string>> = {
  'site_configuration.name': 'site',
  'articles.origin': 'own',
  'auth_sessions.kind': 'session',
};

/** The tables of a database but for what a backup leaves out, as the standard's catalogue has them. */
export async function tablesOfDatabase(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like 'kysely\\_migration%' and table_name <> all(${[...passing]}::text[])
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Puts a row with odd values into each table: after those that it refers to. */
export async function fillEveryTable(db: Database): Promise<void> {
  let left = await tablesOfDatabase(db);
  while (left.length > 0) {
    const refused = new Map<string, unknown>();
    for (const table of left) await fill(db, table).catch((error: unknown) => refused.set(table, error));
    if (refused.size === left.length) {
      throw new Error(`No row can be put into ${left.join(', ')}: say one of its values in "special"`, {
        cause: [...refused.values()][0],
      });
    }
    left = [...refused.keys()];
  }
}

async function fill(db: Database, table: string): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name::text as name, data_type::text as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  const row = columns.map(({ name, type }) => {
    const value = special[`${table}.${name}`] ?? (name === 'id' && type === 'integer' ? '1' : values[type]);
    if (value === undefined) throw new Error(`${table}.${name} is ${type}: give a value for that`);
    return sql.lit(value);
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    overriding system value values (${sql.join(row)})`.execute(db);
}

export async function everythingIn(db: Database): Promise<Record<string, string[]>> {
  const everything: Record<string, string[]> = {};
  for (const table of await tablesOfDatabase(db)) {
    const { rows } = await sql<{ row: string }>`
      select row_of::text as row from ${sql.table(table)} as row_of order by 1`.execute(db);
    everything[table] = rows.map(({ row }) => row);
  }
  const { rows } = await sql<{ row: string }>`
    select concat(sequencename, ' ', last_value) as row from pg_sequences order by 1`.execute(db);
  everything['(sequences)'] = rows.map(({ row }) => row);
  return everything;
}
