import type { RangedResponse } from '#contracts/quizScoring.ts';
import type { QuizResponse } from '#schemas/generated/types.ts';
import type { QuizScore } from './quizScores.ts';

const longestLabel = 40;
const mostAnswers = 8;

/** A score or a range of scores as text: `4`, or `4 to 6`. */
export function scoresInWords(lowest: number, highest: number): string {
  return lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
}

/** Text after "score" that names its section; empty for the total. */
export function ofSection({ section }: QuizScore): string {
  return section === undefined ? '' : ` in "${section}"`;
}

/** A result's title, or its range if it has none. */
export function resultName({ response, low, high }: RangedResponse<QuizResponse>): string {
  return response.title
    ? `"${response.title}" (${scoresInWords(low, high)})`
    : `the result for ${scoresInWords(low, high)}`;
}

/** Answers that lead to a score, in the order of the questions. */
export function answersInWords({ asked, reachable }: QuizScore, score: number): string {
  const labels = reachable.answersFor(score).map((answer, index) => {
    const label = asked[index]?.question.answers[answer]?.label.trim() ?? '';
    return `"${label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label}"`;
  });
  const shown = labels.slice(0, mostAnswers);
  return shown.join(', ') + (labels.length > shown.length ? ` and so on` : '');
}
