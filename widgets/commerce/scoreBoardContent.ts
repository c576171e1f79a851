import { isBlank } from '#contracts/blank.ts';
import type { Criterion } from '#schemas/generated/types.ts';

/** Our own scores of a product. */
export interface ScoreBoardContent {
  /** The headline score, of the criterion called Overall, else our own rating where readers see one. */
  overall: number | undefined;
  criteria: readonly { name: string; score: number }[];
}

/** The criterion that holds the headline score. */
const overallCriterion = 'Overall';

/**
 * Reads the scores by criterion; undefined where there are none.
 *
 * @param rating our own rating of the product, where readers see it; never the average of its buyers
 */
export function scoreBoardContent(
  reviews: readonly Criterion[] = [],
  rating?: number,
): ScoreBoardContent | undefined {
  const named = reviews.filter(({ scoreCriteriaName }) => !isBlank(scoreCriteriaName));
  if (named.length === 0) return undefined;
  const overall = named.find(({ scoreCriteriaName }) => scoreCriteriaName === overallCriterion);
  return {
    overall: overall?.scoreCriteriaValue ?? rating,
    criteria: named
      .filter((review) => review !== overall)
      .map(({ scoreCriteriaName, scoreCriteriaValue }) => ({
        name: scoreCriteriaName,
        score: scoreCriteriaValue,
      })),
  };
}
