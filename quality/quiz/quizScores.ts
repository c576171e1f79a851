import type { QuizData, QuizQuestion } from '../../schemas/generated/types.ts';
import { type RangedResponse, rangesFor, rangesOfTotal } from '../../schemas/quizScoring.ts';
import { type ReachableScores, reachableScores } from './reachableScores.ts';

/** JSON Pointer of the results inside a quiz's block. */
export const responsesPointer = '/data/results/responses';

/** A score that readers are told, with the ranges it is looked up in. */
export interface QuizScore {
  /** The section it is the score of; undefined for the total. */
  section: string | undefined;
  /** The questions that count, with their 0-based number in the quiz. */
  asked: readonly { question: QuizQuestion; index: number }[];
  ranges: readonly RangedResponse[];
  reachable: ReachableScores;
}

/** The scores that a quiz tells, and whether some have too many values to be looked at. */
export interface QuizScores {
  scores: readonly QuizScore[];
  tooMany: boolean;
}

const known = new WeakMap<QuizData, QuizScores>();

/** The scores that a quiz tells by its way of scoring. Counted once for all rules. */
export function quizScores(quiz: QuizData): QuizScores {
  const made = known.get(quiz) ?? countScores(quiz);
  known.set(quiz, made);
  return made;
}

function countScores({ questions, scoreType = 'simple', results }: QuizData): QuizScores {
  const responses = results?.responses ?? [];
  const asked = questions.map((question, index) => ({ question, index }));
  const total = { section: undefined, asked, ranges: rangesOfTotal(responses, scoreType) };
  const sections = [...Map.groupBy(asked, ({ question }) => question.sectionTitle ?? '')].map(
    ([section, own]) => ({ section, asked: own, ranges: rangesFor(section, responses, scoreType) }),
  );
  const told = [...(scoreType === 'multi' ? [] : [total]), ...(scoreType === 'simple' ? [] : sections)];
  const scores = told.flatMap((score) => {
    const reachable = reachableScores(score.asked.map(({ question }) => question));
    return reachable ? [{ ...score, reachable }] : [];
  });
  return { scores, tooMany: scores.length < told.length };
}
