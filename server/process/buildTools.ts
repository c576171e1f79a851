import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The bundler's command, from the project's folder. */
export const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');

/**
 * What builds run with, as `npm run build` says it too. With few processors the bundler has 5 threads in all, and waits
 * for itself for ever where more modules than that ask a plugin at the same moment.
 */
const buildEnvironment = { NODE_ENV: 'production', ROLLDOWN_MAX_BLOCKING_THREADS: '32' };

/**
 * Runs a program that makes code, in a process of its own: a module that was loaded stays as it was, and two builds in
 * one process wait for each other. What it prints is seen.
 *
 * @param project the folder that it runs in
 * @returns whether it did what it should
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

/** What the bundler is asked for. Its settings are run as they stand: to bundle them as well took a third of a build. */
export function buildWith(configuration: string): readonly [string, ...string[]] {
  return [vite, 'build', '--configLoader', 'native', '--config', configuration, '--logLevel', 'warn'];
}
