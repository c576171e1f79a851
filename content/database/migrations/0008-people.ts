import { type Kysely, sql } from 'kysely';

/**
 * Who works in the editor; what reviews were asked for and given; and what shall be published or withdrawn when. Triggers
 * tell of each, so that a command reaches the servers as well.
 */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      id text primary key,
      name text not null,
      folded_name text not null unique,
      role text not null,
      token_hash text unique,
      added_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`
    create table reviews (
      number bigint generated always as identity primary key,
      path text collate "C" not null,
      sequence integer not null,
      kind text not null,
      person text not null,
      author text not null,
      asked_of text,
      words text not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index reviews_by_path on reviews (path, number)`.execute(db);
  await sql`create index reviews_by_time on reviews (made_at)`.execute(db);
  await sql`
    create table schedules (
      id text primary key,
      path text collate "C" not null,
      kind text not null,
      due_at timestamptz not null,
      zone text not null,
      author text not null,
      made_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      sequence integer,
      body json,
      note text,
      outcome text,
      reason text,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index schedules_waiting on schedules (path, kind) where outcome is null`.execute(
    db,
  );
  await sql`create index schedules_due on schedules (due_at) where outcome is null`.execute(db);
  await sql`create index schedules_by_change on schedules (changed_at)`.execute(db);
  for (const [table, event, channel, text] of [
    ['people', 'update', 'pagewell_people', "'/' || new.id"],
    ['reviews', 'insert', 'pagewell_reviews', 'new.path'],
    ['schedules', 'insert or update', 'pagewell_schedules', 'new.path'],
  ] as const) {
    await sql`
      create function ${sql.raw(`tell_${table}`)}() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(channel)}, current_setting('application_name') || ' ' || ${sql.raw(text)});
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} after ${sql.raw(event)} on ${sql.raw(table)}
      for each row execute function ${sql.raw(`tell_${table}`)}()`.execute(db);
  }
}
