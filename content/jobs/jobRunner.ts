import { randomUUID } from 'node:crypto';
import { errorCodeOf } from '#platform/errorCode.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import type { Database } from '../database/tables/tables.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { JobHandle, JobOptions, JobQueue, JobStatus, Jobs, QueueOptions } from './jobs.ts';
import * as table from './jobTable.ts';
import { Lease, RunEndedError } from './lease.ts';

/** Delay until an instance finds another one's items. */
const usualPollMs = 5_000;
const usualLeaseMs = 60_000;
const firstPauseMs = 1_000;
const usualMaxPauseMs = 10 * 60_000;
const maxReasonLength = 500;

interface Job {
  name: string;
  isQueue: boolean;
  leaseMs: number;
  concurrency: number;
  work: (claimed: table.Claimed, lease: Lease) => Promise<void>;
  maxPauseMs: number;
  intervalMs: number;
  /** Of a queue: returns whether the failed item is given up. */
  shouldAbandon: (claimed: table.Claimed, error: unknown) => Promise<boolean>;
  runs: Set<Promise<void>>;
  closing: AbortController;
  isRegistered: boolean;
  loggedKind: string | undefined;
}

interface RunnerParts {
  database: Database;
  log: ContentLog;
  pollMs?: number;
}

class UnreadableItemError extends Error {
  override readonly name = 'UnreadableItemError';
}

/** Instances take leases of due rows in the table `jobs`. A lease of a dead or hanging holder expires. */
export class JobRunner implements Jobs {
  readonly #db: Database;
  readonly #log: ContentLog;
  readonly #pollMs: number;
  readonly #instance = randomUUID();
  readonly #jobs = new Map<string, Job>();
  #claims = 0;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  /** Serialized, so that none begins more runs than a job may have. */
  #looking: Promise<unknown> = Promise.resolve();
  #isStarted = false;
  #isClosed = false;
  #isDatabaseUnavailable = false;

  constructor({ database, log, pollMs = usualPollMs }: RunnerParts) {
    this.#db = database;
    this.#log = log;
    this.#pollMs = pollMs;
  }

