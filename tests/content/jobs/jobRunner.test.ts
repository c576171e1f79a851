import { spawn } from 'node:child_process';
import path from 'node:path';
import { jest } from '@jest/globals';
import { databaseUnless } from '../../support/databaseAway.ts';
import { until } from '../../support/until.ts';
import { databaseUrl, describeOnBoth, given, hour, instance, log, pass, store } from './jobsOnBoth.ts';

describeOnBoth((isPostgres) => {
  test('work waits while the database is away, is logged once and goes on when it is back', async () => {
    let isAway = true;
    const runner = instance({ database: databaseUnless(() => isAway, store.database) });
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
    const queue = runner.queue('mails', { run: async (item: string) => void done.push(item), ...given });
    runner.start();
    await queue.add('first');
    await until(() => done.length === 1);
    await queue.add('second');
    await until(() => done.length === 2);
  });

  if (isPostgres) {
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
      const runner = instance({ pollMs: 20 });
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
      await runner.runSoon('fetches');
      await until(() => ran.includes('/a'));
    });
  }

  test('no timer keeps the process alive', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    // Drivers of databases have timers of their own: ours are known by these times.
    const [leaseMs, pollMs] = [123_456, 12_345];
    const runner = instance({ pollMs });
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
