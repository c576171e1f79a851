import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { ContentChangesTables } from './migrations.ts';
import { believedForSeconds } from './signature.ts';

/**
 * Does something for a signature that no instance has seen before. What failed is not noted, and may be sent again.
 *
 * No transaction is open while it is done: it asks the database too, and the built-in one has a single connection.
 *
 * @returns whether it was done
 */
export async function sayOnce(
  database: () => Promise<Database>,
  signature: string,
  say: () => Promise<void>,
): Promise<boolean> {
  const db = (await database()).withTables<ContentChangesTables>();
  // A clock may be behind by as much as it may be ahead.
  await db
    .deleteFrom('content_changes_said')
    .where('said_at', '<', sql<Date>`now() - make_interval(secs => ${2 * believedForSeconds + 60})`)
    .execute();
  const noted = await db
    .insertInto('content_changes_said')
    .values({ signature })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  if (!noted) return false;
  try {
    await say();
  } catch (error) {
    await db.deleteFrom('content_changes_said').where('signature', '=', signature).execute();
    throw error;
  }
  return true;
}