  every(
    name: string,
    intervalMs: number,
    run: (signal: AbortSignal, extendLease: () => Promise<void>) => Promise<void>,
    { leaseMs = usualLeaseMs, maxPauseMs = Math.min(intervalMs, usualMaxPauseMs) }: JobOptions = {},
  ): JobHandle {
    return this.#add({
      ...{ name, isQueue: false, leaseMs, concurrency: 1, intervalMs, maxPauseMs },
      work: (_, { signal, extend }) => run(signal, extend),
      shouldAbandon: async () => false,
    });
  }

  queue<Item>(name: string, options: QueueOptions<Item>): JobQueue<Item> {
    const { run, parse, maxAgeMs, isFinal, onAbandoned, concurrency = 1 } = options;
    const { leaseMs = usualLeaseMs, maxPauseMs = usualMaxPauseMs } = options;
    const read = (item: unknown): Item => {
      try {
        return parse(item);
      } catch (cause) {
        throw new UnreadableItemError('The stored item cannot be read.', { cause });
      }
    };
    const handle = this.#add({
      ...{ name, isQueue: true, leaseMs, concurrency, maxPauseMs, intervalMs: 0 },
      work: async ({ item }, { signal }) => run(read(item), signal),
      shouldAbandon: async ({ item, ageMs }, error) => {
        if (ageMs < maxAgeMs && !isFinal(error)) return false;
        if (!(error instanceof UnreadableItemError)) await onAbandoned(read(item));
        return true;
      },
    });
    return {
      ...handle,
      add: async (item, { key = randomUUID() } = {}) => {
        await table.add(this.#db, name, new Map([[key, item]]));
        this.#lookIn(0);
      },
      addAll: (items, work) => table.add(work, name, items),
    };
  }

  async runSoon(name: string): Promise<void> {
    await table.makeDue(this.#db, name);
    this.#lookIn(0);
  }

  async status(): Promise<JobStatus[]> {
    return table.readStatus(this.#db, [...this.#jobs.keys()]);
  }

  start(): void {
    this.#isStarted = true;
    this.#lookIn(0);
  }

  async runDue(): Promise<void> {
    while ((await this.#look()) || this.#runs().length > 0) {
      const runs = this.#runs();
      if (runs.length > 0) await Promise.race(runs);
    }
  }

  /** Aborts all runs, waits for them and releases their leases. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all([...this.#jobs.values()].map((job) => this.#closeJob(job)));
  }

  #add(job: Omit<Job, 'runs' | 'closing' | 'isRegistered' | 'loggedKind'>): JobHandle {
    if (this.#jobs.has(job.name)) throw new Error(`There are two jobs with the name ${job.name}.`);
    const state = { runs: new Set<never>(), closing: new AbortController() };
    const added: Job = { ...job, ...state, isRegistered: false, loggedKind: undefined };
    this.#jobs.set(job.name, added);
    this.#lookIn(0);
    return { close: () => this.#closeJob(added) };
  }

  async #closeJob(job: Job): Promise<void> {
    job.closing.abort(new RunEndedError('The job is closed.'));
    // A poll in progress may begin one more run.
    await this.#looking;
    await Promise.all(job.runs);
    if (this.#jobs.get(job.name) === job) this.#jobs.delete(job.name);
  }

  #runs(): Promise<void>[] {
    return [...this.#jobs.values()].flatMap(({ runs }) => [...runs]);
  }

  #lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (!this.#isStarted || this.#isClosed || at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      void this.#look().then(() => this.#lookIn(this.#pollMs));
    }, ms);
    this.#timer.unref();
  }

  /** Never throws. Returns whether more may be due. */
  #look(): Promise<boolean> {
    // Items added since the running poll began need another one.
    const look = this.#looking.then(() => this.#claimAndBegin());
    this.#looking = look;
    return look;
  }

  async #claimAndBegin(): Promise<boolean> {
    const open = [...this.#jobs.values()].filter(({ closing }) => !closing.signal.aborted);
    if (open.length === 0) return false;
    try {
      const unregistered = open.filter(({ isRegistered }) => !isRegistered);
      if (unregistered.length > 0) await table.register(this.#db, unregistered);
      for (const job of unregistered) job.isRegistered = true;
      const free = open
        .map((job) => ({ ...job, free: job.concurrency - job.runs.size }))
        .filter(({ free }) => free > 0);
      if (free.length === 0) return true;
      this.#claims += 1;
      const claimed = await table.claim(this.#db, `${this.#instance} ${this.#claims}`, free);
      this.#isDatabaseUnavailable = false;
      for (const each of claimed) this.#begin(each);
      return claimed.length > 0 || free.length < open.length;
    } catch (error) {
      if (!this.#isDatabaseUnavailable && !this.#isClosed)
        this.#log.warn({ err: error }, 'background jobs are delayed: the database cannot be reached');
      this.#isDatabaseUnavailable = true;
      return false;
    }
  }

  #begin(claimed: table.Claimed): void {
    const job = this.#jobs.get(claimed.name);
    if (!job) return;
    const run = this.#run(job, claimed)
      .catch((error: unknown) => {
        // The lease expires, and the run is repeated.
        this.#log.warn({ err: error, job: job.name }, 'the end of a background job could not be stored');
        return this.#pollMs;
      })
      .then((nextInMs) => {
        job.runs.delete(run);
        this.#lookIn(nextInMs);
      });
    job.runs.add(run);
  }

  async #run(job: Job, claimed: table.Claimed): Promise<number> {
    const lease = new Lease(this.#db, claimed, job.leaseMs, job.closing.signal);
    try {
      await Promise.race([job.work(claimed, lease), lease.ended]);
    } catch (error) {
      return await this.#failed(job, claimed, error);
    } finally {
      lease.stop();
    }
    const nextInMs = await table.finish(this.#db, claimed, job.intervalMs);
    if (job.loggedKind !== undefined) this.#log.info({ job: job.name }, 'a background job succeeds again');
    job.loggedKind = undefined;
    return nextInMs;
  }

  async #failed(job: Job, claimed: table.Claimed, error: unknown): Promise<number> {
    if (job.closing.signal.aborted) {
      await table.release(this.#db, claimed);
      return 0;
    }
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxReasonLength);
    if (await job.shouldAbandon(claimed, error)) {
      await table.abandon(this.#db, claimed, reason);
      this.#log.error(
        { err: error, job: job.name, attempts: claimed.attempts },
        'a queued item will not be retried',
      );
      return 0;
    }
    const ownPauseMs = firstPauseMs * 2 ** (claimed.attempts - 1);
    const retryAfterMs = (error instanceof UpstreamError && error.retryAfterMs) || 0;
    const pauseMs = Math.min(Math.max(ownPauseMs, retryAfterMs), job.maxPauseMs);
    const kind = `${error instanceof Error ? error.name : ''} ${errorCodeOf(error) ?? ''}`;
    if (job.loggedKind !== kind)
      this.#log.warn({ err: error, job: job.name, pauseMs }, 'a background job failed; it will be retried');
    job.loggedKind = kind;
    return table.fail(this.#db, claimed, reason, pauseMs);
  }
}
