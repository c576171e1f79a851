import { sql } from 'kysely';
import type { Work } from '#content/database/tables/tables.ts';
import type { ContentChangesTables } from './migrations.ts';
import { believedForSeconds } from './signature.ts';

/** Records a signature. Returns whether it is new on all instances. */
export async function noteOnce(work: Work, signature: string): Promise<boolean> {
  const db = work.withTables<ContentChangesTables>();
  // Clock skew goes both ways, so signatures stay for twice the tolerance.
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
  return noted !== undefined;
}
