import { quizScores, responsesPointer } from '../../engine/quiz/quizScores.ts';
import { ofSection, resultName, scoresInWords } from '../../engine/quiz/wording.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/score-overlap',
  severity: 'error',
  summary: 'Two results have the same score.',
  blocks: {
    quiz({ data, place }, report) {
      const reported = new Set<string>();
      for (const score of quizScores(data).scores) {
        score.ranges.forEach((range, index) => {
          const other = score.ranges.find(
            (each, at) => at < index && sharedScores(score.reachable.all, range, each).length > 0,
          );
          if (!other || reported.has(range.at)) return;
          reported.add(range.at);
          const shared = sharedScores(score.reachable.all, range, other);
          const [first = 0, last = first] = [shared[0], shared.at(-1)];
          report(
            place(`${responsesPointer}${range.at}/low`),
            `A score of ${scoresInWords(first, last)}${ofSection(score)} has two results: ${resultName(other)} and ${resultName(range)}. Readers see the first. Change the ranges so that each score is in one range.`,
            {
              evidence: scoresInWords(first, last),
              related: [
                { place: place(`${responsesPointer}${other.at}`), message: 'This result comes first.' },
              ],
            },
          );
        });
      }
    },
  },
};

interface Ends {
  low: number;
  high: number;
}

function sharedScores(scores: readonly number[], one: Ends, other: Ends): number[] {
  const low = Math.max(one.low, other.low);
  const high = Math.min(one.high, other.high);
  if (high < low) return [];
  return scores.filter((score) => low <= score && score <= high);
}
