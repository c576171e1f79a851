import { boundArticle } from '../json/boundArticle.ts';
import { atOnce, type Steps } from '../steps.ts';
import { boundedSteps, pathOf, unusable, type ValidatedArticle } from './articleSteps.ts';
import { wholeContract } from './wholeContract.ts';

/**
 * Checks an article, whatever it is: the envelope, then each block on its own against the schema of its type.
 * Never throws, never changes its input, and copies only what something is taken out of.
 */
export function validateArticle(input: unknown): ValidatedArticle {
  return atOnce(validateSteps(input));
}

/** {@link validateArticle}, a step for each block. */
export function* validateSteps(input: unknown): Steps<ValidatedArticle> {
  const bounded = boundArticle(input, pathOf(input));
  return bounded.ok ? yield* boundedSteps(bounded, wholeContract) : unusable([bounded.problem]);
}
