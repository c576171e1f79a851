import { sql } from 'kysely';
import type { Database } from '../../content/database/tables/tables.ts';
import type { ContentChangesTables } from './migrations.ts';
import { believedForSeconds } from './signature.ts';

/**
 * Does something for a signature that no instance has seen before, and notes it only if that succeeds: what failed may be sent again.
 *
 * @returns whether it was done
 */
export async function sayOnce(
  database: () => Promise<Database>,
  signature: string,
  say: () => Promise<void>,
): Promise<boolean> {
  const db = (await database()).withTables<ContentChangesTables>();
  return db.transaction().execute(async (work) => {
    // A clock may be behind by as much as it may be ahead.
    await work
      .deleteFrom('content_changes_said')
      .where('said_at', '<', sql<Date>`now() - make_interval(secs => ${2 * believedForSeconds + 60})`)
      .execute();
    const noted = await work
      .insertInto('content_changes_said')
      .values({ signature })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .executeTakeFirst();
    if (!noted) return false;
    await say();
    return true;
  });
}
