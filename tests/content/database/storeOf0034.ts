import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type LastingDatabase, workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { quietLog } from '../quietLog.ts';

/** `pg_dump --inserts` of a store of the last release with the steps 0001 to 0034: each statement begins a line. */
const dump = new URL('storeOf0034.sql', import.meta.url);

export async function putStoreOf0034(location: LastingDatabase): Promise<void> {
  const statements = readFileSync(dump, 'utf8').split(/\n(?=[A-Z])/);
  await workOnDatabase(location, quietLog(), async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
}
