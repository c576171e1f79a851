import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * What `npm run dev` runs: both production builds, again after every change, and the server that they make, started
 * anew each time. There is no second way of making pages, so what is seen here is what readers get. Open pages reload
 * by themselves.
 */

// The builds are those of production; the server itself runs in development.
process.env.NODE_ENV = 'production';

const project = path.join(import.meta.dirname, '..');
const program = path.join(project, 'dist', 'server', 'main.js');

/** Nobody waits for a server that is replaced: pages that are open would keep it for ever. */
const serverEnvironment = {
  ...process.env,
  NODE_ENV: 'development',
  SHUTDOWN_DELAY_MS: '0',
  SHUTDOWN_LIMIT_MS: '100',
};

/** Builds that are not through, or failed. Only with both there is something to start. */
const underWay = new Set(['vite.config.ts', 'vite.server.config.ts']);

let server: ChildProcess | undefined;
/** One restart after the other: the built-in database takes one process at a time. */
let restarting = Promise.resolve();

async function restart(): Promise<void> {
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: project,
    env: serverEnvironment,
    stdio: 'inherit',
  });
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** Builds, and again after every change. */
async function watch(configFile: string): Promise<void> {
  const watcher = await build({
    root: project,
    configFile: path.join(project, configFile),
    logLevel: 'warn',
    build: { watch: {} },
  });
  if (!isWatcher(watcher)) throw new Error(`${configFile} did not begin to watch.`);
  let failed = false;
  watcher.on('event', (event) => {
    if (event.code === 'START') {
      failed = false;
      underWay.add(configFile);
    }
    if (event.code === 'ERROR') {
      failed = true;
      process.stderr.write(`${event.error.message}\n`);
    }
    if (event.code === 'END') {
      if (!failed) underWay.delete(configFile);
      if (underWay.size === 0) restarting = restarting.then(restart);
    }
  });
}

function isWatcher(built: Awaited<ReturnType<typeof build>>): built is Rolldown.RolldownWatcher {
  return 'on' in built;
}

await Promise.all([...underWay].map(watch));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void restarting.then(stop).then(() => process.exit(0));
  });
}
