import { sql } from 'kysely';
import { until } from '../../support/until.ts';
import { describeOnBoth, given, instance, leaveOpen, pass, store } from './jobsOnBoth.ts';

async function isAnyBlocked(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    store.database,
  );
  return rows.length > 0;
}

describeOnBoth((isPostgres) => {
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
      await runner.runSoon('fetches');
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
        onAbandoned: async (item) => void lost.push(item),
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
    leaveOpen(dead);
  });

  if (isPostgres) {
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
});
