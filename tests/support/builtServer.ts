import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putEmptyDatabase } from './emptyDatabase.ts';
import { answers, freePort } from './ports.ts';
import { putSeededStore } from './seededStore.ts';

export interface BuiltServer {
  origin: string;
  process: ChildProcess;
  log: () => string;
  /** Asks it to end, and waits until it has. Returns its exit code. */
  stop: () => Promise<number | null>;
}

/** For a server that hangs: beside many busy processes a start took more than a minute. */
const startLimitMs = 110_000;

/** Generous, because a page's deadline is about what readers put up with. A test that is about it sets its own. */
export const patient = { PAGE_DEADLINE_MS: '20000' };

export async function startBuiltServer(env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewell-'));
  const store = join(env.DATA_DIR ?? dataDir, 'store');
  if (!existsSync(store) && !putSeededStore(store)) putEmptyDatabase(store);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      // As behind a proxy that does not tell: a site on one's own machine is read in the US.
      COUNTRY_DEFAULT: 'unknown',
      DATA_DIR: dataDir,
      METRICS_ALLOW: '127.0.0.1',
      OUTBOX: 'on',
      ...patient,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;

  const deadline = Date.now() + startLimitMs;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    process: child,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exited;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
