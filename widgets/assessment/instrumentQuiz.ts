import type { QuizQuestion, QuizResults } from '#schemas/generated/types.ts';
import type { Instrument } from '#transformer/blockContext.ts';

export function questionsOf({ items, answers }: Instrument): QuizQuestion[] {
  return items.map(({ text, answers: own = answers }) => ({
    questionTitle: text,
    answers: own.map(({ label, points }) => ({ label, score: points })),
  }));
}

export function resultsOf({ items, answers, bands }: Instrument): QuizResults {
  const maximumScore = items.reduce(
    (sum, { answers: own = answers }) => sum + Math.max(...own.map(({ points }) => points)),
    0,
  );
  return {
    maximumScore,
    responses: bands.map(({ from, title, text }, index) => {
      const next = bands[index + 1];
      return { range: { low: from, high: next ? next.from - 1 : maximumScore }, title, text };
    }),
  };
}

/** Whether an item about self-harm has any answer but its first, which denies it. */
export function tellsOfSelfHarm({ items }: Instrument, questions: readonly QuizQuestion[]): boolean {
  return items.some(
    ({ asksAboutSelfHarm }, index) =>
      asksAboutSelfHarm && (questions[index]?.answers.findIndex(({ selected }) => selected) ?? 0) > 0,
  );
}
