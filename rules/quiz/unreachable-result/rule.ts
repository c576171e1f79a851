import type { RangedResponse } from '#contracts/quizScoring.ts';
import type { QuizResponse } from '#schemas/generated/types.ts';
import { type QuizScore, quizScores, responsesPointer } from '../../engine/quiz/quizScores.ts';
import { scoresInWords } from '../../engine/quiz/wording.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/unreachable-result',
  severity: 'error',
  summary: 'A result cannot be reached by any answers.',
  blocks: {
    quiz({ data, place }, report) {
      const { scores } = quizScores(data);
      const ranges = new Map(scores.flatMap((score) => score.ranges.map((range) => [range.at, range])));
      for (const range of ranges.values()) {
        const counting = scores.filter((score) => score.ranges.some(({ at }) => at === range.at));
        if (counting.some((score) => isReached(range.at, score))) continue;
        report(place(`${responsesPointer}${range.at}`), reasonFor(range, counting), {
          evidence: `${range.low}–${range.high}`,
        });
      }
    },
  },
};

/** Whether a reachable score lies in the range. The last range has no upper end. */
function isReached(at: string, { ranges, reachable }: QuizScore): boolean {
  const index = ranges.findIndex((range) => range.at === at);
  const range = ranges[index];
  if (!range) return false;
  const high = index === ranges.length - 1 ? Number.POSITIVE_INFINITY : range.high;
  return reachable.all.some((score) => range.low <= score && score <= high);
}

function reasonFor({ low, high }: RangedResponse<QuizResponse>, counting: readonly QuizScore[]): string {
  if (low > high)
    return `This range goes from ${low} down to ${high}, so it contains no score. Swap the two limits.`;
  const all = counting.flatMap(({ reachable }) => reachable.all);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const reached = `The answers add up to ${scoresInWords(least, most)}`;
  return low > most || high < least
    ? `${reached}, so no reader gets the result for ${scoresInWords(low, high)}. Change the range or the points, or remove the result.`
    : `${reached}, but never to ${scoresInWords(low, high)}, so no reader gets this result. Change the range or the points, or remove the result.`;
}
