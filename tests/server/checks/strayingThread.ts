import { parentPort, workerData } from 'node:worker_threads';
import { steps, type WatchedThreadData } from '#platform/watchedThread.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { type CheckTask, ruleUnderWay } from '#server/checks/checkMessages.ts';

// A thread whose rules do what the article's path says, until they are left out.

const { progress }: WatchedThreadData = workerData;

parentPort?.on('message', ({ path, without }: CheckTask) => {
  for (const [index, { id }] of contentRules.entries()) {
    if (!path.includes(id) || without.includes(id)) continue;
    Atomics.store(progress, ruleUnderWay, index + 1);
    Atomics.add(progress, steps, 1);
    if (path.startsWith('/loops')) for (;;) Math.sqrt(Date.now());
    if (path.startsWith('/exits')) process.exit(1);
  }
  if (path.startsWith('/fails')) throw new Error('It is broken.');
  parentPort?.postMessage([]);
});
parentPort?.postMessage([]);
