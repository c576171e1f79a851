import type { PreparedArticle } from '../preparedArticle.ts';
import { keepBlocks } from './keepBlocks.ts';
import type { NormaliseContext } from './normaliseStep.ts';

/** The variant of everybody who takes no part in an experiment (our decision; specification §1 leaves it open). */
export const controlVariant = 'control';

/** Leaves out the blocks that belong to another variant of an experiment than the reader's. */
export function resolveConditions(
  article: PreparedArticle,
  { experiments }: Pick<NormaliseContext, 'experiments'>,
): PreparedArticle {
  return keepBlocks(article, ({ experiment, variant }) => {
    if (experiment === undefined) return true;
    const own = Object.hasOwn(experiments, experiment) ? experiments[experiment] : undefined;
    return variant === (own ?? controlVariant);
  });
}
