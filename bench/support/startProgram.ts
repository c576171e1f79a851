import { spawn } from 'node:child_process';

interface StartedProgram {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a server of a benchmark's own, which says its port on standard output.
 *
 * @param script as it was built
 * @param log where its errors go: a file's descriptor
 */
export async function startProgram(
  script: string,
  args: readonly string[],
  log: number,
): Promise<StartedProgram> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', log] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const { stdout } = child;
  if (!stdout) throw new Error(`${script} has no output`);
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    stdout.on('data', (chunk: Buffer) => {
      const told = /port (\d+)/.exec(chunk.toString())?.[1];
      if (told !== undefined) resolve(told);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
