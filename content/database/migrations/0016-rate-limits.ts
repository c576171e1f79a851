import { type Kysely, sql } from 'kysely';

/**
 * How often somebody asked lately, by a hash of who it was. Nothing here outlives a crash, nor needs to: the table is not
 * written to the log of the database.
 */
export async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_by_end on rate_limits (expire)`.execute(db);
}
