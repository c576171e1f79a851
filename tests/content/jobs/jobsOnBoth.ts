import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { type PostgresServer, startPostgres } from '../postgres.ts';
import { quietLog } from '../quietLog.ts';

export const hour = 3_600_000;
export let store: DatabaseStore;
/** The address of the store; empty for the built-in database. */
export let databaseUrl: string;
export let log: ReturnType<typeof quietLog>;
let server: PostgresServer | undefined;
let runners: JobRunner[];

export function describeOnBoth(tests: (isPostgres: boolean) => void): void {
  describe.each([
    ['the built-in database', false],
    ['PostgreSQL', true],
  ])('on %s', (_name, isPostgres) => {
    beforeAll(async () => {
      server = isPostgres ? await startPostgres() : undefined;
      databaseUrl = (await server?.createDatabase('jobs')) ?? '';
      store = await (server ? DatabaseStore.open({ databaseUrl }, quietLog()) : openBuiltInStore());
    });
    afterAll(async () => {
      await store.close();
      await server?.stop();
    });
    beforeEach(async () => {
      await sql`delete from jobs`.execute(store.database);
      log = quietLog();
      runners = [];
    });
    afterEach(() => Promise.all(runners.map((runner) => runner.close())));

    tests(isPostgres);
  });
}

export function instance(parts: { database?: Database; pollMs?: number } = {}): JobRunner {
  const runner = new JobRunner({ database: store.database, log, ...parts });
  runners.push(runner);
  return runner;
}

/** Leaves an instance open after the test: its run never ends. */
export function leaveOpen(runner: JobRunner): void {
  runners = runners.filter((other) => other !== runner);
}

export const given = {
  parse: (stored: unknown) => String(stored),
  maxAgeMs: hour,
  isFinal: () => false,
  onAbandoned: async () => undefined,
};

export const pass = (seconds: number) =>
  sql`update jobs set due_at = due_at - make_interval(secs => ${seconds}), created_at = created_at - make_interval(secs => ${seconds}),
    claimed_at = claimed_at - make_interval(secs => ${seconds}), leased_until = leased_until - make_interval(secs => ${seconds})
    where due_at <> 'infinity'`.execute(store.database);
