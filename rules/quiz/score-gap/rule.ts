import { type RangedResponse, rangeHolding } from '#contracts/quizScoring.ts';
import type { QuizResponse } from '#schemas/generated/types.ts';
import { type QuizScore, quizScores, responsesPointer } from '../../engine/quiz/quizScores.ts';
import { answersInWords, ofSection, scoresInWords } from '../../engine/quiz/wording.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/score-gap',
  severity: 'error',
  summary: 'A possible score has no result.',
  blocks: {
    quiz({ data, place }, report) {
      const { scores, tooMany } = quizScores(data);
      if (tooMany) {
        report(
          place('/data/questions'),
          'The answers give thousands of different scores, too many to check. Use whole points for the answers.',
          { severity: 'info' },
        );
      }
      for (const score of scores.filter(({ ranges }) => ranges.length > 0)) {
        for (const { first, last } of gapsOf(score)) {
          report(
            place(responsesPointer + nearestEnd(first, score.ranges)),
            `There is no result for a score of ${scoresInWords(first, last)}${ofSection(score)}. Readers who answer ${answersInWords(score, first)} get ${first} points, but no result. Extend a range to include ${first === last ? 'it' : 'them'}.`,
            { evidence: `${score.section ?? ''}: ${scoresInWords(first, last)}` },
          );
        }
      }
    },
  },
};

function gapsOf({ reachable, ranges }: QuizScore): { first: number; last: number }[] {
  const gaps: { first: number; last: number }[] = [];
  let open: { first: number; last: number } | undefined;
  for (const score of reachable.all) {
    if (rangeHolding(score, ranges)) {
      open = undefined;
    } else if (open) {
      open.last = score;
    } else {
      open = { first: score, last: score };
      gaps.push(open);
    }
  }
  return gaps;
}

/** The range boundary next to a score: the upper one of the range below, or the lower one above. */
function nearestEnd(score: number, ranges: readonly RangedResponse<QuizResponse>[]): string {
  const below = ranges.filter(({ high }) => high < score).toSorted((one, other) => other.high - one.high)[0];
  if (below) return `${below.at}/high`;
  const above = ranges.toSorted((one, other) => one.low - other.low)[0];
  return above ? `${above.at}/low` : '';
}
