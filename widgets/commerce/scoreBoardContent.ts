import { isBlank } from '#contracts/blank.ts';
import type { Criterion } from '#schemas/generated/types.ts';

export interface ScoreBoardContent {
  /** The headline score: of the Overall criterion, otherwise our visible rating. */
  overall: number | undefined;
  criteria: readonly { name: string; score: number }[];
}

const overallCriterion = 'Overall';

/** @param rating our visible rating of the product, never its buyers' average */
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
