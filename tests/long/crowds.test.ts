import { jest } from '@jest/globals';
import { askAtOnce, leaveAfterFirstByte, metric, tally, until } from '../load/crowd.ts';
import { startFakeCms } from '../load/fakeCms.ts';
import { errorLines, start } from '../load/loadedServer.ts';

/** The built server before crowds. As in `load.test.ts`, what is asserted are counts, and nothing depends on the machine. */

jest.setTimeout(120_000);

/** The path of the CMS's list, which the server reads by itself. */
const listed = '/known';

it('1,000 readers who leave after the first byte cost nothing that stays, and are no error', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms);
  await askAtOnce(server.origin, ['/warm']);
  const handles = await metric(server.origin, 'nodejs_active_handles_total');

  for (let round = 0; round < 20; round += 1) {
    const leaving = Array.from({ length: 50 }, () => leaveAfterFirstByte(server.origin, '/warm'));
    await Promise.all(leaving);
  }

  // The request that asks for the metrics is one itself.
  await until(
    'no request is under way',
    async () => (await metric(server.origin, 'pagewell_requests_in_flight')) === 1,
  );
  await until(
    'the handles are those from before, but for a connection or two to the CMS and to this test',
    async () => (await metric(server.origin, 'nodejs_active_handles_total')) <= handles + 5,
  );
  expect(errorLines(server)).toEqual([]);
  expect(cms.asked.filter((path) => path !== listed)).toEqual(['/warm']);
});

it('1,000 readers of one cold article at the same time cost one call to the CMS, and all get the page', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms);
  cms.latency = 300;

  const outcomes = await askAtOnce(
    server.origin,
    Array.from({ length: 1_000 }, () => '/cold'),
  );

  expect(tally(outcomes)).toEqual({ 200: 1_000 });
  expect(cms.asked.filter((path) => path !== listed)).toEqual(['/cold']);
});

it('a CMS that becomes slow delays nobody: known pages come as they are, others fail cleanly, and it is left alone', async () => {
  await using cms = await startFakeCms();
  const server = await start(cms, { PAGE_LIFETIME_SECONDS: '1', PAGE_DEADLINE_MS: '1200' });
  // No list names them: more questions for such paths are refused as too many.
  const known = Array.from({ length: 10 }, (_, index) => `/known/${index}`);
  const cold = Array.from({ length: 10 }, (_, index) => `/cold/${index}`);
  await until('all known pages were rendered', async () => {
    return tally(await askAtOnce(server.origin, known))[200] === known.length;
  });

  cms.latency = 60_000;
  await until('the known pages are due', async () => {
    await askAtOnce(server.origin, known);
    return (await metric(server.origin, 'pagewell_content_failures')) > 0;
  });
  const called = cms.asked.length;
  const outcomes = await askAtOnce(
    server.origin,
    Array.from({ length: 30 }, () => [...known, ...cold]).flat(),
  );

  expect(tally(outcomes.filter(({ path }) => path.startsWith('/known')))).toEqual({ 200: 300 });
  expect(tally(outcomes.filter(({ path }) => path.startsWith('/cold')))).toEqual({ 503: 300 });
  expect(outcomes.every(({ status, retryAfter }) => status === 200 || Number(retryAfter) > 0)).toBe(true);
  // Each cold page at most twice, each known one once more: nobody's haste becomes the CMS's load.
  expect(cms.asked.length - called).toBeLessThanOrEqual(2 * cold.length + known.length);

  await until(
    'no request is under way',
    async () => (await metric(server.origin, 'pagewell_requests_in_flight')) === 1,
  );
  const callsWhenOpen = cms.asked.length;
  expect(await metric(server.origin, 'pagewell_content_breaker_opened')).toBeGreaterThanOrEqual(1);
  expect(tally(await askAtOnce(server.origin, cold))).toEqual({ 503: 10 });
  // One question may try whether it is back: on a busy machine the pause is over by now.
  expect(cms.asked.length - callsWhenOpen).toBeLessThanOrEqual(1);
  expect(errorLines(server).filter((line) => !line.includes('the CMS fails too often'))).toEqual([]);
});
