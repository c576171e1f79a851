import type { RangedResponse } from '#contracts/quizScoring.ts';
import type { QuizResponse } from '#schemas/generated/types.ts';
import type { QuizScore } from './quizScores.ts';

const longestLabel = 40;
const mostAnswers = 8;

export function scoresInWords(lowest: number, highest: number): string {
  return lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
}

export function ofSection({ section }: QuizScore): string {
  return section === undefined ? '' : ` in "${section}"`;
}

export function resultName({ response, low, high }: RangedResponse<QuizResponse>): string {
  return response.title
    ? `"${response.title}" (${scoresInWords(low, high)})`
    : `the result for ${scoresInWords(low, high)}`;
}

export function answersInWords({ counted, reachable }: QuizScore, score: number): string {
  const labels = reachable.answersFor(score).map((answer, index) => {
    const label = counted[index]?.question.answers[answer]?.label.trim() ?? '';
    return `"${label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label}"`;
  });
  const shown = labels.slice(0, mostAnswers);
  return shown.join(', ') + (labels.length > shown.length ? ` and so on` : '');
}
