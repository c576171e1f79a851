import { boundArticle } from '#transformer/json/boundArticle.ts';
import type { ParsedArticle } from '#transformer/parseArticle.ts';
import type { Problem } from '#transformer/problem.ts';
import { runSync, type Steps } from '#transformer/steps.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { type CheckOptions, type CheckParts, parsedSteps } from './checkSteps.ts';
import { contentRules } from './generated/rules.ts';
import { silence } from './silence.ts';

export type { CheckOptions } from './checkSteps.ts';

const everything: CheckParts = { contract: wholeContract, rules: contentRules, silence };

/**
 * Checks an article: its envelope and blocks against their schemas, and what is valid against the content rules, also
 * where that makes no page. What the article itself silences is not told. The one check behind the command, the editor
 * and the server. Never throws, whatever the input is.
 */
export function check(article: unknown, options: CheckOptions = {}): Problem[] {
  return runSync(checkSteps(article, options));
}

/** {@link check} that gives way behind each block, for whoever has others waiting. */
export function checkSteps(article: unknown, options: CheckOptions = {}): Steps<Problem[]> {
  return parsedSteps(boundArticle(article, pathOf(article)), options, everything);
}

/** {@link check} for what `readArticle` has read, with what that found in the text. */
export function checkParsed(parsed: ParsedArticle, options: CheckOptions = {}): Problem[] {
  return runSync(parsedSteps(parsed, options, everything));
}
