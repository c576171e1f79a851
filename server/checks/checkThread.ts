import { parentPort, workerData } from 'node:worker_threads';
import { type CheckOptions, check, checkParsed } from '../../quality/check.ts';
import { contentRules } from '../../quality/contentRules.ts';
import { readArticle } from '../../quality/json/readArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import { blockAnchors } from '../../widgets/blockAnchors.ts';
import { type ArticleToCheck, type CheckTask, progress } from './checkMessages.ts';

// The thread in which articles are held against the content rules: one task comes, the problems that were found go back.

const places: Int32Array = workerData;
const numbers = new Map(contentRules.map(({ id }, index) => [id, index + 1]));

function beforeRule(rule: string): void {
  Atomics.store(places, progress.rule, numbers.get(rule) ?? 0);
  Atomics.add(places, progress.steps, 1);
}

function checked(article: ArticleToCheck, options: CheckOptions): Problem[] {
  if (article.kind === 'value') return check(article.value, options);
  return checkParsed(readArticle(article.text, article.path), options);
}

parentPort?.on('message', ({ article, alsoFound, without }: CheckTask) => {
  Atomics.store(places, progress.rule, 0);
  Atomics.add(places, progress.steps, 1);
  const rules = contentRules.filter(({ id }) => !without.includes(id));
  parentPort?.postMessage(checked(article, { anchorsOf: blockAnchors, alsoFound, rules, beforeRule }));
});
