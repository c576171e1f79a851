import { check, checkParsed } from '#rules/check.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { trialsAmong } from '#transformer/checkByRendering/widgetTrial.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { CheckTask } from './checkMessages.ts';

export function checkArticle(
  { article, path, foundRendering, without, settings, at = new Date() }: CheckTask,
  beforeRule?: (rule: string) => void,
): Problem[] {
  const rules = contentRules.filter(({ id }) => !without.includes(id));
  const trialOf = trialsAmong(foundRendering);
  const options = { at, anchorsOf: blockAnchors, trialOf, rules, beforeRule, settings };
  const problems =
    article.kind === 'value'
      ? check(article.value, options)
      : checkParsed(readArticle(article.text, path), options);
  return problems.map(withoutFix);
}

/** Fixes are not applied here, and each contains a copy of the whole text. */
function withoutFix({ fix: _, ...problem }: Problem): Problem {
  return problem;
}
