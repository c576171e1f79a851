import { type Kysely, sql } from 'kysely';

export async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id bigint generated always as identity primary key,
      kind text not null,
      path text not null,
      body json not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index events_by_time on events (received_at)`.execute(db);
}
