import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { until } from './crowd.ts';
import { startFakeCms } from './fakeCms.ts';

/** The built server with little memory, in which something leaks. What is asserted is how it ends, and what it leaves. */

jest.setTimeout(120_000);

const megabyte = 1024 * 1024;
const memory = 160;
const leak = pathToFileURL(path.join(import.meta.dirname, 'leak.mjs')).href;

let folder: string;
let started: BuiltServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-memory-'));
});
afterEach(() => {
  // One that did not end as it should have would keep the tests from ending.
  started?.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const snapshots = () => readdirSync(folder).filter((name) => name.endsWith('.heapsnapshot'));

async function startLeaking(cmsUrl: string, bytes: number, options: readonly string[]): Promise<BuiltServer> {
  started = await startBuiltServer({
    CONTENT_API_URL: cmsUrl,
    SHUTDOWN_DELAY_MS: '0',
    NODE_OPTIONS: [`--max-old-space-size=${memory}`, `--import=${leak}`, ...options].join(' '),
    LEAK_UP_TO: String(bytes),
  });
  return started;
}

const askForSnapshots = () => ['--heapsnapshot-near-heap-limit=1', `--diagnostic-dir=${folder}`];

function ending(server: BuiltServer): Promise<[code: number | null, signal: NodeJS.Signals | null]> {
  return new Promise((resolve) => server.process.once('exit', (...outcome) => resolve(outcome)));
}

it('refuses work while memory is nearly used up, then says so, leaves a snapshot where asked to, and ends in order with status 1', async () => {
  await using cms = await startFakeCms();
  const server = await startLeaking(cms.url, 0.95 * memory * megabyte, askForSnapshots());
  const ended = ending(server);
  expect((await fetch(`${server.origin}/before`)).status).toBe(200);

  server.process.kill('SIGUSR2');
  let asked = 0;
  await until('pages that have to be made are refused', async () => {
    asked += 1;
    return (await fetch(`${server.origin}/after/${asked}`)).status === 503;
  });
  expect((await fetch(`${server.origin}/before`)).status).toBe(200);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

  expect(await ended).toEqual([1, null]);
  const line = server
    .log()
    .split('\n')
    .find((text) => text.includes('memory stays used up'));
  const { level, used, snapshot } = JSON.parse(line ?? '{}');
  expect([level, used > 0.9 * memory * megabyte]).toEqual([60, true]);
  expect(snapshots().map((name) => path.join(folder, name))).toEqual([snapshot]);
  expect(JSON.parse(readFileSync(snapshot, 'utf8')).snapshot.node_count).toBeGreaterThan(1_000);
  // It holds whatever the process knew, secrets too.
  expect(statSync(snapshot).mode & 0o077).toBe(0);
  expect(server.log()).toContain('"ended"');
});

it('leaves a snapshot where asked to when memory runs out all at once, and ends by SIGABRT', async () => {
  await using cms = await startFakeCms();
  const server = await startLeaking(cms.url, Number.POSITIVE_INFINITY, askForSnapshots());
  const ended = ending(server);
  server.process.kill('SIGUSR2');
  expect(await ended).toEqual([null, 'SIGABRT']);
  expect(snapshots()).toHaveLength(1);
  expect(server.log()).toContain('JavaScript heap out of memory');
});

it('leaves none where nobody asked for it', async () => {
  await using cms = await startFakeCms();
  const server = await startLeaking(cms.url, Number.POSITIVE_INFINITY, [`--diagnostic-dir=${folder}`]);
  const ended = ending(server);
  server.process.kill('SIGUSR2');
  expect(await ended).toEqual([null, 'SIGABRT']);
  expect(snapshots()).toEqual([]);
});
