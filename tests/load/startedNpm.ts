import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/ports.ts';
import { until } from './crowd.ts';

/** Builds, and a store that is made; on a machine that does much else. */
export const patience = 240_000;

export type StartedNpm = Awaited<ReturnType<typeof startNpm>>;

export async function startNpm(folder: string, command: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...environment } = process.env;
  const child: ChildProcess = spawn('npm', [...command], {
    cwd: folder,
    env: { ...environment, PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const answers = async (path: string): Promise<string> => {
    try {
      return await (await fetch(`http://localhost:${port}${path}`)).text();
    } catch {
      // Not listening yet, or starting again.
      return '';
    }
  };
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    answer: answers,
    shows: async (path: string, text: string) => {
      const seen = async () => {
        if (child.exitCode !== null) throw new Error(`It has ended:\n${output}`);
        return (await answers(path)).includes(text);
      };
      try {
        await until(`${path} shows ${text}`, seen, patience);
      } catch (error) {
        throw new Error(`Not shown. What the command said:\n${output}`, { cause: error });
      }
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exited;
      await until('its server has ended too', async () => (await answers('/healthz')) === '', patience);
    },
  };
}

export function change(folder: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
}
