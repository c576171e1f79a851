import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/pointless-question',
  severity: 'warning',
  summary: 'All answers to a question give the same points.',
  blocks: {
    quiz({ data, place }, report) {
      const isEven = data.questions.map(
        ({ answers }) => new Set(answers.map(({ score = 0 }) => score)).size <= 1,
      );
      // If all answers to each question give the same points, the quiz is for thought and not for a score.
      if (!isEven.includes(false)) return;
      data.questions.forEach(({ answers, questionTitle, questionText }, index) => {
        if (!isEven[index] || answers.length < 2) return;
        report(
          place(`/data/questions/${index}/answers`),
          `Every answer to this question gives ${answers[0]?.score ?? 0} points, so it does not affect the result. Give the answers different points, or remove the question.`,
          { evidence: questionTitle ?? questionText ?? '' },
        );
      });
    },
  },
};
