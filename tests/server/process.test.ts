import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { ProblemLog } from '#server/checks/problemLog.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { GracefulShutdown } from '#server/process/gracefulShutdown.ts';
import { Lifecycle } from '#server/process/lifecycle.ts';
import type { Problem } from '#transformer/problems/problem.ts';

const log = pino({ level: 'silent' });

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

  it('tells by a name of its own of drivers for letters that name none', () => {
    const { lines, problems } = openLog();
    problems.report('/a', '1', [
      problem({ rule: 'driver/missing-lists', blockId: 'x' }),
      problem({ rule: 'driver/missing-lists', blockId: 'y' }),
      problem({ rule: 'html/stripped' }),
    ]);
    problems.report('/a', '1', [problem({ rule: 'driver/missing-lists', blockId: 'x' })]);
    const named = lines.filter(({ err }) => err !== undefined);
    expect(named).toMatchObject([
      {
        level: 50,
        path: '/a',
        err: { type: 'MissingNewsletterLists', message: 'No newsletter lists: article' },
      },
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
