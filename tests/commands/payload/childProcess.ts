import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { answers } from '../../support/ports.ts';

export interface ChildServer {
  /**
   * Until it serves.
   *
   * @throws where it ends before that, or does not come
   */
  ready: () => Promise<void>;
  ended: Promise<void>;
  /** Ends it and all that it has started, and waits until it is gone. */
  stop: () => Promise<void>;
  /** The same at once, as a machine that fails would: none of them can put anything in order. */
  kill: () => Promise<void>;
}

/** Where a server says what it does: where we are watched, or in an open file. */
export type Output = 'inherit' | number;

interface Start {
  title: string;
  command: readonly [file: string, ...parameters: string[]];
  folder?: string;
  env: Readonly<Record<string, string>>;
  output: Output;
  /** An address that answers with 200 once it serves. */
  readyAt: string;
}

/** Far longer than the first page takes that a slow machine compiles. */
const startLimitMs = 300_000;

export function startChild({ title, command, folder, env, output, readyAt }: Start): ChildServer {
  const [file, ...parameters] = command;
  // A group of its own: a server that starts others is ended with them, and Ctrl-C is for us to pass on.
  const child = spawn(file, parameters, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    signalGroup(child, signal);
    await ended;
  };
  return {
    ended,
    ready: async () => {
      const deadline = Date.now() + startLimitMs;
      while (!(await answers(readyAt))) {
        const hasEnded = await Promise.race([ended.then(() => true), wait(200, false)]);
        if (hasEnded || Date.now() > deadline) throw new Error(`${title} did not start.`);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, signal);
}
