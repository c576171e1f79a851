import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';

/** Seconds for which an instance that says nothing more is believed to live. */
const believedFor = 10;

export interface Turn {
  /** Whether this instance tells the CDN. */
  isMine: boolean;
  /** All that had been heard so long ago is told, in milliseconds. */
  toldAgo: number;
}

/**
 * Takes or keeps the turn of telling the CDN, which one of the instances that share a database has.
 *
 * @param toldAgo all that this one had heard so long ago is told, in milliseconds
 */
export async function takeTurn(db: Database, instance: string, toldAgo: number): Promise<Turn> {
  const now = sql`clock_timestamp()`;
  const told = sql`${now} - make_interval(secs => ${toldAgo / 1000}::float8)`;
  await sql`insert into cdn_purge_teller as teller (id, instance, believed_until, told_until)
    values (1, ${instance}, ${now} + make_interval(secs => ${believedFor}), ${told})
    on conflict (id) do update set
      told_until = case when teller.instance = excluded.instance then ${told} else teller.told_until end,
      instance = excluded.instance,
      believed_until = excluded.believed_until
    where teller.instance = excluded.instance or teller.believed_until < ${now}`.execute(db);
  const { rows } = await sql<{ instance: string; ago: number }>`select instance,
    (extract(epoch from ${now} - told_until) * 1000)::float8 as ago from cdn_purge_teller`.execute(db);
  const [row] = rows;
  return { isMine: row?.instance === instance, toldAgo: row?.ago ?? 0 };
}

/** Lets another instance take its turn at once. */
export async function leaveTurn(db: Database, instance: string): Promise<void> {
  await sql`update cdn_purge_teller set believed_until = '-infinity' where instance = ${instance}`.execute(
    db,
  );
}
