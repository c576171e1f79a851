import { check, checkParsed } from '#quality/check.ts';
import { contentRules } from '#quality/generated/rules.ts';
import { readArticle } from '#quality/json/readArticle.ts';
import { trialsAmong } from '#transformer/checkByRendering/widgetTrial.ts';
import type { Problem } from '#transformer/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { CheckTask } from './checkMessages.ts';

/**
 * Checks an article against the rules of the command, without the excluded ones.
 * @param beforeRule is called with each rule's name before it runs
 */
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

/** No one applies fixes here, and each holds a copy of the whole text that it changes. */
function withoutFix({ fix: _, ...problem }: Problem): Problem {
  return problem;
}
