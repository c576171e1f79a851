/** Preloaded by a process that is measured: at its end it writes down what it took. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
  });
}
