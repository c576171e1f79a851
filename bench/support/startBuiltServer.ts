import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from '#tests/support/ports.ts';

interface StartedServer {
  origin: string;
  pid: number;
  /** From the start of the process to its first page, in milliseconds. */
  firstPageAfter: number;
  stop: () => Promise<void>;
}

interface StartOptions {
  /** A store that is there already; without one a new one is made, and removed at the end. */
  dataDir?: string;
  /** Another folder with a build of the project; by default this one. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
}

/** What `npm start` runs: what is measured is what runs. */
const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
const firstPath = '/nutrition/collagen';
const startLimit = 60_000;

/**
 * Starts the production server and waits for its first page.
 *
 * @param log where its log goes: a file's descriptor, so that writing it costs what it costs in operation
 */
export async function startBuiltServer(
  log: number,
  { dataDir, folder = '.', environment = {} }: StartOptions = {},
): Promise<StartedServer> {
  const data = dataDir ?? mkdtempSync(join(tmpdir(), 'pagewell-bench-store-'));
  const port = await freePort();
  const started = performance.now();
  const [, ...parameters] = scripts.start.split(' ');
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      METRICS_ALLOW: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', log, log],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin + firstPath))) {
    if (child.exitCode !== null) throw new Error('The server ended at its start.');
    if (performance.now() - started > startLimit) throw new Error('The server did not start in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    firstPageAfter: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      if (dataDir === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
