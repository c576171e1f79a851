import {
  type RangedResponse,
  rangesOfSection,
  rangesOfTotal,
  type ScoreType,
  sectionScores,
} from '#contracts/quizScoring.ts';
import type { QuizQuestion, QuizResponse } from '#schemas/generated/types.ts';

export interface ScoreKeyEntry {
  /** '' for the total, and in multi scoring for any section. */
  section: string;
  range: string;
  response: QuizResponse;
}

export function scoreKey(
  questions: readonly QuizQuestion[],
  scoreType: ScoreType,
  responses: readonly QuizResponse[],
): ScoreKeyEntry[] {
  const sections = scoreType === 'simple' ? [] : [...sectionScores(questions).keys()];
  return [
    ...entries('', rangesOfTotal(responses, scoreType)),
    ...sections.flatMap((section) => entries(section, rangesOfSection(responses, section))),
  ];
}

function entries(section: string, ranges: readonly RangedResponse<QuizResponse>[]): ScoreKeyEntry[] {
  return ranges.map(({ low, high, response }, index) => ({
    section,
    range: rangeText(low, high, index === ranges.length - 1),
    response,
  }));
}

function rangeText(low: number, high: number, isLast: boolean): string {
  if (isLast) return `${low}+`;
  if (low === high) return String(low);
  return low < 0 ? `${low} to ${high}` : `${low}–${high}`;
}
