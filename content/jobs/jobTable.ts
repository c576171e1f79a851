import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables/tables.ts';
import type { JobStatus } from './jobs.ts';

const ownKey = '';

export interface Claimed {
  name: string;
  key: string;
  /** Instance and number of the claim, so that a lost lease never counts as a later one. */
  holder: string;
  item: unknown;
  attempts: number;
  ageMs: number;
}

interface FreeJob {
  name: string;
  isQueue: boolean;
  free: number;
  leaseMs: number;
}

export async function register(db: Database, names: readonly { name: string; isQueue: boolean }[]) {
  // A queue's own row is never due: it records the last success.
  await sql`
    insert into jobs (name, key, due_at)
    select name, ${ownKey}, case when is_queue then 'infinity'::timestamptz else now() end
    from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ isQueue }) => isQueue)}::boolean[]) as given(name, is_queue)
    on conflict (name, key) do nothing`.execute(db);
}

/** A claim more than a minute in the future stems from a clock that was reset. */
export async function claim(db: Database, holder: string, jobs: readonly FreeJob[]): Promise<Claimed[]> {
  const { rows } = await sql<Omit<Claimed, 'holder' | 'ageMs'> & { age: number }>`
    with due as (
      select picked.name, picked.key, wanted.lease
      from unnest(
        ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ isQueue }) => isQueue)}::boolean[],
        ${jobs.map(({ free }) => free)}::integer[], ${jobs.map(({ leaseMs }) => leaseMs / 1000)}::float8[]
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

/** False if the lease was lost. */
export async function extend(db: Database, claimed: Claimed, leaseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set leased_until = ${inMs(leaseMs)} where ${isClaimed(claimed)} and leased_until > now()`.execute(
    db,
  );
  return Number(numAffectedRows) > 0;
}

/** Made due since its claim: this run may have missed the reason. */
const isDueAgain = sql<boolean>`due_at > claimed_at`;

/** Returns milliseconds until the next run. Without the lease nothing changes. */
export async function finish(db: Database, claimed: Claimed, nextInMs: number): Promise<number> {
  if (claimed.key === ownKey)
    return leave(db, claimed, nextInMs, sql`attempts = 0, last_error = null, done_at = now()`);
  await deleteItem(db, claimed, sql`done_at = now(), last_error = null`);
  return 0;
}

/** Returns milliseconds until the retry. An item that was added again is retried immediately. */
export function fail(db: Database, claimed: Claimed, reason: string, nextInMs: number): Promise<number> {
  const isDueNow = claimed.key === ownKey ? sql<boolean>`false` : isDueAgain;
  return leave(db, claimed, nextInMs, sql`last_error = ${reason}`, isDueNow);
}

/** Its queue keeps the reason. */
export function abandon(db: Database, claimed: Claimed, reason: string): Promise<void> {
  return deleteItem(db, claimed, sql`last_error = ${reason}`);
}

export async function release(db: Database, claimed: Claimed): Promise<void> {
  await sql`
    update jobs set holder = null, leased_until = null, attempts = greatest(0, attempts - 1)
    where ${isClaimed(claimed)}`.execute(db);
}

async function leave(
  db: Database,
  claimed: Claimed,
  nextInMs: number,
  outcome: RawBuilder<unknown>,
  isDueNow = isDueAgain,
) {
  const { rows } = await sql<{ seconds: number }>`
    update jobs set holder = null, leased_until = null, ${outcome},
      due_at = case when ${isDueNow} then now() else ${inMs(nextInMs)} end
    where ${isClaimed(claimed)} returning extract(epoch from due_at - now())::float8 as seconds`.execute(db);
  return (rows[0]?.seconds ?? 0) * 1000;
}

/** An item that was added again since its claim stays. */
async function deleteItem(db: Database, claimed: Claimed, outcome: RawBuilder<unknown>): Promise<void> {
  const { numAffectedRows } = await sql`
    with deleted as (delete from jobs where ${isClaimed(claimed)} and not ${isDueAgain} returning name)
    update jobs set ${outcome} from deleted where jobs.name = deleted.name and jobs.key = ${ownKey}`.execute(
    db,
  );
  if (Number(numAffectedRows) > 0) return;
  // A separate statement sees items of the transaction that the deletion waited for.
  await sql`update jobs set holder = null, leased_until = null, due_at = now() where ${isClaimed(claimed)}`.execute(
    db,
  );
}

/** After the claim of a run that may have begun in the same moment. */
const dueNow = sql`case when jobs.holder is null then now() else greatest(now(), jobs.claimed_at + interval '1 microsecond') end`;

/** Replaces a queued item of the same key; a running one continues, and the new one follows. */
export async function add(db: Database, name: string, items: ReadonlyMap<string, unknown>): Promise<void> {
  const written = [...items.values()].map((item) => JSON.stringify(item));
  await sql`
    insert into jobs (name, key, item) select ${name}, key, item::json
    from unnest(${[...items.keys()]}::text[], ${written}::text[]) as given(key, item) order by key
    on conflict (name, key) do update set item = excluded.item, created_at = now(), attempts = 0, due_at = ${dueNow}`.execute(
    db,
  );
}

/** And once more if it is running. After a failure the pause stays. */
export async function makeDue(db: Database, name: string): Promise<void> {
  await sql`
    update jobs set due_at = ${dueNow}
    where name = ${name} and key = ${ownKey} and due_at <> 'infinity' and (attempts = 0 or holder is not null)`.execute(
    db,
  );
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

function isClaimed({ name, key, holder }: Claimed) {
  return sql<boolean>`name = ${name} and key = ${key} and holder = ${holder}`;
}

function inMs(ms: number) {
  return sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
}
