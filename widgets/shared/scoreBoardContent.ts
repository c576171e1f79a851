import { isBlank } from '../../schemas/formValidation.ts';
import type { Criterion } from '../../schemas/generated/types.ts';

/** Our own scores of a product. */
export interface ScoreBoardContent {
  /** The headline score, of the criterion called Overall, else the rating that is shown beside it. */
  overall: number | undefined;
  criteria: readonly { name: string; score: number }[];
}

/** The criterion that holds the headline score (specification §3). */
const overallCriterion = 'Overall';

/**
 * Reads the scores by criterion; undefined where there are none.
 *
 * @param rating what the product's rating is, where readers see it
 */
export function scoreBoardContent(
  reviews: readonly Criterion[] = [],
  rating?: number,
): ScoreBoardContent | undefined {
  if (reviews.length === 0) return undefined;
  const overall = reviews.find(({ scoreCriteriaName }) => scoreCriteriaName === overallCriterion);
  return {
    overall: overall?.scoreCriteriaValue ?? rating,
    criteria: reviews
      .filter((review) => review !== overall && !isBlank(review.scoreCriteriaName))
      .map(({ scoreCriteriaName, scoreCriteriaValue }) => ({
        name: scoreCriteriaName,
        score: scoreCriteriaValue,
      })),
  };
}
