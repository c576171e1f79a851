import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');

/** On few processors the bundler has 5 threads, and deadlocks on more concurrent plugin calls. */
const buildEnvironment = { NODE_ENV: 'production', ROLLDOWN_MAX_BLOCKING_THREADS: '32' };

/**
 * In a child process: loaded modules stay stale, and two builds in one process block each other.
 * @returns whether it succeeded
 */
export async function runBuildTool(
  project: string,
  program: string,
  ...parameters: readonly string[]
): Promise<boolean> {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...buildEnvironment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

export function buildWith(configuration: string): readonly [string, ...string[]] {
  return [vite, 'build', '--configLoader', 'native', '--config', configuration, '--logLevel', 'warn'];
}
