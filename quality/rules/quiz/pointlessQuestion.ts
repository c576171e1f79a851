import type { Rule } from '../../rule.ts';

/** A question whose answers all give the same points: whatever a reader says, the result is the same. */
export const pointlessQuestion: Rule = {
  id: 'quiz/pointless-question',
  severity: 'warning',
  summary: 'All answers to a question give the same points.',
  blocks: {
    quiz({ data, place }, report) {
      const pointsOf = data.questions.map(({ answers }) => new Set(answers.map(({ score = 0 }) => score)));
      // Where no question has points, the quiz is for thinking, not for counting.
      if (pointsOf.every((points) => points.size === 1)) return;
      data.questions.forEach(({ answers, questionTitle, questionText }, index) => {
        const [points, ...others] = pointsOf[index] ?? [];
        if (others.length > 0 || answers.length < 2) return;
        report(
          place(`/data/questions/${index}/answers`),
          `Every answer to this question gives ${points} points, so it has no say in the result. Give the answers different points, or take the question out.`,
          { evidence: questionTitle ?? questionText ?? '' },
        );
      });
    },
  },
};
