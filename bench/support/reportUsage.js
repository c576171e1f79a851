/** Preloaded by a process that is measured: at its end it writes down what it took. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ maxRSS: ownPeak() ?? maxRSS, cpu: userCPUTime + systemCPUTime }));
  });
}

/**
 * The most memory that this process has had, in kB. On Linux `maxRSS` counts in what the process had that started it,
 * which for a test runner is more than what is measured.
 */
function ownPeak() {
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak === undefined ? undefined : Number(peak);
}
