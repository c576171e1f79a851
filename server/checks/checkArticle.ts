import { check, checkParsed } from '#quality/check.ts';
import { contentRules } from '#quality/generated/rules.ts';
import { readArticle } from '#quality/json/readArticle.ts';
import { trialsAmong } from '#transformer/checkByRendering/widgetTrial.ts';
import type { Problem } from '#transformer/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { CheckTask } from './checkMessages.ts';

/**
 * Holds an article against the rules that the command checks by, but for those that are left out.
 *
 * @param beforeRule is told the name of each rule before it is shown anything
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

/** Nobody here mends by pressing a button, and a fix holds the whole text that it mends: of a long one a thousand times. */
function withoutFix({ fix: _, ...problem }: Problem): Problem {
  return problem;
}
