import { sql } from 'kysely';
import type { Database } from '../database/tables/tables.ts';
import type { JobStatus } from './jobs.ts';

/** The key of a job's own row. */
const ownKey = '';

/** A job, or an item of its queue, that this instance works on. */
export interface Claimed {
  name: string;
  key: string;
  /** Who holds the lease: this instance and the number of its claim, so that a lost lease is never taken for a later one. */
  holder: string;
  item: unknown;
  /** This one included, since the last success. */
  attempts: number;
  ageMs: number;
}

/** What a claim may take of a job. */
interface Wanted {
  name: string;
  isQueue: boolean;
  free: number;
  leaseMs: number;
}

export async function register(db: Database, names: readonly { name: string; isQueue: boolean }[]) {
  // A queue's own row is never due: it says when an item was last done.
  await sql`
    insert into jobs (name, key, due_at)
    select name, ${ownKey}, case when is_queue then 'infinity'::timestamptz else now() end
    from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ isQueue }) => isQueue)}::boolean[]) as given(name, is_queue)
    on conflict (name, key) do nothing`.execute(db);
}

/** Takes leases of what is due. A claim more than a minute in the future is of a clock that was put back since. */
export async function claim(db: Database, holder: string, wanted: readonly Wanted[]): Promise<Claimed[]> {
  const { rows } = await sql<Omit<Claimed, 'holder' | 'ageMs'> & { age: number }>`
    with due as (
      select picked.name, picked.key, wanted.lease
      from unnest(
        ${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ isQueue }) => isQueue)}::boolean[],
        ${wanted.map(({ free }) => free)}::integer[], ${wanted.map(({ leaseMs }) => leaseMs / 1000)}::float8[]
      ) as wanted(name, is_queue, free, lease)
      cross join lateral (
        select jobs.name, jobs.key from jobs
        where jobs.name = wanted.name and (jobs.key <> ${ownKey}) = wanted.is_queue
          and (claimed_at > now() + interval '1 minute' or (due_at <= now() and (leased_until is null or leased_until <= now())))
        order by due_at, key limit wanted.free for update skip locked
      ) picked
    )
    update jobs set holder = ${holder}, leased_until = now() + make_interval(secs => due.lease), claimed_at = now(),
      due_at = least(jobs.due_at, now()), attempts = attempts + 1
    from due where jobs.name = due.name and jobs.key = due.key
    returning jobs.name, jobs.key, item, attempts, extract(epoch from now() - created_at)::float8 as age`.execute(
    db,
  );
  return rows.map(({ age, ...row }) => ({ ...row, holder, ageMs: age * 1000 }));
}

/** Notes a success. A lease that was lost changes nothing. */
export async function finish(db: Database, claimed: Claimed, nextInMs: number): Promise<void> {
  if (claimed.key === ownKey) {
    await sql`
      update jobs set holder = null, leased_until = null, attempts = 0, last_error = null, done_at = now(),
        due_at = ${inMs(nextInMs)}
      where ${isHeld(claimed)}`.execute(db);
    return;
  }
  await sql`
    with deleted as (delete from jobs where ${isHeld(claimed)} returning name)
    update jobs set done_at = now(), last_error = null from deleted
    where jobs.name = deleted.name and jobs.key = ${ownKey}`.execute(db);
}

/** Notes a failure, and when it is tried again. */
export async function fail(db: Database, claimed: Claimed, reason: string, nextInMs: number): Promise<void> {
  await sql`
    update jobs set holder = null, leased_until = null, last_error = ${reason}, due_at = ${inMs(nextInMs)}
    where ${isHeld(claimed)}`.execute(db);
}

/** Deletes an item that is given up; its queue keeps the reason. */
export async function giveUp(db: Database, claimed: Claimed, reason: string): Promise<void> {
  await sql`
    with deleted as (delete from jobs where ${isHeld(claimed)} returning name)
    update jobs set last_error = ${reason} from deleted
    where jobs.name = deleted.name and jobs.key = ${ownKey}`.execute(db);
}

/** Gives a lease back: the run was broken off, and is no failure. */
export async function release(db: Database, claimed: Claimed): Promise<void> {
  await sql`
    update jobs set holder = null, leased_until = null, attempts = attempts - 1 where ${isHeld(claimed)}`.execute(
    db,
  );
}

export async function add(db: Database, name: string, key: string, item: unknown): Promise<void> {
  await sql`
    insert into jobs (name, key, item) values (${name}, ${key}, ${JSON.stringify(item)}::json)`.execute(db);
}

export async function readStatus(db: Database, names: readonly string[]): Promise<JobStatus[]> {
  const { rows } = await sql<{
    name: string;
    is_queue: boolean;
    queued: number;
    age: number;
    done_at: Date | null;
    next_at: Date | null;
    is_running: boolean;
    failures: number;
    last_error: string | null;
  }>`
    select name, bool_or(due_at = 'infinity') as is_queue, (count(*) - 1)::integer as queued,
      greatest(0, extract(epoch from now() - coalesce(
        min(created_at) filter (where key <> ${ownKey}), min(due_at) filter (where due_at <> 'infinity')
      )))::float8 as age,
      max(done_at) as done_at, min(due_at) filter (where due_at <> 'infinity') as next_at,
      coalesce(bool_or(leased_until > now()), false) as is_running,
      sum(greatest(0, attempts - (case when leased_until > now() then 1 else 0 end)))::integer as failures,
      (array_agg(last_error order by claimed_at desc nulls last) filter (where last_error is not null))[1] as last_error
    from jobs where name = any(${names}::text[]) group by name order by name`.execute(db);
  return rows.map((row) => ({
    name: row.name,
    isQueue: row.is_queue,
    queued: row.queued,
    ageSeconds: row.age,
    lastDoneAt: row.done_at?.toISOString(),
    nextRunAt: row.next_at?.toISOString(),
    isRunning: row.is_running,
    failures: row.failures,
    lastError: row.last_error ?? undefined,
  }));
}

function isHeld({ name, key, holder }: Claimed) {
  return sql<boolean>`name = ${name} and key = ${key} and holder = ${holder}`;
}

function inMs(ms: number) {
  return sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
}
