import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs scripts of `package.json` beside each other, as many as there are processors. What one said is shown when it has
 * ended, so that it stands together.
 *
 * @returns those that failed
 */
export async function sideBySide(scripts: readonly string[]): Promise<string[]> {
  const waiting = [...scripts];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      if (!(await passes(script))) failed.push(script);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

function passes(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '-s', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(`\n${code === 0 ? '✓' : '✗'} npm run ${script}\n${said}`);
      resolve(code === 0);
    });
  });
}
