import { type RangedResponse, rangesFor, rangesOfTotal } from '#contracts/quizScoring.ts';
import type { QuizData, QuizQuestion, QuizResponse } from '#schemas/generated/types.ts';
import { type ReachableScores, reachableScores } from './reachableScores.ts';

export const responsesPointer = '/data/results/responses';

export interface QuizScore {
  section: string | undefined;
  counted: readonly { question: QuizQuestion; index: number }[];
  ranges: readonly RangedResponse<QuizResponse>[];
  reachable: ReachableScores;
}

export interface QuizScores {
  scores: readonly QuizScore[];
  tooMany: boolean;
}

const known = new WeakMap<QuizData, QuizScores>();

export function quizScores(quiz: QuizData): QuizScores {
  const made = known.get(quiz);
  if (made) return made;
  const counted = countScores(quiz);
  known.set(quiz, counted);
  return counted;
}

function countScores({ questions, scoreType = 'simple', results }: QuizData): QuizScores {
  const responses = results?.responses ?? [];
  const counted = questions.map((question, index) => ({ question, index }));
  const scored: Omit<QuizScore, 'reachable'>[] = [];
  if (scoreType !== 'multi')
    scored.push({ section: undefined, counted, ranges: rangesOfTotal(responses, scoreType) });
  if (scoreType !== 'simple') {
    for (const [section, own] of Map.groupBy(counted, ({ question }) => question.sectionTitle ?? ''))
      scored.push({ section, counted: own, ranges: rangesFor(section, responses, scoreType) });
  }
  const scores: QuizScore[] = [];
  for (const score of scored) {
    const reachable = reachableScores(score.counted.map(({ question }) => question));
    if (reachable) scores.push({ ...score, reachable });
  }
  return { scores, tooMany: scores.length < scored.length };
}
