import { exact } from '#contracts/quizScoring.ts';
import type { QuizQuestion } from '#schemas/generated/types.ts';

/** More distinct scores than any real quiz has; bounds memory for hostile input. */
const mostScores = 5000;

export interface ReachableScores {
  readonly all: readonly number[];
  /** Answers that lead to a sum: the 0-based answer index of each question. */
  answersFor(score: number): number[];
}

/** Computed exactly: not every number in the range is reachable. Undefined if there are too many. */
export function reachableScores(questions: readonly QuizQuestion[]): ReachableScores | undefined {
  const previous: (readonly number[])[] = [];
  let sums: readonly number[] = [0];
  for (const { answers } of questions) {
    previous.push(sums);
    const next = sumsAfter(sums, answers);
    if (!next) return undefined;
    sums = next;
  }
  return {
    all: sums.toSorted((one, other) => one - other),
    answersFor(score) {
      const chosen: number[] = [];
      let sum = score;
      for (let index = questions.length - 1; index >= 0; index--) {
        const step = stepTo(sum, previous[index] ?? [], questions[index]?.answers ?? []);
        chosen.unshift(step.answer);
        sum = step.previous;
      }
      return chosen;
    },
  };
}

type Answers = QuizQuestion['answers'];

function sumsAfter(sums: readonly number[], answers: Answers): readonly number[] | undefined {
  const next = new Set<number>();
  for (const previous of sums) {
    for (const answer of answers) next.add(sumWith(previous, answer));
    if (next.size > mostScores) return undefined;
  }
  return [...next];
}

function stepTo(
  sum: number,
  sums: readonly number[],
  answers: Answers,
): { previous: number; answer: number } {
  for (const previous of sums) {
    const answer = answers.findIndex((each) => sumWith(previous, each) === sum);
    if (answer !== -1) return { previous, answer };
  }
  return { previous: 0, answer: 0 };
}

function sumWith(previous: number, { score = 0 }: Answers[number]): number {
  return exact(previous + score);
}
