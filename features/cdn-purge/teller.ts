import { sql } from 'kysely';
import type { Database } from '../../content/database/tables/tables.ts';

/** Seconds for which an instance that says nothing more is believed to live. */
const believedFor = 10;

export interface Turn {
  /** Whether this instance tells the CDN. */
  isMine: boolean;
  /** So long ago all that had been heard was told, in milliseconds. */
  toldAgo: number;
}

/**
 * Takes or keeps the turn of telling the CDN, which one of the instances that share a database has.
 *
 * @param hasTold whether this one has nothing left to tell
 */
export async function takeTurn(db: Database, instance: string, hasTold: boolean): Promise<Turn> {
  const now = sql`clock_timestamp()`;
  await sql`insert into cdn_purge_teller as teller (id, instance, believed_until, told_until)
    values (1, ${instance}, ${now} + make_interval(secs => ${believedFor}), ${now})
    on conflict (id) do update set
      told_until = case when teller.instance = excluded.instance and ${hasTold}::boolean then ${now} else teller.told_until end,
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
