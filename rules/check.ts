import type { Problem } from '#transformer/problems/problem.ts';
import { runSync, type Steps } from '#transformer/steps.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import { boundArticle } from '#transformer/validate/boundArticle.ts';
import type { ParsedArticle } from '#transformer/validate/parseArticle.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { type CheckOptions, type CheckParts, parsedSteps } from './checkSteps.ts';
import { contentRules } from './generated/rules.ts';
import { silence } from './silence.ts';

export type { CheckOptions } from './checkSteps.ts';

const allParts: CheckParts = { contract: wholeContract, rules: contentRules, silence };

/**
 * Checks valid content even without a page. Omits problems that the article suppresses.
 * Never throws for any input.
 */
export function check(article: unknown, options: CheckOptions = {}): Problem[] {
  return runSync(checkSteps(article, options));
}

/** {@link check} as steps that yield after each block, so that the caller can do other work. */
export function checkSteps(article: unknown, options: CheckOptions = {}): Steps<Problem[]> {
  return parsedSteps(boundArticle(article, pathOf(article)), options, allParts);
}

export function checkParsed(parsed: ParsedArticle, options: CheckOptions = {}): Problem[] {
  return runSync(parsedSteps(parsed, options, allParts));
}
