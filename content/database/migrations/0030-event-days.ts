import { type Kysely, sql } from 'kysely';

/** Counts the bytes of stored events by day, which bounds them. */
export async function createEventDays(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_days (day date primary key, bytes bigint not null)`.execute(db);
  await sql`
    insert into event_days (day, bytes)
    select received_at::date, sum(octet_length(body::text)) from events group by 1
  `.execute(db);
}
