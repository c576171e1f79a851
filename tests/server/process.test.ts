import { execFileSync } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { createMetrics } from '../../server/observability/metrics.ts';
import { ProblemLog } from '../../server/observability/problemLog.ts';
import { GracefulShutdown } from '../../server/process/gracefulShutdown.ts';
import { defaultSemiSpace, heapShare } from '../../server/process/heap.ts';
import { Lifecycle } from '../../server/process/lifecycle.ts';
import { LoadMonitor } from '../../server/process/loadMonitor.ts';
import type { Problem } from '../../transformer/problem.ts';

const log = pino({ level: 'silent' });

describe('the load monitor', () => {
  /** A monitor whose event loop the test delays. */
  function watched() {
    let now = 0;
    const monitor = new LoadMonitor(() => now);
    jest.useFakeTimers();
    monitor.start();
    jest.useRealTimers();
    return {
      monitor,
      /** The next look comes so much later than planned, in milliseconds. */
      lookLate: (delay: number) => {
        now += 100 + delay;
        monitor.look();
      },
      pass: (milliseconds: number) => {
        now += milliseconds;
      },
    };
  }

  it('takes short delays for what they are', () => {
    const { monitor, lookLate } = watched();
    for (const delay of [0, 50, 150, 999, 100, 20]) {
      lookLate(delay);
      expect([delay, monitor.isOverloaded()]).toEqual([delay, false]);
    }
  });

  it('sees a loop that stood still, and that it has recovered', () => {
    const { monitor, lookLate, pass } = watched();
    lookLate(2_000);
    expect(monitor.isOverloaded()).toBe(true);
    for (let looks = 0; looks < 9; looks += 1) lookLate(0);
    expect(monitor.isOverloaded()).toBe(true);
    lookLate(0);
    pass(1);
    expect(monitor.isOverloaded()).toBe(false);
  });

  it('sees it also before its own timer had a turn', () => {
    const { monitor, pass } = watched();
    pass(1_050);
    expect(monitor.isOverloaded()).toBe(false);
    pass(51);
    expect(monitor.isOverloaded()).toBe(true);
  });

  it('sees delays that come one after the other', () => {
    const { monitor, lookLate } = watched();
    for (let looks = 0; looks < 50; looks += 1) lookLate(190);
    expect(monitor.isOverloaded()).toBe(false);
    for (let looks = 0; looks < 50; looks += 1) lookLate(250);
    expect(monitor.isOverloaded()).toBe(true);
  });
});

describe('a graceful end', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function start(answer: (end: () => void) => void, { limit = 10_000 } = {}) {
    server = createServer((_request, response) => answer(() => response.end('whole')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const lifecycle = new Lifecycle();
    lifecycle.becomeReady();
    const steps: string[] = [];
    const exited = Promise.withResolvers<number>();
    const shutdown = new GracefulShutdown({
      server,
      lifecycle,
      log,
      delay: 0,
      limit,
      close: async () => void steps.push('closed'),
      exit: (code) => {
        steps.push(`exit ${code}`);
        exited.resolve(code);
      },
    });
    const ask = () =>
      new Promise<string>((resolve) => {
        request({ port, host: '127.0.0.1' }, (incoming) => {
          incoming.on('data', (chunk) => resolve(String(chunk)));
          incoming.on('error', () => resolve('torn'));
        })
          .on('error', () => resolve('torn'))
          .end();
      });
    return { shutdown, lifecycle, steps, exited: exited.promise, ask };
  }

  it('lets what is under way end, then closes the store, then goes', async () => {
    const arrived = Promise.withResolvers<() => void>();
    const { shutdown, lifecycle, steps, ask } = await start(arrived.resolve);
    const answer = ask();
    const finish = await arrived.promise;
    const ended = shutdown.end(0);
    expect([lifecycle.isReady, lifecycle.isDraining, steps]).toEqual([false, true, []]);
    finish();
    expect(await answer).toBe('whole');
    await ended;
    expect(steps).toEqual(['closed', 'exit 0']);
  });

  it('cuts off what hangs, and still closes the store', async () => {
    const arrived = Promise.withResolvers<unknown>();
    const { shutdown, steps, ask } = await start(arrived.resolve, { limit: 20 });
    const answer = ask();
    await arrived.promise;
    await shutdown.end(0);
    expect(await answer).toBe('torn');
    expect(steps).toEqual(['closed', 'exit 0']);
  });

  it('tells of an error by its exit code, and ends once however often it is told to', async () => {
    const { shutdown, steps, exited } = await start((end) => end());
    void shutdown.end(1);
    void shutdown.end(0);
    expect(await exited).toBe(1);
    expect(steps).toEqual(['closed', 'exit 1']);
  });
});

describe('the log of problems', () => {
  function problem(part: Partial<Problem>): Problem {
    return {
      rule: 'block/unknown',
      severity: 'error',
      message: 'No widget knows this.',
      path: '/a',
      blockType: 'teaser',
      pointer: '/blocks/0',
      fingerprint: '',
      help: '',
      ...part,
    };
  }

  function openLog() {
    const lines: Record<string, unknown>[] = [];
    const metrics = createMetrics({ processMetrics: false });
    const sink = { write: (line: string) => void lines.push(JSON.parse(line)) };
    return { lines, metrics, problems: new ProblemLog(pino({ base: null }, sink), metrics) };
  }

  it('has one line for each page, rule and type, with a count', () => {
    const { lines, problems } = openLog();
    problems.report('/a', '1', [
      problem({ blockId: 'x' }),
      problem({ blockId: 'y', pointer: '/blocks/1' }),
      problem({ blockId: 'z', blockType: 'banner' }),
      problem({ rule: 'html/stripped', severity: 'warning' }),
    ]);
    expect(lines).toMatchObject([
      {
        path: '/a',
        rule: 'block/unknown',
        blockType: 'teaser',
        count: 2,
        blockIds: ['x', 'y'],
        pointer: '/blocks/0',
      },
      { rule: 'block/unknown', blockType: 'banner', count: 1 },
      { rule: 'html/stripped', count: 1 },
    ]);
  });

  it('tells each revision once, however often it is rendered', async () => {
    const { lines, metrics, problems } = openLog();
    for (const revision of ['1', '1', '2']) problems.report('/a', revision, [problem({})]);
    expect(lines).toHaveLength(2);
    expect(await metrics.registry.metrics()).toContain(
      'pagewell_problems_total{rule="block/unknown",severity="error"} 2',
    );
  });
});

describe('the share of memory in use', () => {
  it('is measured against what objects that stay may take, as V8 divides its memory', () => {
    // Should another Node divide it in another way, the share would be wrong, and this says so.
    const limit = "process.stdout.write(String(require('node:v8').getHeapStatistics().heap_size_limit))";
    const options = ['--max-old-space-size=512', '-e', limit];
    const told = execFileSync(process.execPath, options, { env: { ...process.env, NODE_OPTIONS: '' } });
    expect(Number(told) / 1024 / 1024).toBe(512 + 3 * defaultSemiSpace);
  });

  it('lies between nothing and all', () => {
    expect(heapShare()).toBeGreaterThan(0);
    expect(heapShare()).toBeLessThan(1);
  });
});
