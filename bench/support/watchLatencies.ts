import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How long it takes from the save of an article to its findings, in milliseconds, sorted.
 *
 * @param folder of articles, `0.json` and others
 */
export async function watchLatencies(folder: string, saves: number): Promise<number[]> {
  const child = spawn(process.execPath, ['cli/bin.js', 'validate', '--watch', '--format', 'concise', folder]);
  try {
    await written(child, 'stderr', 'watching');
    const file = join(folder, '0.json');
    const text = readFileSync(file, 'utf8');
    const latencies: number[] = [];
    for (let save = 0; save < saves; save++) {
      const mark = `no-such-type-${save}`;
      const seen = written(child, 'stdout', mark);
      const started = performance.now();
      writeFileSync(file, text.replace('"blocks":[', `"blocks":[{"id":"new","type":"${mark}","data":{}},`));
      await seen;
      latencies.push(performance.now() - started);
    }
    return latencies.sort((one, other) => one - other);
  } finally {
    child.kill();
  }
}

function written(
  child: ChildProcessWithoutNullStreams,
  stream: 'stdout' | 'stderr',
  text: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = '';
    const read = (chunk: Buffer): void => {
      all += chunk.toString();
      if (!all.includes(text)) return;
      child[stream].off('data', read);
      child.off('exit', ended);
      resolve();
    };
    const ended = (): void => reject(new Error('The command has ended.'));
    child[stream].on('data', read);
    child.once('exit', ended);
  });
}
