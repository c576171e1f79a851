import { runSync, type Steps } from '../steps.ts';
import { boundedSteps, pathOf, unusable, type ValidatedArticle } from './articleSteps.ts';
import { boundArticle } from './boundArticle.ts';
import { wholeContract } from './wholeContract.ts';

/** The envelope, then each block by its type's schema. Never throws, pure, copies only what it changes. */
export function validateArticle(input: unknown): ValidatedArticle {
  return runSync(validateSteps(input));
}

export function* validateSteps(input: unknown): Steps<ValidatedArticle> {
  const bounded = boundArticle(input, pathOf(input));
  return bounded.ok ? yield* boundedSteps(bounded, wholeContract) : unusable([bounded.problem]);
}
