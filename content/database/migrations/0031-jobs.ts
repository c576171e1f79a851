import { type Kysely, sql } from 'kysely';

/** Background work: a row for each job, whose key is empty, and one for each item of its queue. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      name text not null,
      key text not null,
      item json,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      last_error text,
      holder text,
      leased_until timestamptz,
      claimed_at timestamptz,
      done_at timestamptz,
      primary key (name, key)
    )`.execute(db);
  await sql`create index jobs_by_due on jobs (name, due_at)`.execute(db);
}
