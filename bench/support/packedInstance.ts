import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers } from '#tests/support/ports.ts';

/** One of several instances, as the unit of systemd in `deploy/` runs it. */
export interface PackedInstance {
  origin: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it without a word to it. */
  kill: () => Promise<void>;
}

const startLimit = 120_000;

/**
 * @param current the packed folder, or a link to it, which is followed at each start
 * @param log where its log goes: a file's descriptor
 */
export function packedInstance(
  current: string,
  port: number,
  environment: NodeJS.ProcessEnv,
  log: number,
): PackedInstance {
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };

  return {
    origin,
    start: async () => {
      const child = spawn(
        join(current, 'node_modules', 'node', 'bin', 'node'),
        ['--max-semi-space-size=8', 'start.js'],
        {
          cwd: current,
          env: { ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
          stdio: ['ignore', log, log],
        },
      );
      running = child;
      const started = performance.now();
      while (!(await answers(`${origin}/readyz`))) {
        if (child.exitCode !== null) throw new Error('An instance has ended at its start.');
        if (performance.now() - started > startLimit) throw new Error('An instance was not ready in time.');
        await wait(50);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
