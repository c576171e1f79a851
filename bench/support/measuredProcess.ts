import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Usage {
  seconds: number;
  /** Of all its threads together. */
  cpuSeconds: number;
  peakMegabytes: number;
  status: number | null;
  firstError: string;
}

const preload = pathToFileURL(resolve('bench/support/reportUsage.js')).href;

/**
 * Runs Node with arguments, and measures it.
 *
 * @param folder where the process may leave what it took
 */
export function runMeasured(args: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}): Usage {
  const file = join(folder, 'usage.json');
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], {
    env: { ...process.env, ...env, BENCH_USAGE_FILE: file },
    maxBuffer: 1e9,
    encoding: 'utf8',
  });
  const seconds = (performance.now() - started) / 1000;
  const usage: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isUsage(usage)) throw new Error('A process did not say what it took.');
  return {
    seconds,
    cpuSeconds: usage.cpu / 1e6,
    peakMegabytes: usage.maxRSS / 1024,
    status,
    firstError: stderr.split('\n')[0]?.slice(0, 80) ?? '',
  };
}

function isUsage(value: unknown): value is { maxRSS: number; cpu: number } {
  return typeof value === 'object' && value !== null && 'maxRSS' in value && 'cpu' in value;
}
