import { spawn } from 'node:child_process';
import path from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { until } from '../../support/until.ts';
import { type PostgresServer, startPostgres } from '../postgres.ts';
import { quietLog } from '../quietLog.ts';

const hour = 3_600_000;
let server: PostgresServer | undefined;
let databaseUrl = '';
const kinds = [
  ['the built-in database', () => openBuiltInStore()],
  [
    'PostgreSQL',
    async () => {
      server = await startPostgres();
      databaseUrl = await server.createDatabase('jobs');
      return DatabaseStore.open({ databaseUrl }, quietLog());
    },
  ],
] as const;
let store: DatabaseStore;
let log: ReturnType<typeof quietLog>;
let runners: JobRunner[];

/** An instance that looks only when a test says so. */
function instance(database = store.database): JobRunner {
  const runner = new JobRunner({ database, log });
  runners.push(runner);
  return runner;
}

const given = {
  parse: (stored: unknown) => String(stored),
  maxAgeMs: hour,
  isFinal: () => false,
  onGivenUp: async () => undefined,
};
/** Time passes for all that is stored. */
const pass = (seconds: number) =>
  sql`update jobs set due_at = due_at - make_interval(secs => ${seconds}), created_at = created_at - make_interval(secs => ${seconds}),
    claimed_at = claimed_at - make_interval(secs => ${seconds}), leased_until = leased_until - make_interval(secs => ${seconds})
    where due_at <> 'infinity'`.execute(store.database);

/** Whether a statement waits for a row that another transaction has locked. */
async function isAnyBlocked(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    store.database,
  );
  return rows.length > 0;
}

