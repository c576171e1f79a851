import { parentPort, workerData } from 'node:worker_threads';
import { steps, type WatchedThreadData } from '#platform/watchedThread.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { checkArticle } from './checkArticle.ts';
import { type CheckTask, ruleUnderWay } from './checkMessages.ts';

const { progress }: WatchedThreadData = workerData;
const numbers = new Map(contentRules.map(({ id }, index) => [id, index + 1]));

function note(rule: number): void {
  Atomics.store(progress, ruleUnderWay, rule);
  Atomics.add(progress, steps, 1);
}

parentPort?.on('message', (task: CheckTask) => {
  note(0);
  parentPort?.postMessage(checkArticle(task, (rule) => note(numbers.get(rule) ?? 0)));
});
parentPort?.postMessage([]);
