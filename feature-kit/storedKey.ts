import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';

/** Gives the secret, asking for it once. */
export type Key = () => Promise<string>;

const keyBytes = 32;

/**
 * The same on all instances. Rejects while the database is unavailable.
 * @param table for this alone: `id integer primary key check (id = 1), key text not null`
 */
export function storedKey(database: Database, table: string): Key {
  let known: string | undefined;
  return async () => {
    known ??= await readKey(database, table);
    return known;
  };
}

async function readKey(database: Database, table: string): Promise<string> {
  const made = randomBytes(keyBytes).toString('base64url');
  await sql`insert into ${sql.table(table)} (id, key) values (1, ${made}) on conflict do nothing`.execute(
    database,
  );
  const { rows } = await sql<{ key: string }>`select key from ${sql.table(table)}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`The table ${table} has no key`);
  return row.key;
}