describe.each(kinds)('on %s', (name, open) => {
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server?.stop();
    server = undefined;
  });
  beforeEach(async () => {
    await sql`delete from jobs`.execute(store.database);
    log = quietLog();
    runners = [];
  });
  afterEach(() => Promise.all(runners.map((runner) => runner.close())));

  describe('a repeated job', () => {
    test('runs at the first look, then each interval, on one instance', async () => {
      const ran: string[] = [];
      const [one, other] = [instance(), instance()];
      one.every('sweep', hour, async () => void ran.push('one'));
      other.every('sweep', hour, async () => void ran.push('other'));
      await one.runDue();
      await other.runDue();
      expect(ran).toEqual(['one']);
      await pass(3_599);
      await other.runDue();
      expect(ran).toEqual(['one']);
      await pass(1);
      await other.runDue();
      expect(ran).toEqual(['one', 'other']);
    });

    test('of many instances that look at the same time runs on one', async () => {
      let ran = 0;
      const rush = Array.from({ length: 8 }, () => instance());
      for (const each of rush) each.every('rush', hour, async () => void ran++);
      await Promise.all(rush.map((each) => each.runDue()));
      expect(ran).toBe(1);
    });

    test('that fails is tried again with growing pauses no longer than its interval, logged once a kind, and counted', async () => {
      const runner = instance();
      let broken: Error | undefined = new TypeError('no list');
      runner.every('list', 5_000, async () => {
        if (broken) throw broken;
      });
      for (const seconds of [1, 2, 4, 5, 5]) {
        await runner.runDue();
        const { nextRunAt = '', failures } = (await runner.status())[0] ?? {};
        expect(Date.parse(nextRunAt) - Date.now()).toBeGreaterThan((seconds - 1) * 1000);
        expect(Date.parse(nextRunAt) - Date.now()).toBeLessThanOrEqual(seconds * 1000 + 50);
        expect(failures).toBeGreaterThan(0);
        await pass(seconds);
      }
      expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
      broken = new RangeError('another kind');
      await runner.runDue();
      expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
      expect((await runner.status())[0]).toMatchObject({
        failures: 6,
        lastError: 'another kind',
        isQueue: false,
      });
      broken = undefined;
      await pass(5);
      await runner.runDue();
      expect(await runner.status()).toMatchObject([{ failures: 0, lastError: undefined, isRunning: false }]);
    });

    test('of a dead instance goes on when its lease has ended', async () => {
      const dead = instance();
      let began = 0;
      dead.every(
        'walk',
        hour,
        () => {
          began += 1;
          return new Promise(() => undefined);
        },
        { leaseMs: hour },
      );
      void dead.runDue();
      await until(() => began === 1);
      const next = instance();
      let ran = 0;
      next.every('walk', hour, async () => void ran++, { leaseMs: hour });
      await pass(3_599);
      await next.runDue();
      expect(ran).toBe(0);
      await pass(1);
      await next.runDue();
      expect(ran).toBe(1);
      runners = [next];
    });

    test('that hangs is left behind when its lease ends, aborted and counted as failed', async () => {
      const runner = instance();
      const runs: AbortSignal[] = [];
      runner.every(
        'hang',
        1,
        (signal) => {
          runs.push(signal);
          return runs.length === 1 ? new Promise(() => undefined) : Promise.resolve();
        },
        { leaseMs: 20 },
      );
      await runner.runDue();
      await until(async () => {
        await runner.runDue();
        return runs.length > 1;
      });
      expect(runs[0]?.aborted).toBe(true);
      expect(JSON.stringify(log.lines)).toContain('a background job failed');
    });

    test('keeps its lease for as long as it holds it, and ends where another has taken it', async () => {
      const [runner, other] = [instance(), instance()];
      const now = performance.now.bind(performance);
      let minutes = 0;
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
      const ran: string[] = [];
      other.every('walk', hour, async () => void ran.push('other'), { leaseMs: hour });
      let signal: AbortSignal | undefined;
      runner.every(
        'walk',
        hour,
        async (given, hold) => {
          signal = given;
          for (let step = 0; step < 4; step += 1) {
            minutes += 40;
            await pass(40 * 60);
            await hold();
            await other.runDue();
          }
          ran.push('held');
          minutes += 61;
          await pass(61 * 60);
          await other.runDue();
          await hold();
          ran.push('went on');
        },
        { leaseMs: hour },
      );
      await runner.runDue();
      clock.mockRestore();
      expect(ran).toEqual(['held', 'other']);
      expect(signal?.aborted).toBe(true);
      expect(await other.status()).toMatchObject([{ failures: 0, lastError: undefined }]);
    });

    test('runs now when it is wanted soon, and once more where it is running', async () => {
      const [runner, other] = [instance(), instance()];
      let ran = 0;
      const run = async () => {
        ran += 1;
        // At the first run of all, and at the one that another instance wakes.
        if (ran === 1 || ran === 3) await other.soon('list');
      };
      runner.every('list', hour, run);
      other.every('list', hour, run);
      await runner.runDue();
      expect(ran).toBe(2);
      await other.soon('list');
      await runner.runDue();
      expect(ran).toBe(4);
    });

    test('that failed waits for its pause, however often it is wanted soon', async () => {
      const runner = instance();
      let ran = 0;
      runner.every('list', hour, async () => {
        ran += 1;
        if (ran > 1) return;
        await runner.soon('list');
        throw new Error('no list');
      });
      await runner.runDue();
      await runner.soon('list');
      await runner.runDue();
      expect(ran).toBe(1);
      await pass(1);
      await runner.runDue();
      expect(ran).toBe(2);
    });

    test.each([
      ['its own longest pause, shorter than its interval', hour, 3],
      ['its own longest pause, longer than its interval', 1_000, 4],
    ])('that fails waits no longer than %s', async (_, intervalMs, seconds) => {
      const runner = instance();
      const maxPauseMs = seconds * 1_000;
      runner.every('list', intervalMs, () => Promise.reject(new Error('no list')), { maxPauseMs });
      for (const pause of [1, 2, seconds, seconds]) {
        await runner.runDue();
        await pass(pause - 0.5);
        await runner.runDue();
        await pass(0.5);
      }
      expect(await runner.status()).toMatchObject([{ failures: 4 }]);
    });

    test.each([
      ['asks for', 20_000, 20],
      ['asks for, up to its longest pause', 600_000, 60],
      ['asks for, unless its own is longer', 10, 1],
    ])('waits for as long as an upstream %s', async (_, retryAfterMs, seconds) => {
      const runner = instance();
      const failure = () => Promise.reject(new UpstreamError('status', 'It answered 429.', { retryAfterMs }));
      runner.every('list', hour, failure, { maxPauseMs: 60_000 });
      await runner.runDue();
      expect(log.lines).toMatchObject([{ details: { pauseMs: seconds * 1_000 } }]);
    });

    test('runs although the clock was put back since its last run', async () => {
      const runner = instance();
      let ran = 0;
      runner.every('clock', hour, async () => void ran++);
      await runner.runDue();
      await pass(-24 * 3_600);
      await runner.runDue();
      expect(ran).toBe(2);
    });

    test('is broken off by the end of the server, gives its lease back and is no failure', async () => {
      const runner = instance();
      let began = 0;
      runner.every('walk', hour, (signal) => {
        began += 1;
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
      void runner.runDue();
      await until(() => began === 1);
      await runner.close();
      expect(log.lines).toEqual([]);
      const next = instance();
      next.every('walk', hour, async () => void began++);
      await next.runDue();
      expect(began).toBe(2);
    });
  });

  describe('a queue', () => {
    test('works on each item once and deletes it, whichever instance stored it', async () => {
      const done: string[] = [];
      const options = { ...given, run: async (item: string) => void done.push(item) };
      const [one, other] = [instance(), instance()];
      const queue = one.queue('mails', options);
      other.queue('mails', options);
      await queue.add('first');
      await queue.add('second');
      await Promise.all([one.runDue(), other.runDue()]);
      expect(done.toSorted()).toEqual(['first', 'second']);
      expect(await one.status()).toMatchObject([
        { name: 'mails', isQueue: true, queued: 0, nextRunAt: undefined },
      ]);
      expect((await sql`select from jobs where item is not null`.execute(store.database)).rows).toEqual([]);
    });

    test('takes items of one key for one, and runs again for what is added meanwhile, one run at a time', async () => {
      const [runner, other] = [instance(), instance()];
      const done: string[] = [];
      let running = 0;
      const options = {
        ...given,
        concurrency: 4,
        run: async (item: string) => {
          running += 1;
          expect(running).toBe(1);
          if (item === 'second') {
            await queue.add('third', { key: '/a' });
            await queue.add('fourth', { key: '/a' });
            await other.runDue();
          }
          done.push(item);
          running -= 1;
        },
      };
      const queue = runner.queue('fetches', options);
      other.queue('fetches', options);
      await queue.add('first', { key: '/a' });
      await queue.add('second', { key: '/a' });
      await runner.runDue();
      expect(done).toEqual(['second', 'fourth']);
      expect(await runner.status()).toMatchObject([{ queued: 0, failures: 0 }]);
    });

    test.each([
      ['fails', false],
      ['is given up', true],
    ])(
      'keeps what is added while the item before it %s, and tries it without a pause',
      async (_what, isFinal) => {
        const runner = instance();
        const done: string[] = [];
        const queue = runner.queue('fetches', {
          ...given,
          isFinal: () => isFinal,
          run: async (item: string) => {
            done.push(item);
            if (item === 'good') return;
            await queue.add('good', { key: '/a' });
            throw new Error('no');
          },
        });
        await queue.add('bad', { key: '/a' });
        await runner.runDue();
        expect(done).toEqual(['bad', 'good']);
        expect(await runner.status()).toMatchObject([{ queued: 0 }]);
      },
    );

    test('tries an item that waits after a failure when its key is added again', async () => {
      const runner = instance();
      let tried = 0;
      const queue = runner.queue('fetches', {
        ...given,
        run: async () => {
          tried += 1;
          if (tried === 1) throw new Error('no');
        },
      });
      await queue.add('/a', { key: '/a' });
      await runner.runDue();
      await runner.runDue();
      expect(tried).toBe(1);
      await queue.add('/a', { key: '/a' });
      await runner.runDue();
      expect(tried).toBe(2);
    });

    test('takes a thousand items in a transaction, none where that is rolled back, and works on them when told', async () => {
      const runner = instance();
      const done: string[] = [];
      const queue = runner.queue('fetches', {
        ...given,
        concurrency: 50,
        run: async (item: string) => void done.push(item),
      });
      const items = new Map(Array.from({ length: 1_000 }, (_, index) => [`/${index}`, `/${index}`] as const));
      const rolledBack = store.database.transaction().execute(async (work) => {
        await queue.addAll(new Map([['/never', '/never']]), work);
        throw new Error('rolled back');
      });
      await expect(rolledBack).rejects.toThrow('rolled back');
      runner.start();
      await store.database.transaction().execute((work) => queue.addAll(items, work));
      await runner.soon('fetches');
      await until(() => done.length === items.size);
      expect(new Set(done)).toEqual(new Set(items.keys()));
    });

    test('tries a failing item again until it is too old, without holding others up, and says what was given up', async () => {
      const runner = instance();
      const tried: string[] = [];
      const lost: string[] = [];
      const queue = runner.queue('mails', {
        run: async (item: string) => {
          tried.push(item);
          if (item !== 'good') throw new Error(`no ${item}`);
        },
        ...given,
        isFinal: (error) => error instanceof Error && error.message === 'no final',
        onGivenUp: async (item) => void lost.push(item),
      });
      for (const item of ['busy', 'final', 'good']) await queue.add(item);
      await runner.runDue();
      expect(tried.toSorted()).toEqual(['busy', 'final', 'good']);
      expect(lost).toEqual(['final']);
      expect(await runner.status()).toMatchObject([{ queued: 1, failures: 1 }]);
      await pass(61);
      await runner.runDue();
      expect(tried.filter((item) => item === 'busy')).toHaveLength(2);
      await pass(3_600);
      await runner.runDue();
      expect(lost).toEqual(['final', 'busy']);
      expect(await runner.status()).toMatchObject([{ queued: 0, failures: 0, lastError: 'no busy' }]);
    });

    test('works on no more items than it may concurrently', async () => {
      const runner = instance();
      let [running, most] = [0, 0];
      const queue = runner.queue('mails', {
        run: async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
        },
        ...given,
        concurrency: 3,
      });
      for (let item = 0; item < 10; item += 1) await queue.add(String(item));
      await runner.runDue();
      expect(most).toBe(3);
      expect(await runner.status()).toMatchObject([{ queued: 0 }]);
    });

    test('gives up an item that cannot be read, when it is too old', async () => {
      const runner = instance();
      const queue = runner.queue<string>('odd', {
        ...given,
        run: async () => undefined,
        parse: () => {
          throw new TypeError('not an item');
        },
        maxAgeMs: 1_000,
      });
      await queue.add('of another release');
      await runner.runDue();
      expect(await runner.status()).toMatchObject([
        { queued: 1, lastError: 'The stored item cannot be read.' },
      ]);
      await pass(10);
      await runner.runDue();
      expect(await runner.status()).toMatchObject([{ queued: 0 }]);
    });
  });

  test('work waits while the database is away, is logged once and goes on when it is back', async () => {
    let isAway = true;
    const runner = instance(databaseUnless(() => isAway, store.database));
    let ran = 0;
    runner.every('sweep', hour, async () => void ran++);
    await runner.runDue();
    await runner.runDue();
    expect(log.lines).toHaveLength(1);
    isAway = false;
    await runner.runDue();
    expect(ran).toBe(1);
  });

  test('two jobs of one name are refused', () => {
    const runner = instance();
    runner.every('twice', hour, async () => undefined);
    expect(() => runner.every('twice', hour, async () => undefined)).toThrow('twice');
  });

  test('a started runner looks by itself, and soon where an item was added', async () => {
    const runner = instance();
    const done: string[] = [];
    const queue = runner.queue('mails', {
      run: async (item: string) => void done.push(item),
      ...given,
    });
    runner.start();
    await queue.add('first');
    await until(() => done.length === 1);
    await queue.add('second');
    await until(() => done.length === 2);
  });

  test('an item that was added survives the end of its instance in the middle of a run', async () => {
    const dead = instance();
    let began = 0;
    const queue = dead.queue('mails', {
      ...given,
      run: () => {
        began += 1;
        return new Promise(() => undefined);
      },
    });
    await queue.add('first');
    void dead.runDue();
    await until(() => began === 1);
    const next = instance();
    const done: string[] = [];
    next.queue('mails', { ...given, run: async (item) => void done.push(item) });
    await next.runDue();
    expect(done).toEqual([]);
    await pass(60);
    await next.runDue();
    expect(done).toEqual(['first']);
    runners = [next];
  });

  if (name === 'PostgreSQL') {
    test('runs again at once for an item whose transaction is open while the run before it ends', async () => {
      const runner = instance();
      const done: string[] = [];
      const began = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const queue = runner.queue('fetches', {
        ...given,
        run: async (item: string) => {
          done.push(item);
          began.resolve();
          if (item === 'first') await end.promise;
        },
      });
      await queue.add('first', { key: '/a' });
      const running = runner.runDue();
      await began.promise;
      await store.database.transaction().execute(async (work) => {
        await queue.addAll(new Map([['/a', 'second']]), work);
        end.resolve();
        await until(isAnyBlocked);
      });
      await running;
      await runner.runDue();
      expect(done).toEqual(['first', 'second']);
      expect(await runner.status()).toMatchObject([{ queued: 0, isRunning: false }]);
    });

    test('goes on with a job and an item of a process that was killed, when their leases have ended', async () => {
      const leaseMs = 1_000;
      const script = path.join(import.meta.dirname, 'jobHolder.ts');
      const child = spawn(process.execPath, ['--no-warnings', script, databaseUrl, String(leaseMs)]);
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
      });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      await until(() => said.includes('walk') && said.includes('fetch'));
      const runner = new JobRunner({ database: store.database, log, pollMs: 20 });
      runners.push(runner);
      const ran: string[] = [];
      runner.every('walk', hour, async () => void ran.push('walk'), { leaseMs });
      runner.queue('fetches', { ...given, run: async (item: string) => void ran.push(item) });
      await runner.runDue();
      expect(ran).toEqual([]);
      child.kill('SIGKILL');
      await ended;
      runner.start();
      await until(() => ran.length > 0);
      expect(ran).toEqual(['walk']);
      await pass(3_600);
      await runner.soon('fetches');
      await until(() => ran.includes('/a'));
    });
  }

  test('a job that is closed gives its name back, and its items wait for the next of that name', async () => {
    const runner = instance();
    const done: string[] = [];
    const options = { ...given, run: async (item: string) => void done.push(item) };
    const queue = runner.queue('mails', options);
    await queue.close();
    await queue.add('later');
    await runner.runDue();
    expect(done).toEqual([]);
    runner.queue('mails', options);
    await runner.runDue();
    expect(done).toEqual(['later']);
  });

  test('no timer keeps the process alive', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    // Drivers of databases have timers of their own: ours are known by these times.
    const [leaseMs, pollMs] = [123_456, 12_345];
    const runner = new JobRunner({ database: store.database, log, pollMs });
    runners.push(runner);
    let ran = 0;
    runner.every('sweep', hour, async () => void ran++, { leaseMs });
    runner.start();
    const made = (ms: number) =>
      timers.mock.results
        .filter((_, index) => timers.mock.calls[index]?.[1] === ms)
        .map(({ value }) => value as NodeJS.Timeout);
    await until(() => ran === 1 && made(pollMs).length > 0);
    expect(made(leaseMs)).toHaveLength(1);
    expect([...made(leaseMs), ...made(pollMs)].filter((timer) => timer.hasRef())).toEqual([]);
    timers.mockRestore();
  });
});
