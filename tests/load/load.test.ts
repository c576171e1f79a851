import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltServer } from '../support/builtServer.ts';
import { ask, askAtOnce, metric, tally, until } from './crowd.ts';
import { startFakeCms } from './fakeCms.ts';
import { errorLines, start } from './loadedServer.ts';

/**
 * The built server under bounded load, on this machine alone. What is asserted are counts: of answers, of calls to the
 * CMS, of lines in the log, of open handles. Nothing depends on how fast the machine is.
 */

/** Pages and searches that may be in the making at once. */
const places = 32;

function exitOf(server: BuiltServer): Promise<number | null> {
  return new Promise((resolve) => server.process.once('exit', resolve));
}

it('a server that starts while its CMS is down is ready, and sends what it knows, marked as old', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pagewell-outage-'));
  try {
    const cms = await startFakeCms();
    const before = await start(cms, { DATA_DIR: dataDir });
    expect(tally(await askAtOnce(before.origin, ['/known', '/']))).toEqual({ 200: 2 });
    await before.stop();
    await cms[Symbol.asyncDispose]();
    const server = await start(cms, { DATA_DIR: dataDir });

    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const known = await fetch(`${server.origin}/known`);
    expect([known.status, known.headers.get('x-pagewell-cache')]).toEqual([200, 'stale']);
    expect(tally(await askAtOnce(server.origin, ['/unknown', '/healthz']))).toEqual({ 200: 1, 503: 1 });
    for (const page of ['/', '/sitemap.xml', '/search', '/search?q1=article']) {
      const answer = await fetch(server.origin + page);
      expect([page, answer.status, (await answer.text()).includes('/known')]).toEqual([page, 200, true]);
    }
    expect((await fetch(`${server.origin}/search?q1=unheard-of`)).status).toBe(200);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('an end with 200 requests under way and clients that keep their connections fails none of them', async () => {
  await using cms = await startFakeCms();
  // The CMS has to be waited for until all readers are there.
  const server = await start(cms, { PAGE_DEADLINE_MS: '60000' });
  await askAtOnce(server.origin, ['/warm']);
  const exit = exitOf(server);

  /** Asks again and again on its one connection, until it is told to close it. */
  async function keepAsking(): Promise<number[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: number[] = [];
    for (let closes = false; !closes; ) {
      const outcome = await ask(server.origin, '/warm', agent);
      statuses.push(outcome.status);
      closes = outcome.closes;
    }
    agent.destroy();
    return statuses;
  }

  const loyal = Array.from({ length: 20 }, keepAsking);
  cms.latency = Number.POSITIVE_INFINITY;
  const paths = Array.from({ length: 200 }, (_, index) => `/slow/${index % 10}`);
  const underWay = askAtOnce(server.origin, paths);
  await until(
    'all of them are under way',
    async () => (await metric(server.origin, 'pagewell_requests_in_flight')) > paths.length,
  );
  await until('the CMS is asked for all ten articles', () => cms.waiting() === 10);
  server.process.kill('SIGTERM');
  await until('it was told to end', () => server.log().includes('shutting down'));
  cms.release();

  expect(tally(await underWay)).toEqual({ 200: 200 });
  const loyalStatuses = (await Promise.all(loyal)).flat();
  expect(new Set(loyalStatuses)).toEqual(new Set([200]));
  expect(await exit).toBe(0);
  expect(errorLines(server)).toEqual([]);
});

/** A request that never ends: its body is announced and does not come. */
async function hang(server: BuiltServer): Promise<void> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/events HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await until('it hangs', async () => (await metric(server.origin, 'pagewell_requests_in_flight')) === 2);
}

it('an end is not held up by a client that hangs', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms, { SHUTDOWN_LIMIT_MS: '300' });
  const exit = exitOf(server);
  await hang(server);
  server.process.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(server.log()).toContain('their connections were closed');
});

it('a second signal ends the process at once', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms, { SHUTDOWN_LIMIT_MS: '300000' });
  const exit = exitOf(server);
  await hang(server);
  server.process.kill('SIGTERM');
  await until('it ends', () => server.log().includes('shutting down'));
  server.process.kill('SIGTERM');
  expect(await exit).toBe(1);
});

it('a process that stood still for two seconds refuses nobody who can still be served', async () => {
  await using cms = await startFakeCms({ isListEndless: true });
  const server = await start(cms);
  await askAtOnce(server.origin, ['/warm']);
  const { pid } = server.process;
  if (pid === undefined) throw new Error('the server has no process');

  // Stopped and continued, a process finds what it finds after its event loop was blocked: late timers, and a crowd.
  process.kill(pid, 'SIGSTOP');
  const cold = Array.from({ length: 100 }, (_, index) => `/cold/${index}`);
  const asked = askAtOnce(server.origin, [...cold, '/warm', '/healthz']);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  process.kill(pid, 'SIGCONT');

  expect(tally(await asked)).toEqual({ 200: cold.length + 2 });
  // The one in the list is asked for by who reads the list.
  const byReaders = cms.asked.filter((path) => path !== '/known');
  expect(byReaders.toSorted()).toEqual(['/warm', ...cold].toSorted());
});

describe('three times as many readers as there are places', () => {
  const cold = Array.from({ length: 96 }, (_, index) => `/cold/${index}`);

  it('wait in line and are all served, where they can be in time', async () => {
    await using cms = await startFakeCms({ isListEndless: true });
    const server = await start(cms);
    cms.latency = 300;
    expect(tally(await askAtOnce(server.origin, cold))).toEqual({ 200: cold.length });
    expect(await metric(server.origin, 'pagewell_shed_total')).toBe(0);
  });

  it('are refused only where their turn comes too late, and pages at hand are sent all the time', async () => {
    await using cms = await startFakeCms({ isListEndless: true });
    const server = await start(cms, { PAGE_DEADLINE_MS: '4000' });
    await askAtOnce(server.origin, ['/warm']);
    cms.latency = Number.POSITIVE_INFINITY;
    const asked = askAtOnce(server.origin, cold);
    await until('all places are taken', () => cms.waiting() === places);
    expect(tally(await askAtOnce(server.origin, ['/warm', '/healthz']))).toEqual({ 200: 2 });
    const outcomes = await asked;
    expect(tally(outcomes)).toEqual({ 503: cold.length });
    expect(outcomes.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(tally(await askAtOnce(server.origin, ['/warm', '/healthz']))).toEqual({ 200: 2 });
  });
});

it('clients who send thousands of requests at once and read nothing are cut off, and cost nothing that stays', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms);
  await askAtOnce(server.origin, ['/warm']);
  const handles = await metric(server.origin, 'nodejs_active_handles_total');
  // The request that asks for the metrics is one itself.
  const inFlight = async () => (await metric(server.origin, 'pagewell_requests_in_flight')) - 1;

  const sockets = Array.from({ length: 50 }, () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').pause();
    // That it is cut off may be told as an error.
    socket.on('error', () => undefined);
    socket.write('GET /warm HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    return socket;
  });
  await until('they are cut off', async () => {
    expect(await inFlight()).toBeLessThanOrEqual(sockets.length);
    return (await metric(server.origin, 'nodejs_active_handles_total')) <= handles + 5;
  });
  expect(await inFlight()).toBe(0);
  for (const socket of sockets) socket.destroy();
});
