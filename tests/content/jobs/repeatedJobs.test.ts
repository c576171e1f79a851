import { jest } from '@jest/globals';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import { until } from '../../support/until.ts';
import { describeOnBoth, hour, instance, leaveOpen, log, pass } from './jobsOnBoth.ts';

describeOnBoth(() => {
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
      leaveOpen(dead);
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
        if (ran === 1 || ran === 3) await other.runSoon('list');
      };
      runner.every('list', hour, run);
      other.every('list', hour, run);
      await runner.runDue();
      expect(ran).toBe(2);
      await other.runSoon('list');
      await runner.runDue();
      expect(ran).toBe(4);
    });

    test('that failed waits for its pause, however often it is wanted soon', async () => {
      const runner = instance();
      let ran = 0;
      runner.every('list', hour, async () => {
        ran += 1;
        if (ran > 1) return;
        await runner.runSoon('list');
        throw new Error('no list');
      });
      await runner.runDue();
      await runner.runSoon('list');
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
      const failure = () => Promise.reject(new UpstreamError('status', 'It returned 429.', { retryAfterMs }));
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
});
