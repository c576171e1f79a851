import type { QuizQuestion } from '../../schemas/generated/types.ts';
import { exact } from '../../schemas/quizScoring.ts';

/** More different scores than any real quiz has; counting on would take the memory of hostile ones. */
const mostScores = 5000;

/** What answers to some questions can add up to. */
export interface ReachableScores {
  /** Every sum, from the lowest. */
  readonly all: readonly number[];
  /** Answers that lead to a sum: for each question, the 0-based number of its answer. */
  answersFor(score: number): number[];
}

interface Step {
  before: number;
  answer: number;
}

/**
 * Every sum that answers to the questions can add up to, counted exactly: not all numbers between the lowest and the
 * highest are reached. Undefined where there are too many to count.
 */
export function reachableScores(questions: readonly QuizQuestion[]): ReachableScores | undefined {
  const steps: Map<number, Step>[] = [];
  let sums: Iterable<number> = [0];
  for (const { answers } of questions) {
    const next = new Map<number, Step>();
    for (const before of sums) {
      answers.forEach(({ score = 0 }, answer) => {
        const sum = exact(before + score);
        if (!next.has(sum)) next.set(sum, { before, answer });
      });
      if (next.size > mostScores) return undefined;
    }
    steps.push(next);
    sums = next.keys();
  }
  return {
    all: [...sums].sort((one, other) => one - other),
    answersFor(score) {
      const answers: number[] = [];
      let sum = score;
      for (const step of steps.toReversed()) {
        const { before, answer } = step.get(sum) ?? { before: 0, answer: 0 };
        answers.unshift(answer);
        sum = before;
      }
      return answers;
    },
  };
}
